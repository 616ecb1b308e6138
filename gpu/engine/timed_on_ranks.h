// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stop_token>

#include "collective/communicator.h"
#include "engine/executor.h"
#include "engine/timing_ranks.h"
#include "request/request.h"
#include "request/result.h"

// Times that the ranks of an engine share: each size of a benchmark is timed by one rank, with all
// kernels and CPU variants, which are compared with each other.

namespace lanescope::engine {

/// Whether the ranks can share it: it is of times at several sizes, and no size depends on what was
/// timed at another one.
[[nodiscard]] bool canBeShared(const values::BenchRequest& request);

/// Returns the place of this rank, with its GPUs where the request is for one. The target's backend
/// is not automatic.
[[nodiscard]] RankPlace placeFor(const values::BenchRequest& request, Executor& alone);

/// Times the request on the ranks that agreeOnRanks() chooses, and returns the result, which is
/// that of one rank with a note on how many took part. Rank 0 calls it while the others call
/// `timeForRankZero`. `own`: the rank's place. `sink` gets the series in the order of the sizes.
/// The device of the target works on rank 0. Throws values::Error: engineLost when a rank is lost,
/// and what `Executor::bench` throws.
[[nodiscard]] values::BenchResult timeOnRanks(const values::BenchRequest& request,
                                              const RankPlace& own,
                                              collective::Communicator& communicator,
                                              Executor& alone, const std::stop_token& stop,
                                              const BenchProgress& progress,
                                              const SeriesSink& sink);

/// Times what rank 0 hands to this rank.
void timeForRankZero(const values::BenchRequest& request, const RankPlace& own,
                     collective::Communicator& communicator, Executor& alone);

}  // namespace lanescope::engine
