// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <type_traits>

#include "trace/record/access_math.h"
#include "trace/record/traced.h"

// What C++ does to numbers without a word in the text, as words: conversions, and assignments that
// compute in another type than the variable's. A kernel that was not written for the recording
// accessors is rewritten with them (lab/front_end). No call passes the last parameter; it is the
// source line of the call.

namespace lanescope::trace {

/// The number of another type with the same Tracer.
template <class Number, class U>
struct OtherNumber;
template <class T, class Tracer, class U>
struct OtherNumber<Traced<T, Tracer>, U> {
  using Type = Traced<U, Tracer>;
};

/// The number without what made it; an index, a lane or a mask is such a number.
template <class X>
LANESCOPE_ACCESS_FN auto bare(const X& x) {
  const auto value = valueOf(x);
  if constexpr (kIsTraced<std::remove_const_t<decltype(value)>>) {
    return value.bare();
  } else {
    return value;
  }
}

/// x as C++ converts it to U. A number that knows what made it becomes another such number, but for
/// bool, which is a decision.
template <class U, class X>
LANESCOPE_ACCESS_FN auto convertTo(const X& x, [[maybe_unused]] int line = __builtin_LINE()) {
  using To = BareOf<U>;
  const auto value = valueOf(x);
  using Value = std::remove_const_t<decltype(value)>;
  if constexpr (!kIsTraced<Value>) {
    return static_cast<To>(value);
  } else if constexpr (std::is_same_v<To, bool>) {
    return value.bare() != 0;
  } else if constexpr (std::is_same_v<To, typename Value::Bare>) {
    return value;
  } else {
    return typename OtherNumber<Value, To>::Type(value, line);
  }
}

/// ~x
template <class X>
LANESCOPE_ACCESS_FN auto complementOf(const X& x, int line = __builtin_LINE()) {
  const auto value = valueOf(x);
  using Value = std::remove_const_t<decltype(value)>;
  if constexpr (kIsTraced<Value>) {
    using Bare = typename Value::Bare;
    return Value::template combine<OperationKind::bitXor>(value, static_cast<Bare>(~Bare{}), line);
  } else {
    return ~value;
  }
}

/// -x
template <class X>
LANESCOPE_ACCESS_FN auto negativeOf(const X& x, [[maybe_unused]] int line = __builtin_LINE()) {
  const auto value = valueOf(x);
  return -onLine<std::remove_const_t<decltype(value)>>(value, line);
}

/// What x is used as where it is read.
template <class X>
using ReadAs = std::remove_cvref_t<decltype(valueOf(std::declval<const X&>()))>;

// `x op= y` where C++ computes in C, which is not the type of x.
#define LANESCOPE_ASSIGN(function, op)                                                      \
  template <class C, class X, class Y>                                                      \
  LANESCOPE_ACCESS_FN void function(X&& x, const Y& y, int line = __builtin_LINE()) {       \
    const auto right = convertTo<C>(y, line);                                               \
    const auto left = convertTo<C>(x, line);                                                \
    using Both = TracedOne<decltype(left), decltype(right)>;                                \
    x = convertTo<ReadAs<std::remove_cvref_t<X>>>(onLine<Both>(left, line) op right, line); \
  }
LANESCOPE_ASSIGN(addTo, +)
LANESCOPE_ASSIGN(subtractFrom, -)
LANESCOPE_ASSIGN(multiplyInto, *)
LANESCOPE_ASSIGN(divideInto, /)
#undef LANESCOPE_ASSIGN

/// x++ and x-- whose value is used.
template <class X>
LANESCOPE_ACCESS_FN X increment(X& x, int line = __builtin_LINE()) {
  const X before = x;
  x = onLine<X>(before, line) + static_cast<BareOf<X>>(1);
  return before;
}
template <class X>
LANESCOPE_ACCESS_FN X decrement(X& x, int line = __builtin_LINE()) {
  const X before = x;
  x = onLine<X>(before, line) - static_cast<BareOf<X>>(1);
  return before;
}

}  // namespace lanescope::trace
