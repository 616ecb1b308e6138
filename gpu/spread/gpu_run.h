// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>
#include <stop_token>

#include "backend/backend.h"
#include "request/request.h"
#include "request/result.h"
#include "request/time_line.h"
#include "runner/memory_need.h"
#include "runner/runner.h"

namespace lanescope::spread {

/// Makes what a GPU's thread runs kernels with.
using MakeRunner = std::function<std::unique_ptr<engine::Runner>()>;

/// Runs a request over the GPUs `request.target.gpus` of this host, each in a thread of this
/// process and with a runner of its own, so that they compute at the same time. The exchange goes
/// through the host's memory. Throws values::Error: as `run` of spread.h does, (badInput) for a GPU
/// that is named twice and for a target that names another device, and (unavailable) for a GPU that
/// is missing.
[[nodiscard]] values::RunResult runOnGpus(
    const values::RunRequest& request, const MakeRunner& makeRunner, const std::stop_token& stop,
    const backend::Progress& progress,
    const engine::MemoryReader& memory = [] { return platform::readMemory(); });

/// Runs a reduction or a dot product over the GPUs `request.target.gpus` in chunks, and returns
/// what host and GPUs did when. Throws what `runOnGpus` throws, and values::Error (badInput) where
/// the problem does not go through them in chunks.
[[nodiscard]] values::TimeLine timeLineOnGpus(
    const values::TimeLineRequest& request, const MakeRunner& makeRunner,
    const std::stop_token& stop,
    const engine::MemoryReader& memory = [] { return platform::readMemory(); });

}  // namespace lanescope::spread
