// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stop_token>

#include "backend/backend.h"
#include "request/request.h"
#include "request/result.h"
#include "runner/memory_need.h"
#include "runner/runner.h"

namespace lanescope::spread {

/// Runs a request over `request.target.ranks` emulated devices of this process, a thread each. They
/// take turns at the runner's emulator. Throws values::Error, as `run` of spread.h does, and
/// (badInput) for a target that names a GPU.
[[nodiscard]] values::RunResult runEmulated(
    const values::RunRequest& request, engine::Runner& runner, const std::stop_token& stop,
    const backend::Progress& progress,
    const engine::MemoryReader& memory = [] { return platform::readMemory(); });

}  // namespace lanescope::spread
