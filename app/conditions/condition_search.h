// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/conditions/condition.h"
#include "values/progress_monitor.h"

namespace lanescope::app {

// Each search reports its progress to `monitor` and throws values::Error (cancelled) when that
// cancels it.

/// The first step of [begin, end) at which the condition holds.
[[nodiscard]] std::optional<std::size_t> firstStepWhere(
    Condition& condition, std::size_t begin, std::size_t end,
    const values::ProgressMonitor& monitor = {});
/// The last step of [begin, end) at which the condition holds.
[[nodiscard]] std::optional<std::size_t> lastStepWhere(Condition& condition, std::size_t begin,
                                                       std::size_t end,
                                                       const values::ProgressMonitor& monitor = {});
/// The steps at which the condition begins to hold: it does not hold at the step before. Ascending.
[[nodiscard]] std::vector<int> stepsWhereItBegins(Condition& condition,
                                                  const values::ProgressMonitor& monitor = {});

}  // namespace lanescope::app
