// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>
#include <concepts>
#include <cstdint>
#include <type_traits>

// The recording accessors: what `a[i]` is in a kernel that is recorded, on a GPU or on the
// emulator. Both builds share this text, so that a thread makes its events in the same order in
// both. An element access yields a Ref; reading the Ref is a load, assigning to it is a store. The
// arithmetic on Refs is spelled out because C++ leaves the order open in which the operands of
// `a[i] * b[i]` are converted: here it is left to right.
//
// `Memory` says what a load and a store do:
//   template <class T> static T load(const Place<T>&);
//   template <class T> static void store(const Place<T>&, T);
#if defined(__CUDACC__)
#define LANESCOPE_ACCESS_FN __device__ __forceinline__
#else
#define LANESCOPE_ACCESS_FN __attribute__((always_inline)) inline
#endif

namespace lanescope::trace {

/// An index that knows the source line it stands on.
struct Index {
  std::int64_t value;
  int line;

  template <std::integral I>
  LANESCOPE_ACCESS_FN constexpr Index(
      I i, int sourceLine = __builtin_LINE())  // NOLINT(google-explicit-constructor)
      : value(static_cast<std::int64_t>(i)), line(sourceLine) {}
};

/// One element of one array, about to be accessed. `address` is null when the index is outside the
/// array.
template <class T>
struct Place {
  T* address;
  unsigned array;          ///< raw array number, see record_builder.h
  std::int64_t index;      ///< raw index, see record_builder.h
  std::int64_t fullIndex;  ///< in elements, never clipped
  int line;
};

/// Stands for `array[index]`. `T` may be const: then it can only be read.
template <class T, class Memory>
class Ref {
 public:
  using Value = std::remove_const_t<T>;

  LANESCOPE_ACCESS_FN explicit Ref(const Place<T>& place) : m_place(place) {}
  Ref(const Ref&) = default;

  LANESCOPE_ACCESS_FN operator Value() const {
    return get();
  }  // NOLINT(google-explicit-constructor)
  [[nodiscard]] LANESCOPE_ACCESS_FN Value get() const { return Memory::load(m_place); }

  LANESCOPE_ACCESS_FN const Ref& operator=(Value value) const {
    Memory::store(m_place, value);
    return *this;
  }
  /// Copies the element, as `a[i] = b[j]` does; a defaulted one would make this Ref stand for b[j].
  LANESCOPE_ACCESS_FN const Ref& operator=(const Ref& other) const { return *this = other.get(); }
  LANESCOPE_ACCESS_FN Ref& operator=(const Ref& other) {
    static_cast<const Ref&>(*this) = other.get();
    return *this;
  }

  // C++ evaluates the right side of a compound assignment first; so do these, since it comes in as
  // a value.
  LANESCOPE_ACCESS_FN const Ref& operator+=(Value v) const {
    return *this = static_cast<Value>(get() + v);
  }
  LANESCOPE_ACCESS_FN const Ref& operator-=(Value v) const {
    return *this = static_cast<Value>(get() - v);
  }
  LANESCOPE_ACCESS_FN const Ref& operator*=(Value v) const {
    return *this = static_cast<Value>(get() * v);
  }
  LANESCOPE_ACCESS_FN const Ref& operator/=(Value v) const {
    return *this = static_cast<Value>(get() / v);
  }

 private:
  Place<T> m_place;
};

template <class X>
inline constexpr bool kIsRef = false;
template <class T, class Memory>
inline constexpr bool kIsRef<Ref<T, Memory>> = true;

template <class X>
LANESCOPE_ACCESS_FN auto valueOf(const X& x) {
  if constexpr (kIsRef<X>) {
    return x.get();
  } else {
    return x;
  }
}

template <class... X>
concept SomeRef = (kIsRef<X> || ...);

#define LANESCOPE_BINARY(op)                                                            \
  template <class X, class Y>                                                           \
  requires SomeRef<X, Y> LANESCOPE_ACCESS_FN auto operator op(const X& x, const Y& y) { \
    const auto left = valueOf(x);                                                       \
    const auto right = valueOf(y);                                                      \
    return left op right;                                                               \
  }
LANESCOPE_BINARY(+)
LANESCOPE_BINARY(-)
LANESCOPE_BINARY(*)
LANESCOPE_BINARY(/)
LANESCOPE_BINARY(%)
LANESCOPE_BINARY(<)
LANESCOPE_BINARY(>)
LANESCOPE_BINARY(<=)
LANESCOPE_BINARY(>=)
LANESCOPE_BINARY(==)
LANESCOPE_BINARY(!=)
#undef LANESCOPE_BINARY

template <class X, class Y, class Z>
requires SomeRef<X, Y, Z> LANESCOPE_ACCESS_FN float fmaf(const X& x, const Y& y, const Z& z) {
  const float a = valueOf(x);
  const float b = valueOf(y);
  const float c = valueOf(z);
  return ::fmaf(a, b, c);
}

template <class X, class Y, class Z>
requires SomeRef<X, Y, Z> LANESCOPE_ACCESS_FN double fma(const X& x, const Y& y, const Z& z) {
  const double a = valueOf(x);
  const double b = valueOf(y);
  const double c = valueOf(z);
  return ::fma(a, b, c);
}

/// The element's bit pattern in the low bytes.
template <class T>
LANESCOPE_ACCESS_FN std::uint64_t bitsOf(T value) {
  static_assert(sizeof(T) == 4 || sizeof(T) == 8);
  if constexpr (sizeof(T) == 4) {
    std::uint32_t bits;
    __builtin_memcpy(&bits, &value, sizeof bits);
    return bits;
  } else {
    std::uint64_t bits;
    __builtin_memcpy(&bits, &value, sizeof bits);
    return bits;
  }
}

}  // namespace lanescope::trace
