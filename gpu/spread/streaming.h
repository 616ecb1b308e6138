// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "collective/communicator.h"
#include "values/time_line.h"

namespace lanescope::spread {

/// How a rank's part went through its GPU in chunks.
struct Streamed {
  std::int64_t chunks = 0;  ///< 0: it did not
  std::int64_t size = 0;    ///< elements of a chunk
  bool isGenerated = false;
  double generatingMs = 0;  ///< summed over the chunks
  std::int64_t begin = 0;   ///< nanoseconds of the host's steady clock
  std::int64_t end = 0;
};

/// The same of all ranks, on rank 0.
struct StreamedRanks {
  std::vector<Streamed> ranks;
  std::vector<std::vector<values::TimeSpan>> spans;  ///< of each rank

  [[nodiscard]] bool isStreamed() const;
  /// From the first chunk of a rank to the last one of all; ranks of several hosts have clocks of
  /// their own.
  [[nodiscard]] std::int64_t duration() const;
  /// Sentences for a reader.
  [[nodiscard]] std::vector<std::string> notes() const;
  /// Returns what the chunks of the GPUs, by CUDA's numbers, did when, without kernel, device, n
  /// and `passed`. The ranks are of one host.
  [[nodiscard]] values::TimeLine timeLine(const std::vector<std::int64_t>& gpus) const;
};

/// Returns what all ranks give, on rank 0, and nothing on the others.
[[nodiscard]] StreamedRanks gatherStreamed(const Streamed& own,
                                           const std::vector<values::TimeSpan>& spans,
                                           collective::Communicator& communicator);

}  // namespace lanescope::spread
