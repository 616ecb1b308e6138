// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace lanescope::cli {

/// --sweep, --store.
[[nodiscard]] Options sweepOptions();
/// `bench KERNEL --sweep …`. Returns the exit code. Throws values::Error.
[[nodiscard]] int executeSweep(const CommandContext& context);

}  // namespace lanescope::cli
