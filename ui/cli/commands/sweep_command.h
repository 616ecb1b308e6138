// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cli/common/command.h"

namespace lanescope::cli {

/// --sweep, --store.
[[nodiscard]] Options sweepOptions();
/// `bench KERNEL --sweep …`. Returns the exit code. Throws values::Error.
[[nodiscard]] int executeSweep(const CommandContext& context);

}  // namespace lanescope::cli
