// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/tune/sweep_results.h"

namespace lanescope::cli {

/// A sweep as a table of at most 100 columns, with the findings as sentences below. The rows are
/// the fastest and the marked launches, or on the emulator all launches with their counters.
[[nodiscard]] QString sweepReport(const tune::SweepResults& results);

}  // namespace lanescope::cli
