// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace lanescope::catalog {

/// A whole number as the author of a kernel writes it: `(n + block - 1) / block`. It has numbers,
/// names, + - * / %, parentheses, min(a, b) and max(a, b). Quotients are cut off towards zero.
class Expression {
 public:
  /// Returns the value of a name, or throws.
  using Names = std::function<std::int64_t(std::string_view name)>;

  /// `subject` names the expression in sentences: "grid".
  Expression(std::string subject, std::string text);

  /// Computes the value. Throws values::Error (badInput) with a sentence: something is not
  /// understood, a division by zero, a value beyond 64 bits.
  [[nodiscard]] std::int64_t value(const Names& names) const;
  [[nodiscard]] const std::string& text() const { return m_text; }

 private:
  std::string m_subject;
  std::string m_text;
};

}  // namespace lanescope::catalog
