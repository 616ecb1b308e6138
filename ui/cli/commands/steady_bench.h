// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cli/common/engine_session.h"

namespace lanescope::cli {

/// Runs a benchmark. When a kernel ends the engine, the finished measurements stay, and the other
/// kernels go on one by one with a new engine. The failed kernel gets a series that says so and is
/// not tried at larger sizes. Throws values::Error when nothing could be timed, and as
/// EngineSession for a bad request or a cancellation. `label` begins the progress line.
[[nodiscard]] values::BenchResult benchSteadily(EngineSession& engine,
                                                const values::BenchRequest& request,
                                                const QString& label);

}  // namespace lanescope::cli
