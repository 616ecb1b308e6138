// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "values/number.h"

namespace lanescope::catalog {

/// A part of an expression. Its operands stand before it in the tree.
struct ExpressionNode {
  enum class Kind : std::uint8_t {
    number,
    name,     ///< a size, a parameter, a variable
    element,  ///< of the array `name`, by one index or by row and column
    negate,
    add,
    subtract,
    multiply,
    divide,
    remainder,
    less,
    lessOrEqual,
    equal,
    differs,
    choice,  ///< condition ? first : second
    call,    ///< of the function `name`
    sum,     ///< of the last operand, while the variable `name` goes from the first to the second
  };
  Kind kind = Kind::number;
  values::Number number{};
  std::string name = {};
  std::vector<std::size_t> operands = {};
};

/// An expression as a tree, whose root is the last node.
using ExpressionTree = std::vector<ExpressionNode>;

/// The functions that an expression may call, with the number of their operands.
struct ExpressionFunction {
  std::string_view name;
  std::size_t operands;
};
/// Returns null for an unknown name. `sqrtf` and the like are known, too.
[[nodiscard]] const ExpressionFunction* expressionFunction(std::string_view name);

/// Reads an expression: numbers, names, + - * / %, comparisons, c ? x : y, parentheses, function
/// calls, a[i], a[row, column] and sum(j, first, beyond, term). `subject` names the expression in
/// sentences. Throws values::Error (badInput) where something is not understood.
[[nodiscard]] ExpressionTree parseExpression(const std::string& subject, std::string_view text);

}  // namespace lanescope::catalog
