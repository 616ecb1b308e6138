// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "app/tune/sweep_results.h"

namespace lanescope::tune {

/// A line a cell: the launch, its state, time and counters, occupancy, marks, and why it failed.
[[nodiscard]] std::string sweepCsv(const SweepResults& results);

/// kernel, parameters, device, emulated, date, axes, cells (each with its launch, state, samples,
/// counters, occupancy), marks, leads, notes.
[[nodiscard]] nlohmann::json sweepJson(const SweepResults& results);

}  // namespace lanescope::tune
