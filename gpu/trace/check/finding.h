// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "trace/record/record.h"
#include "values/names.h"

namespace lanescope::trace {

enum class FindingKind : std::uint8_t {
  divergentBarrier,  ///< a barrier that not every thread of the block reaches
  outOfBounds,       ///< an access outside its array
  runaway,           ///< a thread that does not end
  fault,  ///< an operation that the processor refuses: a division by zero, an address in no array
  divergentWarp,  ///< lanes that wait for a lane of their warp that does not come
  race,           ///< two threads access an element, one writes, and nothing orders the two
  unwrittenRead,  ///< a read of memory that no thread has written
  /// An access to the shared memory of a block that may not have begun or may have ended.
  absentBlock,
  missingWait,   ///< a product or a copy whose end its thread never waits for
  missingFence,  ///< a product that begins without a fence for the registers that it takes
};

/// The position of one thread in a kernel.
struct ThreadPlace {
  std::uint64_t block = 0;   ///< linear
  std::uint64_t thread = 0;  ///< linear in the block
  int line = 0;              ///< 1-based in the kernel's file
  bool operator==(const ThreadPlace&) const = default;
};

/// An error that a run has shown. `sentence` is for a student and names thread, line and limit.
struct Finding {
  FindingKind kind = FindingKind::outOfBounds;
  std::uint64_t block = 0;   ///< linear
  std::uint64_t thread = 0;  ///< linear in the block
  int line = 0;              ///< 1-based in the kernel's file
  std::string sentence = {};
  std::optional<ThreadPlace> other = {};  ///< the second thread, where two are involved
  std::string array = {};                 ///< name of the array; empty where none is involved
  std::int64_t index = 0;                 ///< index of the element, where an array is involved
  std::uint64_t count = 1;                ///< number of times that the record shows the same
  bool operator==(const Finding&) const = default;
};

/// The names in `run --json`.
inline constexpr values::Names<FindingKind, 10> kFindingNames{{
    {FindingKind::divergentBarrier, "divergent-barrier"},
    {FindingKind::outOfBounds, "out-of-bounds"},
    {FindingKind::runaway, "runaway"},
    {FindingKind::fault, "fault"},
    {FindingKind::divergentWarp, "divergent-warp"},
    {FindingKind::race, "race"},
    {FindingKind::unwrittenRead, "unwritten-read"},
    {FindingKind::absentBlock, "absent-block"},
    {FindingKind::missingWait, "missing-wait"},
    {FindingKind::missingFence, "missing-fence"},
}};
[[nodiscard]] constexpr std::string_view nameOf(FindingKind kind) {
  return values::nameIn(kFindingNames, kind);
}

/// Returns "Thread 3 of block 0 accesses element 70 of partial on line 34; partial has 32 elements,
/// numbered from 0."
[[nodiscard]] std::string outOfBoundsSentence(const Finding& where, const ArrayInfo& array,
                                              std::int64_t index);

}  // namespace lanescope::trace
