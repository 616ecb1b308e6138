// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "trace/record/access_events.h"
#include "trace/record/raw_events.h"
#include "trace/record/traced.h"

// What a pointer to global or shared memory is in a recorded kernel. It knows the array that it
// points into, so that `p[i]`, `p + n` and `p++` keep the array's bounds and its name in the
// record, and a function of the kernel need not know which memory it is handed.

namespace lanescope::trace {

/// How far a pointer moves, in elements.
struct Offset {
  std::int64_t value;

  template <class N>
  requires requires(N n) { Index(n); }
  LANESCOPE_ACCESS_FN constexpr Offset(const N& n)  // NOLINT(google-explicit-constructor)
      : value(Index(n).value) {}
};

/// An array that pointers can point into: `address()` is its first element's.
template <class A>
concept HasAddress = requires(const A& array) {
  array.address();
};

/// A pointer to elements of T.
template <class T, class Memory>
class Address {
  using Number = Scalar<T>;

 public:
  constexpr Address() = default;
  /// nullptr; 0 is a number here.
  template <std::same_as<std::nullptr_t> Null>
  LANESCOPE_ACCESS_FN constexpr Address(Null) {}  // NOLINT(google-explicit-constructor)
  /// Scalar number `at` of an array of `count` scalars that begins at `first`. `array`: its raw
  /// number; `declaration`: see rawSharedIndex, for shared memory.
  LANESCOPE_ACCESS_FN Address(const volatile void* first, std::int64_t count, unsigned array,
                              std::uint32_t declaration, std::int64_t at = 0)
      : m_first(static_cast<Number*>(const_cast<void*>(first))),
        m_count(count),
        m_at(at),
        m_array(array),
        m_declaration(declaration) {}
  /// A pointer to elements that can be written is one to elements that can be read.
  template <class U>
  requires(!std::is_same_v<U, T> && std::is_convertible_v<U*, T*>) LANESCOPE_ACCESS_FN
      Address(const Address<U, Memory>& other)  // NOLINT(google-explicit-constructor)
      : Address(other.first(), other.count(), other.array(), other.declaration(), other.at()) {}
  /// The name of an array stands for a pointer to its first element.
  template <HasAddress Array>
  LANESCOPE_ACCESS_FN Address(const Array& array)  // NOLINT(google-explicit-constructor)
      : Address(array.address()) {}

  LANESCOPE_ACCESS_FN Ref<T, Memory> operator[](Index i) const {
    const std::int64_t scalar = m_at + i.value * kWidthOf<T>;
    const bool inside = scalar >= 0 && scalar + kWidthOf<T> <= m_count;
    const std::int64_t raw = m_array >= kRawRemote ? rawSharedIndex(m_declaration, scalar) : scalar;
    return Ref<T, Memory>(
        {inside ? reinterpret_cast<T*>(m_first + scalar) : nullptr, m_array, raw, scalar, i.line});
  }

  LANESCOPE_ACCESS_FN Address& operator+=(Offset n) {
    m_at += n.value * kWidthOf<T>;
    return *this;
  }
  LANESCOPE_ACCESS_FN Address& operator-=(Offset n) {
    m_at -= n.value * kWidthOf<T>;
    return *this;
  }
  LANESCOPE_ACCESS_FN Address& operator++() { return *this += 1; }
  LANESCOPE_ACCESS_FN Address& operator--() { return *this -= 1; }
  LANESCOPE_ACCESS_FN Address operator++(int) {
    const Address before = *this;
    *this += 1;
    return before;
  }
  LANESCOPE_ACCESS_FN Address operator--(int) {
    const Address before = *this;
    *this -= 1;
    return before;
  }
  LANESCOPE_ACCESS_FN friend Address operator+(Address p, Offset n) { return p += n; }
  LANESCOPE_ACCESS_FN friend Address operator+(Offset n, Address p) { return p += n; }
  LANESCOPE_ACCESS_FN friend Address operator-(Address p, Offset n) { return p -= n; }
  /// How many elements lie between two pointers into one array.
  LANESCOPE_ACCESS_FN friend std::int64_t operator-(const Address& p, const Address& q) {
    return (p.m_at - q.m_at) / kWidthOf<T>;
  }
  LANESCOPE_ACCESS_FN friend bool operator==(const Address& p, const Address& q) {
    return p.m_first == q.m_first && p.m_at == q.m_at;
  }
  LANESCOPE_ACCESS_FN friend auto operator<=>(const Address& p, const Address& q) {
    return p.m_first + p.m_at <=> q.m_first + q.m_at;
  }
  LANESCOPE_ACCESS_FN explicit operator bool() const { return m_first != nullptr; }

  [[nodiscard]] LANESCOPE_ACCESS_FN Number* first() const { return m_first; }
  [[nodiscard]] LANESCOPE_ACCESS_FN std::int64_t count() const { return m_count; }
  [[nodiscard]] LANESCOPE_ACCESS_FN std::int64_t at() const { return m_at; }
  [[nodiscard]] LANESCOPE_ACCESS_FN unsigned array() const { return m_array; }
  [[nodiscard]] LANESCOPE_ACCESS_FN std::uint32_t declaration() const { return m_declaration; }

 private:
  Number* m_first = nullptr;
  std::int64_t m_count = 0;
  std::int64_t m_at = 0;  ///< in scalars, from the array's first one
  unsigned m_array = 0;
  std::uint32_t m_declaration = 0;
};

template <class X>
inline constexpr bool kIsAddress = false;
template <class T, class Memory>
inline constexpr bool kIsAddress<Address<T, Memory>> = true;

/// The pointer that an array's name stands for, or the pointer itself.
template <class P>
LANESCOPE_ACCESS_FN auto addressOf(const P& p) {
  if constexpr (kIsAddress<P>) {
    return p;
  } else {
    return p.address();
  }
}
/// `array + n`: a pointer to element n.
template <HasAddress Array>
LANESCOPE_ACCESS_FN auto operator+(const Array& array, Offset n) {
  return array.address() + n;
}

template <class V, class T, class Memory>
LANESCOPE_ACCESS_FN auto addressOfOther(const Address<T, Memory>& p) {
  using Other = BareOf<V>;
  constexpr bool kAreWhole = std::is_integral_v<Scalar<Other>> && std::is_integral_v<Scalar<T>> &&
                             sizeof(Scalar<Other>) == sizeof(Scalar<T>);
  static_assert(std::is_same_v<Scalar<Other>, Scalar<T>> || kAreWhole,
                "a pointer is cast to one to vectors of the same numbers, or back");
  return Address<Other, Memory>(p.first(), p.count(), p.array(), p.declaration(), p.at());
}
/// `(V*)p`: the same place as a pointer to vectors of its numbers, or to the numbers of its
/// vectors. The whole numbers of a width, with and without a sign, have their bits in common.
template <class V, class P>
LANESCOPE_ACCESS_FN auto addressAs(const P& p) {
  return addressOfOther<V>(addressOf(p));
}

/// `a[i].x` is component 0 of a vector in memory, and so on: one scalar is accessed.
template <int kComponent, class T, class Memory>
LANESCOPE_ACCESS_FN auto component(const Ref<T, Memory>& element) {
  static_assert(kComponent < kWidthOf<T>);
  using Part = std::conditional_t<std::is_const_v<T>, const Scalar<T>, Scalar<T>>;
  const Place<T> place = (&element).place;
  Part* const address =
      place.address == nullptr ? nullptr : reinterpret_cast<Part*>(place.address) + kComponent;
  return Ref<Part, Memory>(
      {address, place.array, place.index + kComponent, place.fullIndex + kComponent, place.line});
}

/// A row, or a plane, of an array of shared memory with several dimensions.
template <class T, class Memory, int... kRest>
class Row;
template <class T, class Memory, int kCount, int... kRest>
class Row<T, Memory, kCount, kRest...> {
 public:
  LANESCOPE_ACCESS_FN explicit Row(const Address<T, Memory>& first) : m_first(first) {}
  LANESCOPE_ACCESS_FN auto operator[](Index i) const {
    if constexpr (sizeof...(kRest) == 0) {
      return m_first[i];
    } else {
      return Row<T, Memory, kRest...>(m_first + i.value * (1 * ... * std::int64_t{kRest}));
    }
  }
  [[nodiscard]] LANESCOPE_ACCESS_FN Address<T, Memory> address() const
      requires(sizeof...(kRest) == 0) {
    return m_first;
  }

 private:
  Address<T, Memory> m_first;
};

}  // namespace lanescope::trace
