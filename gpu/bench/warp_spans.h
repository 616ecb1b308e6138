// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <vector>

#include "values/stamp.h"
#include "values/time_line.h"

namespace lanescope::bench {

/// Returns what the warps of a block did, of what they noted. `stamps`: those of each warp in the
/// order of time, in cycles of one clock; `megahertz`: its rate. Times are in nanoseconds from the
/// first stamp. The stages of the ring are the barriers that copies signal and the others that
/// warps wait for, each in the order of their places in shared memory.
///
/// The times are those of the warp's own instructions: a copy is under way from its issue until a
/// warp stops to wait for the tiles at the latest, and products are made at the latest when their
/// span ends.
///
/// Throws values::Error (unavailable) where the clock is not known: megahertz is 0.
[[nodiscard]] std::vector<values::TimeSpan> warpSpans(
    std::span<const std::span<const values::Stamp>> stamps, double megahertz);

/// Returns prologue, steady state and epilogue of such spans. Without products there are none.
[[nodiscard]] std::vector<values::Bracket> stagesOf(const std::vector<values::TimeSpan>& spans);

}  // namespace lanescope::bench
