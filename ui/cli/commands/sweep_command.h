// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cli/common/command.h"

namespace lanescope::cli {

/// --sweep, --store.
[[nodiscard]] Options sweepOptions();
/// Executes `bench KERNEL --sweep …` and returns the exit code. Throws values::Error.
[[nodiscard]] int executeSweep(const CommandContext& context);

}  // namespace lanescope::cli
