// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/options.h"

// A run over several devices. Readers throw values::Error (badInput).

namespace lanescope::cli {

/// --ranks, --devices, --split.
[[nodiscard]] Options spreadOptions();

/// As `runChoiceOf`, over the devices of --ranks or the engine's GPUs of --devices. There the
/// limits of a kernel's sizes are those of one device's part, and the engine checks the parts.
/// Several devices are recorded only where an option asks for a record, which the engine refuses.
[[nodiscard]] RunChoice spreadChoiceOf(const QCommandLineParser& parser, EngineSession& engine,
                                       std::stop_token stop);

}  // namespace lanescope::cli
