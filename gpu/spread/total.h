// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "cpu/combine.h"
#include "request/parameters.h"
#include "values/compensated_sum.h"
#include "values/host_array.h"
#include "values/number.h"

namespace lanescope::spread {

/// A sum, a minimum or a maximum that is made in parts: floats in double with the rounding errors
/// kept, integers exactly. It has the same bits for the same parts in the same order. Its bytes can
/// be sent to another rank.
class Total {
 public:
  Total(values::Op op, values::DType type) : m_op(op), m_type(type) {}

  /// Adds the elements of one array, or the products of the elements of two, on all cores. The bits
  /// do not depend on their number.
  void addTerms(std::span<const values::HostArray> arrays);
  void add(const values::Number& term);
  void add(const Total& other);

  /// Returns the result, integers as they wrap around in their type; NaN where a term is NaN.
  [[nodiscard]] values::Number value() const;
  /// Returns the sum of the terms' magnitudes.
  [[nodiscard]] double magnitude() const { return m_sum.magnitude(); }
  /// Whether the exact sum is beyond what the integers' type holds.
  [[nodiscard]] bool isWrapped() const;

 private:
  template <class T>
  void take(T term);
  /// Adds some of the terms, on this core.
  void addPiece(std::span<const values::HostArray> arrays, std::size_t first, std::size_t count);
  [[nodiscard]] bool isWhole() const;

  values::Op m_op;
  values::DType m_type;
  bool m_isEmpty = true;
  values::CompensatedSum m_sum;
  cpu::WrappingSum<std::int64_t> m_exact;
  double m_extreme = 0;             ///< the least or the greatest of floats
  std::int64_t m_wholeExtreme = 0;  ///< of integers
};

}  // namespace lanescope::spread
