// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "trace/record/record.h"

namespace lanescope::trace {

enum class FindingKind : std::uint8_t {
  divergentBarrier,  ///< a barrier that not every thread of the block reaches
  outOfBounds,       ///< an access outside its array
  runaway,           ///< a thread that does not come to an end
  fault,             ///< what the processor refuses: a division by zero, an address of no array
  divergentWarp,     ///< lanes that wait for one of their warp that does not come
  race,              ///< two threads access an element, one writes, and nothing orders the two
  unwrittenRead,     ///< a read of memory that nobody has written
  absentBlock,  ///< an access to the shared memory of a block that may not have begun, or ended
};

/// Where one thread stands in a kernel.
struct ThreadPlace {
  std::uint64_t block = 0;   ///< linear
  std::uint64_t thread = 0;  ///< linear in the block
  int line = 0;              ///< 1-based in the kernel's file
  bool operator==(const ThreadPlace&) const = default;
};

/// Something wrong that a run has shown. `sentence` is for a student and names thread, line and
/// limit.
struct Finding {
  FindingKind kind = FindingKind::outOfBounds;
  std::uint64_t block = 0;   ///< linear
  std::uint64_t thread = 0;  ///< linear in the block
  int line = 0;              ///< 1-based in the kernel's file
  std::string sentence = {};
  std::optional<ThreadPlace> other = {};  ///< the second thread, where two are involved
  std::string array = {};                 ///< the array's name; empty where none is involved
  std::int64_t index = 0;                 ///< the element, where an array is involved
  std::uint64_t count = 1;                ///< how often the record shows the same
  bool operator==(const Finding&) const = default;
};

/// "divergent-barrier", "out-of-bounds", "runaway", "fault", "divergent-warp", "race",
/// "unwritten-read", "absent-block": the names in `run --json`.
[[nodiscard]] constexpr const char* nameOf(FindingKind kind) {
  switch (kind) {
    case FindingKind::divergentBarrier:
      return "divergent-barrier";
    case FindingKind::outOfBounds:
      return "out-of-bounds";
    case FindingKind::runaway:
      return "runaway";
    case FindingKind::fault:
      return "fault";
    case FindingKind::divergentWarp:
      return "divergent-warp";
    case FindingKind::race:
      return "race";
    case FindingKind::unwrittenRead:
      return "unwritten-read";
    case FindingKind::absentBlock:
      return "absent-block";
  }
  return "unknown";
}

/// "Thread 3 of block 0 accesses element 70 of partial on line 34; partial has 32 elements,
/// numbered from 0."
[[nodiscard]] std::string outOfBoundsSentence(const Finding& where, const ArrayInfo& array,
                                              std::int64_t index);

}  // namespace lanescope::trace
