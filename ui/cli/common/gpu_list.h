// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "ui/cli/common/engine_session.h"

namespace lanescope::cli {

/// Returns the GPUs of --devices, by CUDA's numbers: those of a list, as "0,1", or for "all" those
/// of the engine's machine. Throws values::Error: badInput for no such list, unavailable where
/// there is no GPU.
[[nodiscard]] std::vector<std::int64_t> gpuListOf(const QString& text, EngineSession& engine);

}  // namespace lanescope::cli
