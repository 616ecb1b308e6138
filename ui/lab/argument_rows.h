// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "catalog/own/own_kernel.h"

namespace lanescope::ui {

/// A parameter of a kernel of the user: what it is, and what it gets.
struct ArgumentRow {
  QString name;
  QString type;                  ///< "const float*"
  QString use;                   ///< "output", "n"; empty: not known
  QStringList possible;          ///< what it may get; empty: nothing else
  bool takesExpression = false;  ///< a number, which may get any expression
  bool operator==(const ArgumentRow&) const = default;
};

/// Returns a row for each parameter of the kernel, also where they do not match its problem.
[[nodiscard]] std::vector<ArgumentRow> argumentRowsOf(const catalog::OwnKernel& kernel);

}  // namespace lanescope::ui
