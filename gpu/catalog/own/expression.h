// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/own/expression_tree.h"
#include "values/host_array.h"
#include "values/number.h"

namespace lanescope::catalog {

/// A number as the author of a kernel writes it: `(n + block - 1) / block`. It is computed as C
/// does it: the quotient of whole numbers is whole and cut off towards zero.
class Expression {
 public:
  /// Returns the value of a name, or throws.
  using Names = std::function<std::int64_t(std::string_view name)>;

  /// `subject` names the expression in sentences: "grid". Throws values::Error (badInput) with a
  /// sentence where the text is not understood.
  Expression(std::string subject, std::string text);

  /// Computes a whole number. Throws values::Error (badInput) with a sentence: a value that is not
  /// whole, a division by zero, a value beyond 64 bits, an element of an array.
  [[nodiscard]] std::int64_t value(const Names& names) const;
  /// Computes any number, likewise.
  [[nodiscard]] values::Number number(const Names& names) const;
  [[nodiscard]] const std::string& text() const { return m_text; }
  [[nodiscard]] const std::string& subject() const { return m_subject; }
  [[nodiscard]] const ExpressionTree& tree() const { return m_tree; }
  /// Whether the name occurs, as a number or as an array.
  [[nodiscard]] bool mentions(std::string_view name) const;

 private:
  std::string m_subject;
  std::string m_text;
  ExpressionTree m_tree;
};

}  // namespace lanescope::catalog
