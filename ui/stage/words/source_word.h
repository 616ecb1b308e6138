// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <optional>

namespace lanescope::ui {

/// What stands at a place of a kernel's source: a name, an array access, or both for a name within
/// the brackets of an access.
struct SourceWord {
  int line = 0;    ///< from 1
  QString name;    ///< empty on a bracket or an operator
  QString member;  ///< follows the name: "x" of threadIdx.x
  /// Candidates for an array at that place: the name itself, then the arrays whose brackets
  /// surround it, innermost first. A view of an array, such as `const auto v = viewAs<float4>(a);`,
  /// is listed as the array.
  QStringList arrays;
  /// Names on the line that are kernel parameters in global memory, each once. The launch may pass
  /// arrays of other names for them.
  QStringList parameters;
  /// The innermost brackets hold just the name, as do all brackets of that array on the line, and
  /// the array is no view.
  bool isIndex = false;

  /// `line` and `column` count from 0. Returns nothing where neither a name nor an access stands.
  [[nodiscard]] static std::optional<SourceWord> at(const QString& text, int line, int column);
};

}  // namespace lanescope::ui
