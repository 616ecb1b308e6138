// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstring>

#include "trace/record/access.h"
#include "trace/record/event.h"

// The events of an access, the same for every recorder.

namespace lanescope::trace {

template <class T>
concept HasY = requires(T v) {
  v.y;
};
template <class T>
concept HasW = requires(T v) {
  v.w;
};

/// The element type of an array of bytes that is viewed as vectors: `viewAs<uint4>(pixels)`. It is
/// used as a V, but an access to it is one to sixteen elements.
template <class V>
struct AsBytes {
  V vector;

  AsBytes() = default;
  LANESCOPE_ACCESS_FN AsBytes(const V& v) : vector(v) {}  // NOLINT(google-explicit-constructor)
  LANESCOPE_ACCESS_FN operator V() const {                // NOLINT(google-explicit-constructor)
    return vector;
  }
};
template <class T>
inline constexpr bool kIsBytes = false;
template <class V>
inline constexpr bool kIsBytes<AsBytes<V>> = sizeof(V) == 16;

/// What `viewAs<V>` makes of an array of T: V itself where it is made of Ts.
template <class V, class T>
using ViewOf = std::conditional_t<sizeof(T) == 1, AsBytes<V>, V>;

/// Scalars of an element type: 1, or what float2 or float4 has.
template <class T>
inline constexpr int kWidthOf = kIsBytes<std::remove_cv_t<T>> ? 16
                                : HasW<std::remove_cv_t<T>>   ? 4
                                : HasY<std::remove_cv_t<T>>   ? 2
                                                              : 1;

/// float of float4, float of float.
template <class T>
struct ScalarOf {
  using Type = T;
};
template <HasY T>
struct ScalarOf<T> {
  using Type = std::remove_cvref_t<decltype(T{}.y)>;
};
template <class V>
struct ScalarOf<AsBytes<V>> {
  using Type = std::uint8_t;
};
template <class T>
using Scalar = typename ScalarOf<std::remove_cv_t<T>>::Type;

/// The element's bit pattern in the low bytes.
template <class T>
LANESCOPE_ACCESS_FN std::uint64_t bitsOf(T value) {
  static_assert(sizeof(T) == 1 || sizeof(T) == 4 || sizeof(T) == 8);
  if constexpr (sizeof(T) == 1) {
    return static_cast<std::uint8_t>(value);
  } else if constexpr (sizeof(T) == 4) {
    std::uint32_t bits;
    __builtin_memcpy(&bits, &value, sizeof bits);
    return bits;
  } else {
    std::uint64_t bits;
    __builtin_memcpy(&bits, &value, sizeof bits);
    return bits;
  }
}

/// The reverse of `bitsOf`.
template <class T>
LANESCOPE_ACCESS_FN T valueFrom(std::uint64_t bits) {
  static_assert(sizeof(T) == 1 || sizeof(T) == 4 || sizeof(T) == 8);
  T value;
  if constexpr (sizeof(T) == 1) {
    value = static_cast<T>(bits);
  } else if constexpr (sizeof(T) == 4) {
    const auto low = static_cast<std::uint32_t>(bits);
    __builtin_memcpy(&value, &low, sizeof value);
  } else {
    __builtin_memcpy(&value, &bits, sizeof value);
  }
  return value;
}

/// The event of one scalar.
template <class T>
LANESCOPE_ACCESS_FN Event eventOf(EventKind kind, const Place<T>& place, Scalar<T> value,
                                  int position = 0) {
  constexpr AccessForm kForm = std::is_volatile_v<T> ? AccessForm::polled
                               : kWidthOf<T> == 16   ? AccessForm::sixteen
                               : kWidthOf<T> == 4    ? AccessForm::quad
                               : kWidthOf<T> == 2    ? AccessForm::pair
                                                     : AccessForm::single;
  return Event::make(kind, place.array, place.line, place.index + position, bitsOf(value),
                     static_cast<unsigned>(kForm));
}

/// Hands the events of a load or a store to `note`, one a scalar.
template <class T, class Note>
LANESCOPE_ACCESS_FN void noteAccess(EventKind kind, const Place<T>& place,
                                    const std::remove_cv_t<T>& value, const Note& note) {
  static_assert(kWidthOf<T> == 1 || !std::is_volatile_v<T>, "a volatile vector cannot be read");
  if constexpr (kWidthOf<T> == 1) {
    note(eventOf(kind, place, value));
  } else if constexpr (kIsBytes<std::remove_cv_t<T>>) {
    std::uint8_t bytes[sizeof value];
    __builtin_memcpy(bytes, &value, sizeof value);
    for (int i = 0; i < kWidthOf<T>; ++i) note(eventOf(kind, place, bytes[i], i));
  } else {
    note(eventOf(kind, place, value.x, 0));
    note(eventOf(kind, place, value.y, 1));
    if constexpr (kWidthOf<T> == 4) {
      note(eventOf(kind, place, value.z, 2));
      note(eventOf(kind, place, value.w, 3));
    }
  }
}

/// What stands for an element outside its array.
template <class T>
LANESCOPE_ACCESS_FN Event outOfBoundsEvent(const Place<T>& place) {
  return Event::make(EventKind::outOfBounds, place.array, place.line, place.index,
                     static_cast<std::uint64_t>(place.fullIndex));
}

}  // namespace lanescope::trace
