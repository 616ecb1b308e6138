// SPDX-License-Identifier: Apache-2.0
#include "catalog/own/element_expression.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "values/error.h"
#include "values/typed.h"

namespace lanescope::catalog {
namespace {

using Kind = ExpressionNode::Kind;

/// The most terms of one sum.
constexpr std::int64_t kMostTerms = std::int64_t{1} << 24;

BoundedNumber wholeNumber(std::int64_t value) {
  const auto real = static_cast<double>(value);
  return {.whole = value, .real = real, .magnitude = std::abs(real)};
}
BoundedNumber realNumber(double value, double magnitude, double roundings) {
  return {.isWhole = false, .real = value, .magnitude = magnitude, .roundings = roundings};
}

double roundingsOf(const BoundedNumber& a, const BoundedNumber& b) {
  return a.roundings + b.roundings + 1;
}

/// A function's value, and its magnitude where the operand's magnitude is above its value.
BoundedNumber called(std::string_view name, const BoundedNumber& x) {
  // CUDA's single-precision functions are off by at most four units in the last place.
  constexpr double kRoundings = 8;
  const double roundings = x.roundings + kRoundings;
  const double spread =
      x.magnitude / std::max(std::abs(x.real), std::numeric_limits<double>::min());
  if (name == "sqrt") return realNumber(std::sqrt(x.real), std::sqrt(x.real) * spread, roundings);
  if (name == "exp")
    return realNumber(std::exp(x.real), std::exp(x.real) * (1 + x.magnitude), roundings);
  if (name == "log") {
    const double value = std::log(x.real);
    return realNumber(value, std::abs(value) + spread, roundings);
  }
  if (name == "sin") return realNumber(std::sin(x.real), 1 + x.magnitude, roundings);
  if (name == "cos") return realNumber(std::cos(x.real), 1 + x.magnitude, roundings);
  if (name == "tanh") return realNumber(std::tanh(x.real), 1 + x.magnitude, roundings);
  const double value = std::floor(x.real);  // rounding may change it by one, which is the kernel's
  return realNumber(value, std::abs(value), x.roundings);
}
BoundedNumber power(const BoundedNumber& x, const BoundedNumber& y) {
  constexpr double kRoundings = 16;
  const double value = std::pow(x.real, y.real);
  const double spread =
      x.magnitude / std::max(std::abs(x.real), std::numeric_limits<double>::min());
  return realNumber(value,
                    std::abs(value) * (1 + std::abs(y.real) * spread +
                                       std::abs(std::log(std::abs(x.real))) * y.magnitude),
                    roundingsOf(x, y) + kRoundings);
}

constexpr std::array<std::string_view, 3> kVariables{"i", "row", "column"};

}  // namespace

/// Computes one element by recursion over the nodes.
class ElementExpression::Evaluation {
 public:
  Evaluation(const ElementExpression& of, std::int64_t i) : m_of(of), m_variables(of.m_variables) {
    if (m_variables.empty()) return;
    m_variables[0] = i;
    if (of.m_columns == 0) return;
    m_variables[1] = i / of.m_columns;
    m_variables[2] = i % of.m_columns;
  }

  BoundedNumber node(std::size_t place) {
    const Node& it = m_of.m_nodes[place];
    switch (it.kind) {
      case Kind::number:
        return it.constant;
      case Kind::name:
        return wholeNumber(m_variables[it.place]);
      case Kind::element:
        return element(it);
      case Kind::negate:
        return arithmetic(Kind::subtract, wholeNumber(0), node(it.operands[0]));
      case Kind::choice:
        return node(it.operands[node(it.operands[0]).real != 0.0 ? 1 : 2]);
      case Kind::call:
        return call(it);
      case Kind::sum:
        return sum(it);
      case Kind::less:
      case Kind::lessOrEqual:
      case Kind::equal:
      case Kind::differs:
        return wholeNumber(holds(it.kind, node(it.operands[0]), node(it.operands[1])) ? 1 : 0);
      default:
        return arithmetic(it.kind, node(it.operands[0]), node(it.operands[1]));
    }
  }

 private:
  [[noreturn]] void fail(const std::string& what) const {
    values::refuse(m_of.m_subject + " " + what + ".");
  }
  static bool holds(Kind kind, const BoundedNumber& a, const BoundedNumber& b) {
    const bool areWhole = a.isWhole && b.isWhole;
    const bool isLess = areWhole ? a.whole < b.whole : a.real < b.real;
    const bool isEqual = areWhole ? a.whole == b.whole : a.real == b.real;
    if (kind == Kind::less) return isLess;
    if (kind == Kind::lessOrEqual) return isLess || isEqual;
    return isEqual == (kind == Kind::equal);
  }
  [[nodiscard]] BoundedNumber arithmetic(Kind kind, const BoundedNumber& a,
                                         const BoundedNumber& b) const {
    if (a.isWhole && b.isWhole) return whole(kind, a.whole, b.whole);
    const double roundings = roundingsOf(a, b);
    if (kind == Kind::add) return realNumber(a.real + b.real, a.magnitude + b.magnitude, roundings);
    if (kind == Kind::subtract) {
      return realNumber(a.real - b.real, a.magnitude + b.magnitude, roundings);
    }
    if (kind == Kind::multiply) {
      return realNumber(a.real * b.real, a.magnitude * b.magnitude, roundings);
    }
    if (kind == Kind::remainder) fail("takes % of numbers that are not whole");
    const double by = std::abs(b.real);
    return realNumber(a.real / b.real, a.magnitude / by * (b.magnitude / by), roundings);
  }
  [[nodiscard]] BoundedNumber whole(Kind kind, std::int64_t a, std::int64_t b) const {
    std::int64_t value = 0;
    bool isBeyond = false;
    if (kind == Kind::add) isBeyond = __builtin_add_overflow(a, b, &value);
    if (kind == Kind::subtract) isBeyond = __builtin_sub_overflow(a, b, &value);
    if (kind == Kind::multiply) isBeyond = __builtin_mul_overflow(a, b, &value);
    if (kind == Kind::divide || kind == Kind::remainder) {
      if (b == 0) fail("divides by zero");
      if (b == -1) {  // the most negative number has no counterpart
        isBeyond = __builtin_sub_overflow(std::int64_t{0}, a, &value);
        if (kind == Kind::remainder) return wholeNumber(0);
      } else {
        value = kind == Kind::divide ? a / b : a % b;
      }
    }
    if (isBeyond && m_of.m_isChecked) fail("is beyond 64 bits");
    return wholeNumber(value);
  }
  std::int64_t index(const Node& it, std::size_t operand) {
    const BoundedNumber value = node(it.operands[operand]);
    if (!value.isWhole) fail("has an index that is not a whole number");
    return value.whole;
  }
  /// Brings an index into the array; false: the element is 0.
  [[nodiscard]] bool bringIn(std::int64_t& index, std::int64_t count) const {
    if (index >= 0 && index < count) return true;
    if (m_of.m_border == Border::zero) return false;
    index = std::clamp<std::int64_t>(index, 0, count - 1);
    return true;
  }
  BoundedNumber element(const Node& it) {
    const ReadArray& array = m_of.m_arrays[it.place];
    std::int64_t at = index(it, 0);
    auto count = static_cast<std::int64_t>(array.data->count());
    if (it.operands.size() > 1) {
      std::int64_t column = index(it, 1);
      const bool isIn = bringIn(at, count / array.columns) && bringIn(column, array.columns);
      if (!isIn) return wholeNumber(0);
      at = at * array.columns + column;
    } else if (!bringIn(at, count)) {
      return wholeNumber(0);
    }
    return values::withType(array.data->type, [&]<class T>(T) -> BoundedNumber {
      const T value = array.data->as<T>()[static_cast<std::size_t>(at)];
      if constexpr (std::is_integral_v<T>) return wholeNumber(static_cast<std::int64_t>(value));
      const auto real = static_cast<double>(value);
      return realNumber(real, std::abs(real), 0);
    });
  }
  BoundedNumber call(const Node& it) {
    const ExpressionFunction& function = *expressionFunction(m_of.m_functions[it.place]);
    BoundedNumber x = node(it.operands[0]);
    if (function.operands == 1 && function.name != "abs") return called(function.name, x);
    if (function.name == "abs") {
      const bool isNegative = x.isWhole ? x.whole < 0 : x.real < 0;
      return isNegative ? arithmetic(Kind::subtract, wholeNumber(0), x) : x;
    }
    const BoundedNumber y = node(it.operands[1]);
    if (function.name == "pow") return power(x, y);
    const bool takesFirst = holds(Kind::less, x, y) == (function.name == "min");
    BoundedNumber result = takesFirst ? x : y;
    // A comparison with an inexact number may take the other one, which then is as near.
    result.roundings = std::max(x.roundings, y.roundings);
    result.magnitude = std::max(x.magnitude, y.magnitude);
    return result;
  }
  BoundedNumber sum(const Node& it) {
    const std::int64_t first = index(it, 0);
    const std::int64_t beyond = index(it, 1);
    // Unsigned, since their difference may be beyond 63 bits.
    const auto terms = static_cast<std::uint64_t>(beyond) - static_cast<std::uint64_t>(first);
    if (beyond > first && terms > static_cast<std::uint64_t>(kMostTerms)) {
      fail("adds more than the " + std::to_string(kMostTerms) + " terms that a sum may have");
    }
    BoundedNumber total = wholeNumber(0);
    double roundings = 0;
    for (std::int64_t j = first; j < beyond; ++j) {
      m_variables[it.place] = j;
      const BoundedNumber term = node(it.operands[2]);
      roundings = std::max(roundings, term.roundings);
      total = arithmetic(Kind::add, total, term);
    }
    total.roundings = roundings + (beyond > first ? static_cast<double>(terms) : 0.0);
    return total;
  }

  const ElementExpression& m_of;
  std::vector<std::int64_t> m_variables;
};

ElementExpression::ElementExpression(const Expression& expression, std::vector<ReadArray> arrays,
                                     std::int64_t columns, Border border, const Names& names)
    : m_arrays(std::move(arrays)), m_columns(columns), m_border(border) {
  const std::size_t known = columns > 0 ? kVariables.size() : 1;
  resolve(expression, {kVariables.begin(), kVariables.begin() + known}, names);
}

ElementExpression::ElementExpression(const Expression& expression, const Expression::Names& names)
    : m_isChecked(true) {
  resolve(expression, {}, [&names](std::string_view name) { return values::Number(names(name)); });
}

std::size_t ElementExpression::arrayNamed(const std::string& name) const {
  const auto found = std::ranges::find(m_arrays, name, &ReadArray::name);
  if (found != m_arrays.end()) return static_cast<std::size_t>(found - m_arrays.begin());
  std::string known;
  for (const ReadArray& array : m_arrays) known += (known.empty() ? "" : ", ") + array.name;
  values::refuse(m_subject + " reads '" + name + "', " +
                 (known.empty() ? "but there is no array to read here."
                                : "which is no input; the inputs are " + known + "."));
}

void ElementExpression::resolve(const Expression& expression, std::vector<std::string> variables,
                                const Names& names) {
  m_subject = expression.subject() + " = " + expression.text();
  // The term of a sum stands before the sum, whose variable it uses.
  for (const ExpressionNode& node : expression.tree()) {
    if (node.kind != Kind::sum) continue;
    if (m_isChecked) values::refuse(m_subject + " has a sum, which only a reference may have.");
    variables.push_back(node.name);
  }
  for (const ExpressionNode& from : expression.tree()) {
    Node node{.kind = from.kind, .operands = from.operands};
    if (from.kind == Kind::number || from.kind == Kind::name) {
      const auto variable = std::ranges::find(variables, from.name);
      if (from.kind == Kind::name && variable != variables.end()) {
        node.place = static_cast<std::size_t>(variable - variables.begin());
      } else {
        const values::Number value = from.kind == Kind::number ? from.number : names(from.name);
        const auto* const whole = std::get_if<std::int64_t>(&value);
        const double real = values::asDouble(value);
        node.constant =
            whole != nullptr ? wholeNumber(*whole) : realNumber(real, std::abs(real), 1);
        node.kind = Kind::number;
      }
    } else if (from.kind == Kind::sum) {
      node.place =
          static_cast<std::size_t>(std::ranges::find(variables, from.name) - variables.begin());
    } else if (from.kind == Kind::call) {
      node.place = m_functions.size();
      m_functions.push_back(from.name);
    } else if (from.kind == Kind::element) {
      node.place = arrayNamed(from.name);
      if (from.operands.size() > 1 && m_arrays[node.place].columns == 0) {
        values::refuse(m_subject + " takes '" + from.name +
                       "' as a matrix; say its size, as in size " + from.name + " = (m, n).");
      }
    }
    m_nodes.push_back(std::move(node));
  }
  m_variables = variables.size();
}

BoundedNumber ElementExpression::at(std::int64_t i) const {
  return Evaluation(*this, i).node(m_nodes.size() - 1);
}

}  // namespace lanescope::catalog
