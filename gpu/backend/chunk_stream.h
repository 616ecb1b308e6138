// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "request/parameters.h"
#include "request/result.h"
#include "values/host_array.h"
#include "values/plan.h"
#include "values/time_line.h"

namespace lanescope::backend {

/// A problem that goes through a device in chunks, since it may be larger than its memory. The
/// chunks have the same size; the last may be smaller.
struct ChunkStream {
  values::Plan plan;                     ///< of each chunk
  std::optional<values::Plan> lastPlan;  ///< of the last one, where it is smaller
  std::int64_t chunks = 1;
  std::int64_t size = 0;  ///< elements of a chunk
  /// Present: the device makes the elements by this pattern, which must permit it
  /// (catalog::isMadeByIndex).
  std::optional<values::Parameters> generated;
  std::int64_t first = 0;  ///< the index of the first chunk's first element in the pattern
  /// Else: writes the elements of input number `position` of a chunk.
  std::function<void(std::int64_t chunk, std::size_t position, std::span<std::byte> elements)> fill;
  /// Gets the outputs of each chunk, in the order of the chunks.
  std::function<void(std::int64_t chunk, const std::vector<values::HostArray>& outputs)> finish;

  [[nodiscard]] const values::Plan& planOf(std::int64_t chunk) const {
    return chunk == chunks - 1 && lastPlan ? *lastPlan : plan;
  }
};

/// How a problem went through a device.
struct StreamOutcome {
  /// Sums over the chunks. Copies overlap kernels, so that they may add up to more than the run.
  values::Phases phases;
  values::Milliseconds generating{};  ///< the same of the elements that the device has made
  /// From the first chunk on to the result of the last one, in nanoseconds of the host's steady
  /// clock.
  std::int64_t begin = 0;
  std::int64_t end = 0;
  /// What host and device did with the first values::kMostChunks chunks, by the same clock.
  std::vector<values::TimeSpan> spans;
};

}  // namespace lanescope::backend
