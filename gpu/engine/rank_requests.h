// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "collective/communicator.h"
#include "protocol/message.h"

// How the ranks of an engine learn what to carry out together: rank 0, which has the client, gives
// each such request to all others, encoded as the client sent it.

namespace lanescope::engine {

/// Gives a request to all other ranks. Rank 0 calls it.
void announce(const ToEngine& request, collective::Communicator& communicator);

/// Waits, without a limit, for the next request of rank 0. All other ranks call it.
[[nodiscard]] ToEngine nextRequest(collective::Communicator& communicator);

/// Carries out what rank 0 announces, for ever. Returns when this rank can no longer take part,
/// with a sentence.
[[nodiscard]] std::string followRankZero(collective::Communicator& communicator);

}  // namespace lanescope::engine
