// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/cli/common/command.h"

namespace lanescope::cli {

/// The commands, and what the exit codes mean.
[[nodiscard]] QString overview();
/// Usage, options and examples of one command.
[[nodiscard]] QString helpFor(const Command& command);

}  // namespace lanescope::cli
