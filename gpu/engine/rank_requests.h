// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "backend/backend.h"
#include "collective/communicator.h"
#include "engine/executor.h"
#include "protocol/frame.h"
#include "protocol/message.h"

// How the ranks of an engine learn what to carry out together: rank 0, which has the client, gives
// each such request to all others, encoded as the client sent it.

namespace lanescope::engine {

/// Gives a request to all other ranks. Rank 0 calls it.
void announce(const ToEngine& request, collective::Communicator& communicator);

/// Waits, without a limit, for the next request of rank 0. All other ranks call it.
[[nodiscard]] ToEngine nextRequest(collective::Communicator& communicator);

/// Takes part in a run over all ranks; returns the result on rank 0. A rank for which it throws is
/// out of step with the others.
using RankRun = std::function<std::optional<values::RunResult>(
    const values::RunRequest& request, collective::Communicator& communicator,
    const std::stop_token& stop, const backend::Progress& progress)>;

/// Returns the answer to a piece of a benchmark: its BenchResult, or a Failure. Where nothing could
/// be measured, the result has the reasons alone, and no machine.
[[nodiscard]] Frame answerTo(const values::BenchRequest& piece, Executor& alone,
                             const std::stop_token& stop);

/// Carries out what rank 0 announces, for ever: all-reduces, runs over all ranks, and benchmarks
/// whose pieces rank 0 deals (rank_pieces.h). `alone`: what this rank does alone. Returns when this
/// rank can no longer take part, with a sentence.
[[nodiscard]] std::string followRankZero(collective::Communicator& communicator, const RankRun& run,
                                         Executor& alone);

}  // namespace lanescope::engine
