// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "backend/backend.h"
#include "collective/communicator.h"
#include "request/request.h"
#include "request/result.h"
#include "runner/runner.h"

namespace lanescope::spread {

/// Throws values::Error (badInput) for a request that does not run on so many ranks, with the
/// reason. What it lets through, every rank begins.
void checkRun(const values::RunRequest& request, std::int64_t ranks);

/// Takes part in a run over ranks that are processes. Each has a device of its own: on a host with
/// GPUs the one with the number that the rank has on this host, elsewhere the emulator. Returns the
/// result on rank 0 and nothing on the others. Throws values::Error, after which this rank is out
/// of step with the others and must end: as `run` of spread.h, and (unavailable) where a host has
/// fewer GPUs than ranks.
[[nodiscard]] std::optional<values::RunResult> runOnRank(const values::RunRequest& request,
                                                         engine::Runner& runner,
                                                         collective::Communicator& communicator,
                                                         const std::stop_token& stop,
                                                         const backend::Progress& progress);

}  // namespace lanescope::spread
