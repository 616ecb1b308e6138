// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

#include "collective/communicator.h"
#include "protocol/frame.h"

// How the ranks of an engine share work that consists of many pieces: rank 0 is the manager, which
// hands a piece to each rank that has nothing to do, itself included.

namespace lanescope::engine {

/// Carries out a piece, from 0, and returns the answer, which is a Failure where it fails. Does not
/// throw.
using CarryOutPiece = std::function<Frame(std::int64_t piece)>;

/// Has rank 0 and the `others` carry out the pieces. Rank 0 calls it while they call
/// `carryOutPieces`.
/// `take` gets the answers in the order of the pieces, each as soon as those before it are there,
/// on any thread, one at a time. Once `stop` is requested no further piece begins, and it returns
/// when those that have begun are done. Throws values::Error (engineLost) when a rank is lost, and
/// what `take` throws.
void dealPieces(std::int64_t count, const std::vector<std::int64_t>& others,
                collective::Communicator& communicator, const std::stop_token& stop,
                const CarryOutPiece& carryOut, const std::function<void(Frame)>& take);

/// All ranks but rank 0.
[[nodiscard]] std::vector<std::int64_t> allOthers(const collective::Communicator& communicator);

/// Carries out the pieces that rank 0 hands to this one, until there are no more. Throws as the
/// communicator does.
void carryOutPieces(collective::Communicator& communicator, const CarryOutPiece& carryOut);

}  // namespace lanescope::engine
