// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "spread/part.h"
#include "spread/solution.h"

namespace lanescope::spread {

/// The most elements of a reduction that a launch on the emulator gets: a rank with more of them
/// makes, reduces and forgets so many at a time.
inline constexpr std::int64_t kChunk = std::int64_t{1} << 22;
/// The same on a GPU. The copy of such a chunk takes some milliseconds.
inline constexpr std::int64_t kGpuChunk = std::int64_t{1} << 25;

[[nodiscard]] constexpr std::int64_t chunkOn(values::BackendChoice backend) {
  return backend == values::BackendChoice::cuda ? kGpuChunk : kChunk;
}

/// Whether a GPU makes the elements of the chunks that go through it.
[[nodiscard]] bool generatesOnDevice(const values::RunRequest& request,
                                     const values::Parameters& parameters);

/// Reduces, or multiplies two vectors: each rank a part of the elements, chunk by chunk, which on a
/// GPU overlap. Each rank combines its chunks in their order, and rank 0 the results in the order
/// of the ranks, so that the bits follow from n and the number of devices alone. Each rank checks
/// its own chunks, whose elements it makes on the host: the reference is exact over all of them,
/// and the error is bounded by the sum of the chunks' bounds and the roundings in double of the
/// last sum. Returns nothing on the other ranks.
[[nodiscard]] std::optional<Solution> reduce(const Rank& rank);

}  // namespace lanescope::spread
