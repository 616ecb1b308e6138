// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/options.h"

// A run over several devices. Readers throw values::Error (badInput).

namespace lanescope::cli {

/// --ranks, --devices, --generate, --split.
[[nodiscard]] Options spreadOptions();
/// --devices, --generate.
[[nodiscard]] Options gpuOptions();
/// Takes the GPUs of --devices, and what --generate says, into the target. Returns whether there
/// are any.
bool takeGpus(const QCommandLineParser& parser, EngineSession& engine, values::Target& target);
/// Returns the row with the greatest sizes of a problem that so many devices share.
[[nodiscard]] catalog::KernelRow widened(catalog::KernelRow row, std::int64_t ranks);

/// As `runChoiceOf`, over the devices of --ranks or the engine's GPUs of --devices. There the
/// limits of a kernel's sizes are those of one device's part, and the engine checks the parts.
/// Several devices are recorded only where an option asks for a record, which the engine refuses.
[[nodiscard]] RunChoice spreadChoiceOf(const QCommandLineParser& parser, EngineSession& engine,
                                       std::stop_token stop);

}  // namespace lanescope::cli
