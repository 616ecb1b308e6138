// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cli/common/engine_session.h"

namespace lanescope::cli {

/// Times what is asked for. Where a kernel ends the engine, what was measured before is kept, and
/// the rest goes on with a new engine, each kernel for itself; the one that ended it has a series
/// that says so, and is not tried at larger sizes. Throws values::Error where nothing at all could
/// be timed, and as EngineSession where the request is wrong or cancelled. `label`: what the
/// progress line begins with.
[[nodiscard]] values::BenchResult benchSteadily(EngineSession& engine,
                                                const values::BenchRequest& request,
                                                const QString& label);

}  // namespace lanescope::cli
