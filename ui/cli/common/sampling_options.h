// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "request/sampling.h"
#include "ui/cli/common/options.h"

namespace lanescope::cli {

/// --samples, --min-time, --max-time, --hot, --cold.
[[nodiscard]] Options samplingOptions();
/// What they say. Throws values::Error (badInput).
[[nodiscard]] values::Sampling samplingOf(const QCommandLineParser& parser);

}  // namespace lanescope::cli
