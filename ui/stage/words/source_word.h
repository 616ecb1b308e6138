// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <optional>

namespace lanescope::ui {

/// What stands at a place of a kernel's text: a name, an array's element, or both, as a name within
/// the brackets of one.
struct SourceWord {
  int line = 0;    ///< from 1
  QString name;    ///< empty on a bracket or an operator
  QString member;  ///< of the name: "x" of threadIdx.x
  /// What may be an array there: the name, then whose brackets are around it, the innermost first.
  /// A view of an array, `const auto v = viewAs<float4>(a);`, stands with the array's name.
  QStringList arrays;
  /// Names on the line that are parameters of a kernel in global memory, each once: a launch may
  /// give them arrays that are called otherwise.
  QStringList parameters;
  /// The name is all that stands in the innermost brackets, and wherever the line has brackets of
  /// that array, which is no view.
  bool isIndex = false;

  /// `line` and `column` count from 0. Nothing where no name and no access stands.
  [[nodiscard]] static std::optional<SourceWord> at(const QString& text, int line, int column);
};

}  // namespace lanescope::ui
