// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/own/expression.h"

namespace lanescope::catalog {

/// A number with what bounds the error of computing it in floating point, by any order of its
/// additions: at most `roundings` roundings, each of a part of `magnitude`. A whole number is
/// exact.
struct BoundedNumber {
  bool isWhole = true;
  std::int64_t whole = 0;
  double real = 0;       ///< the same as a double
  double magnitude = 0;  ///< what the value is where every term counts by its absolute value
  double roundings = 0;
};

/// An array that an expression may read.
struct ReadArray {
  std::string name;
  const values::HostArray* data = nullptr;
  std::int64_t columns = 0;  ///< 0: no matrix
};

/// What an index outside of an array reads.
enum class Border : std::uint8_t {
  zero,   ///< 0
  clamp,  ///< the nearest element
};

/// An expression for each element of an output: names are resolved once, then it is computed for
/// each i. Floating-point numbers are in double, whole numbers wrap around at 64 bits.
class ElementExpression {
 public:
  /// Returns the value of a name that is neither a variable nor an array, or throws.
  using Names = std::function<values::Number(std::string_view name)>;

  /// `columns`: of the output; 0: it is no matrix, and `row` and `column` have no value. The
  /// arrays' data is alive as long as this object is used. Throws values::Error (badInput).
  ElementExpression(const Expression& expression, std::vector<ReadArray> arrays,
                    std::int64_t columns, Border border, const Names& names);

  /// An expression of names alone, whose whole numbers must stay within 64 bits.
  ElementExpression(const Expression& expression, const Expression::Names& names);

  /// Throws values::Error (badInput) for a division of whole numbers by zero, and for a sum of too
  /// many terms.
  [[nodiscard]] BoundedNumber at(std::int64_t i) const;

 private:
  /// Computes one element.
  class Evaluation;
  struct Node {
    ExpressionNode::Kind kind = ExpressionNode::Kind::number;
    BoundedNumber constant = {};
    std::size_t place = 0;  ///< of a variable, an array or a function
    std::vector<std::size_t> operands = {};
  };

  /// Resolves the expression's names. `variables`: i, row, column, or none.
  void resolve(const Expression& expression, std::vector<std::string> variables,
               const Names& names);
  [[nodiscard]] std::size_t arrayNamed(const std::string& name) const;

  std::string m_subject;  ///< "reference = 2 * a[i]"
  std::vector<Node> m_nodes;
  std::vector<ReadArray> m_arrays;
  std::vector<std::string> m_functions;
  std::size_t m_variables = 0;
  std::int64_t m_columns = 0;
  Border m_border = Border::zero;
  bool m_isChecked = false;  ///< against 64 bits
};

}  // namespace lanescope::catalog
