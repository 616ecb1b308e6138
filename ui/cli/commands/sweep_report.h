// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/tune/sweep_results.h"

namespace lanescope::cli {

/// A sweep as a table of at most 100 columns: the fastest launches and the marked ones, or on the
/// emulator all of them with their counters; below it what was found in words.
[[nodiscard]] QString sweepReport(const tune::SweepResults& results);

}  // namespace lanescope::cli
