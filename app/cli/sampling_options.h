// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options.h"
#include "values/sampling.h"

namespace lanescope::cli {

/// --samples, --min-time, --max-time, --hot, --cold.
[[nodiscard]] Options samplingOptions();
/// What they say. Throws values::Error (badInput).
[[nodiscard]] values::Sampling samplingOf(const QCommandLineParser& parser);

}  // namespace lanescope::cli
