// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tune/sweep_results.h"
#include "ui/cli/common/command.h"

#include <QString>

namespace lanescope::cli {

/// --sweep, --store.
[[nodiscard]] Options sweepOptions();
/// Executes `bench KERNEL --sweep …` and returns the exit code. Throws values::Error.
[[nodiscard]] int executeSweep(const CommandContext& context);

/// A sweep as a table of at most 100 columns, with the findings as sentences below. The rows are
/// the fastest and the marked launches, or on the emulator all launches with their counters.
[[nodiscard]] QString sweepReport(const tune::SweepResults& results);

}  // namespace lanescope::cli
