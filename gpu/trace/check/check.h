// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>
#include <vector>

#include "trace/check/finding.h"
#include "trace/record/record.h"

namespace lanescope::trace {

struct Verdict {
  /// The findings, ordered by kind, lines and array. Each pair of lines occurs once per array.
  std::vector<Finding> findings;
  /// One sentence about each thing that the record is too short to tell.
  std::vector<std::string> notes;
};

/// Finds the errors of a kernel that its record shows: races, barriers that not all threads of a
/// block reach, reads of unwritten memory, and accesses out of bounds. The verdict follows from
/// what the kernel orders, not from the order that the threads took this time, so that it is the
/// same under every schedule. See Lamport 1978, "Time, clocks, and the ordering of events", and
/// the CUDA C++ Programming Guide on synchronization functions and memory fences.
///
/// Unwritten reads of global memory are found only in arrays that are `isUnwritten`, and only in a
/// record of the whole grid: a block outside the record may have written the others. `ended`: the
/// findings that ended the run early, as the emulator's do. Of their blocks only what all threads
/// reached is judged, and a divergent barrier among them is not reported again. Throws
/// std::out_of_range when an event names an array that the record lacks.
[[nodiscard]] Verdict check(const Record& record, std::span<const Finding> ended = {});

}  // namespace lanescope::trace
