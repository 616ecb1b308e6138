// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "app/tune/sweep_results.h"

namespace lanescope::tune {

/// Returns a table with one line per cell: the launch, its state, time and counters, occupancy,
/// marks, and the reason of a failure.
[[nodiscard]] std::string sweepCsv(const SweepResults& results);

/// Returns an object with kernel, parameters, device, emulated, date, axes, cells (each with its
/// launch, state, samples, counters and occupancy), marks, leads and notes.
[[nodiscard]] nlohmann::json sweepJson(const SweepResults& results);

}  // namespace lanescope::tune
