// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/cli/common/command.h"

namespace lanescope::cli {

/// Lists the commands and the exit codes.
[[nodiscard]] QString overview();
/// Usage, options and examples of one command.
[[nodiscard]] QString helpFor(const Command& command);

}  // namespace lanescope::cli
