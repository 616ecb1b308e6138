// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "spread/part.h"
#include "spread/solution.h"

namespace lanescope::spread {

/// The most elements of a reduction that a launch gets: a rank with more of them makes, reduces and
/// forgets so many at a time.
inline constexpr std::int64_t kChunk = std::int64_t{1} << 22;

/// Reduces, or multiplies two vectors: each rank a part of the elements, chunk by chunk. Rank 0
/// combines the results in the order of the ranks. Each rank checks its own chunks: the reference
/// is exact over all of them, and the error is bounded by the sum of the chunks' bounds and the
/// roundings in double of the last sum. Returns nothing on the other ranks.
[[nodiscard]] std::optional<Solution> reduce(const Rank& rank);

}  // namespace lanescope::spread
