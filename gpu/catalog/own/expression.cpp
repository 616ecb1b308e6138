// SPDX-License-Identifier: Apache-2.0
#include "catalog/own/expression.h"

#include <algorithm>
#include <utility>

#include "catalog/own/element_expression.h"
#include "values/error.h"

namespace lanescope::catalog {

Expression::Expression(std::string subject, std::string text)
    : m_subject(std::move(subject)),
      m_text(std::move(text)),
      m_tree(parseExpression(m_subject, m_text)) {}

values::Number Expression::number(const Names& names) const {
  const BoundedNumber value = ElementExpression(*this, names).at(0);
  return value.isWhole ? values::Number(value.whole) : values::Number(value.real);
}

std::int64_t Expression::value(const Names& names) const {
  const values::Number result = number(names);
  if (const auto* const whole = std::get_if<std::int64_t>(&result)) return *whole;
  values::refuse(m_subject + " = " + m_text + " is not a whole number.");
}

bool Expression::mentions(std::string_view name) const {
  return std::ranges::any_of(m_tree, [name](const ExpressionNode& node) {
    return node.kind != ExpressionNode::Kind::call && node.name == name;
  });
}

}  // namespace lanescope::catalog
