// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lanescope::app {

/// Returns the path of a program that comes with this one: beside it, as in a build and in the
/// portable bundle, or where an installation has it. Whether it is there must be asked.
[[nodiscard]] QString helperProgram(const QString& name);

}  // namespace lanescope::app
