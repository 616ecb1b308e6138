// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
#include <stop_token>

#include "app/exercise/solution_run.h"

namespace lanescope::cli {

/// Runs a text as app::SolutionRun does and waits for the verdict. Throws values::Error (cancelled)
/// once a stop is requested.
[[nodiscard]] app::Verdict verdictOn(const std::shared_ptr<const app::Exercise>& exercise,
                                     const QString& id, const QString& text,
                                     const app::SolutionLimits& limits,
                                     const std::stop_token& stop);

}  // namespace lanescope::cli
