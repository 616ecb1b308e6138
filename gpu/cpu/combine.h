// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <limits>
#include <type_traits>

#include "request/parameters.h"

// The operations of reductions and scans on the CPU, the same as those of the kernels.

namespace lanescope::cpu {

/// Returns the sum, the lesser or the greater. Integers wrap around, as a GPU's do.
template <values::Op kOp, class T>
[[gnu::always_inline]] inline T combine(T a, T b) {
  if constexpr (kOp == values::Op::min) return b < a ? b : a;
  if constexpr (kOp == values::Op::max) return a < b ? b : a;
  if constexpr (kOp == values::Op::sum && std::is_integral_v<T>) {
    using Unsigned = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<Unsigned>(a) + static_cast<Unsigned>(b));
  }
  if constexpr (kOp == values::Op::sum && std::is_floating_point_v<T>) return a + b;
}

/// `combine` as a function object.
template <values::Op kOp>
struct Combine {
  template <class T>
  T operator()(T a, T b) const {
    return combine<kOp>(a, b);
  }
};

/// Returns the identity of the operation: 0 for sums; for the least and the greatest an infinity,
/// or of integers the type's greatest or least number.
template <values::Op kOp, class T>
[[nodiscard]] constexpr T identity() {
  using Limits = std::numeric_limits<T>;
  if constexpr (kOp == values::Op::sum) return T(0);
  if constexpr (kOp == values::Op::min)
    return Limits::has_infinity ? Limits::infinity() : Limits::max();
  if constexpr (kOp == values::Op::max)
    return Limits::has_infinity ? -Limits::infinity() : Limits::lowest();
}

/// A sum of integers that wraps around and knows whether it is exact.
template <class T>
class WrappingSum {
 public:
  void add(T term) {
    const bool isBeyond = __builtin_add_overflow(m_value, term, &m_value);
    if (isBeyond) m_turns += term < T(0) ? -1 : 1;
  }
  void add(const WrappingSum& other) {
    m_turns += other.m_turns;
    add(other.m_value);
  }
  [[nodiscard]] T value() const { return m_value; }
  [[nodiscard]] bool isExact() const { return m_turns == 0; }

 private:
  T m_value = 0;
  std::int64_t m_turns = 0;  ///< how often it has wrapped around upwards
};

/// Calls `work(constant)`, where the value of the constant is the op.
template <class Work>
decltype(auto) withOp(values::Op op, const Work& work) {
  switch (op) {
    case values::Op::min:
      return work(std::integral_constant<values::Op, values::Op::min>());
    case values::Op::max:
      return work(std::integral_constant<values::Op, values::Op::max>());
    case values::Op::sum:
      break;
  }
  return work(std::integral_constant<values::Op, values::Op::sum>());
}

}  // namespace lanescope::cpu
