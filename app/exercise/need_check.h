// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "app/exercise/exercise.h"
#include "request/result.h"

namespace lanescope::app {

/// Why a run does not hold to what a gate needs, as a sentence; nothing where it does. Times are no
/// matter of one run.
[[nodiscard]] std::optional<QString> whyNotMet(const GateNeed& need,
                                               const values::RunResult& result);

/// Why these times do not hold to what a gate needs; nothing where they do. Times are medians.
[[nodiscard]] std::optional<QString> whyTooSlow(const GateNeed& need,
                                                const values::BenchResult& result);

}  // namespace lanescope::app
