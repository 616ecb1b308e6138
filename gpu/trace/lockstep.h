// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "trace/record.h"

namespace lanescope::trace {

/// One event of one thread: `event` is its position in `Record::eventsOf(block, thread)`.
struct Access {
  std::uint32_t thread = 0;
  std::uint32_t event = 0;
  bool operator==(const Access&) const = default;
};

/// Events that threads do together: one line, one kind and form, one array.
struct LockstepGroup {
  std::uint32_t epoch = 0;
  EventKind kind = EventKind::load;
  std::uint8_t form = 0;   ///< Event::form
  std::uint8_t array = 0;  ///< 0 where the kind names no element
  int line = 0;
  std::vector<Access> accesses;  ///< threads ascend
};

/// Groups the events of some threads of one block as a GPU's would run in lockstep and join again
/// behind a branch: the leader is the thread at the smallest source line (then: with the fewest
/// events done in this epoch; then the lowest number), and every thread whose next event has the
/// leader's line, kind, form and array takes part. This is the Min-PC rule of Collange 2011,
/// "Stack-less SIMT reconvergence at low cost", on source lines. What the lanes of a mask do
/// together waits until they all have come, unless nobody else can go on. An epoch ends with its
/// barriers.
class Lockstep {
 public:
  /// Threads [firstThread, firstThread + threadCount) of one recorded block. `record` must outlive
  /// this object.
  Lockstep(const Record& record, std::uint64_t recordedBlock, std::uint32_t firstThread,
           std::uint32_t threadCount);

  /// The next group, or false at the end. `group` keeps its memory between calls.
  bool next(LockstepGroup& group);

 private:
  /// Threads whose next event has the same line, kind, form and array.
  struct Bucket {
    std::uint64_t key = 0;
    std::uint64_t rank = 0;  ///< of its foremost thread: the least goes first
    std::vector<Access> accesses;
  };

  void enter(std::uint32_t thread);
  void fill();
  void take(Bucket& bucket, LockstepGroup& group);
  [[nodiscard]] bool isAssembled(const Bucket& bucket) const;
  [[nodiscard]] Bucket* foremost();

  const Record& m_record;
  std::uint64_t m_block;
  std::uint32_t m_firstThread;
  std::uint32_t m_threadCount;
  std::uint32_t m_epoch = 0;
  bool m_atBarrier = false;
  std::vector<std::uint32_t> m_next;        ///< a thread's next event
  std::vector<std::uint32_t> m_epochBegin;  ///< a thread's first event of this epoch
  std::vector<Bucket> m_working;
  std::vector<Bucket> m_arrived;  ///< threads that wait at a barrier
};

}  // namespace lanescope::trace
