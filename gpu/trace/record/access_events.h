// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstring>

#include "trace/record/access.h"
#include "trace/record/event.h"

// The events of an access; all recorders share them.

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
/// used as a V, but an access to it makes events of sizeof(V) elements.
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

/// The element type that `viewAs<V>` gives an array of T: V itself where it consists of Ts.
template <class V, class T>
using ViewOf = std::conditional_t<sizeof(T) == 1, AsBytes<V>, V>;

/// The number of scalars in an element type: 1, 2 for float2, 4 for float4.
template <class T>
inline constexpr int kWidthOf = kIsBytes<std::remove_cv_t<T>> ? 16
                                : HasW<std::remove_cv_t<T>>   ? 4
                                : HasY<std::remove_cv_t<T>>   ? 2
                                                              : 1;

/// The type of an element's scalars: float for float4 and for float.
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

/// Returns the element's bit pattern in the low bytes.
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

/// `Event::form` of an access to an element of type T.
template <class T>
inline constexpr AccessForm kFormOf = std::is_volatile_v<T> ? AccessForm::polled
                                      : kWidthOf<T> == 16   ? AccessForm::sixteen
                                      : kWidthOf<T> == 4    ? AccessForm::quad
                                      : kWidthOf<T> == 2    ? AccessForm::pair
                                                            : AccessForm::single;
/// The same of a store by __pipeline_memcpy_async.
template <class T>
inline constexpr AccessForm kCopyFormOf = kWidthOf<T> == 4   ? AccessForm::copiedQuad
                                          : kWidthOf<T> == 2 ? AccessForm::copiedPair
                                                             : AccessForm::copied;
/// The event of one scalar.
template <class T>
LANESCOPE_ACCESS_FN Event eventOf(EventKind kind, const Place<T>& place, Scalar<T> value,
                                  int position = 0, AccessForm form = kFormOf<T>) {
  return Event::make(kind, place.array, place.line, place.index + position, bitsOf(value),
                     static_cast<unsigned>(form));
}

/// Passes the events of a load or a store to `note`, one per scalar.
template <class T, class Note>
LANESCOPE_ACCESS_FN void noteAccess(EventKind kind, const Place<T>& place,
                                    const std::remove_cv_t<T>& value, const Note& note,
                                    AccessForm form = kFormOf<T>) {
  static_assert(kWidthOf<T> == 1 || !std::is_volatile_v<T>, "a volatile vector cannot be read");
  if constexpr (kWidthOf<T> == 1) {
    note(eventOf(kind, place, value, 0, form));
  } else if constexpr (kIsBytes<std::remove_cv_t<T>>) {
    std::uint8_t bytes[sizeof value];
    __builtin_memcpy(bytes, &value, sizeof value);
    for (int i = 0; i < kWidthOf<T>; ++i) note(eventOf(kind, place, bytes[i], i, form));
  } else {
    note(eventOf(kind, place, value.x, 0, form));
    note(eventOf(kind, place, value.y, 1, form));
    if constexpr (kWidthOf<T> == 4) {
      note(eventOf(kind, place, value.z, 2, form));
      note(eventOf(kind, place, value.w, 3, form));
    }
  }
}

/// The event of an access outside its array.
template <class T>
LANESCOPE_ACCESS_FN Event outOfBoundsEvent(const Place<T>& place) {
  return Event::make(EventKind::outOfBounds, place.array, place.line, place.index,
                     static_cast<std::uint64_t>(place.fullIndex));
}

}  // namespace lanescope::trace
