// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>
#include <vector>

#include "trace/check/finding.h"
#include "trace/record/record.h"

namespace lanescope::trace {

struct Verdict {
  /// Ordered by kind, lines and array; each pair of lines once an array.
  std::vector<Finding> findings;
  /// What the record is too short to tell, one plain sentence each.
  std::vector<std::string> notes;
};

/// What a record shows to be wrong with its kernel: races, barriers that not all threads of a block
/// reach, reads of memory that nobody wrote, accesses out of bounds. By what the kernel
/// orders, and not by the order that the threads took this time: so the verdict is the same under
/// every schedule. After Lamport 1978, "Time, clocks, and the ordering of events", and the CUDA C++
/// Programming Guide on synchronization functions and memory fences.
///
/// Of global memory only arrays that are `isUnwritten` can be read unwritten, and only a record of
/// the whole grid tells: a block that is not in the record may have written them. `ended`: the
/// findings that ended the run early, as the emulator does; of their blocks only what all threads
/// came to do is judged, and a divergent barrier among them is not said again. Throws
/// std::out_of_range when an event names an array that the record lacks.
[[nodiscard]] Verdict check(const Record& record, std::span<const Finding> ended = {});

}  // namespace lanescope::trace
