// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "trace/record/loop_nest.h"
#include "trace/record/record.h"

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
/// behind a branch: the leader is the thread in the earliest round of the loops around it, then at
/// the smallest source line (then: with the fewest events done in this epoch; then the lowest
/// number), and every thread in the same rounds whose next event has the leader's line, kind, form
/// and array takes part. This is the Min-PC rule of Collange 2011,
/// "Stack-less SIMT reconvergence at low cost", on source lines; a function that a kernel calls
/// stands before it, so who has come to a call goes before those who have not. What the lanes of a
/// mask do together waits until they all have come, unless nobody else can go on. An epoch ends
/// with its barriers.
class Lockstep {
 public:
  /// Threads [firstThread, firstThread + threadCount) of one recorded block. `record` and `loops`,
  /// which are the record's, must outlive this object.
  Lockstep(const Record& record, const LoopNest& loops, std::uint64_t recordedBlock,
           std::uint32_t firstThread, std::uint32_t threadCount);

  /// The next group, or false at the end. `group` keeps its memory between calls.
  bool next(LockstepGroup& group);

 private:
  /// Threads in the same rounds whose next event has the same line, kind, form and array.
  struct Bucket {
    std::uint64_t key = 0;
    LoopNest::Rounds rounds{};
    std::uint64_t rank = 0;  ///< of its foremost thread: at one place the least goes first
    std::vector<Access> accesses;
  };
  /// Where a thread is.
  struct Place {
    std::span<const Event> events;
    std::uint32_t next = 0;        ///< event
    std::uint32_t epochBegin = 0;  ///< its first event of this epoch
    int line = 0;                  ///< of the event before the next one; 0: none in this epoch
    std::uint64_t key = 0;         ///< what it did first on that line
    LoopNest::Rounds rounds{};
  };

  void enter(std::uint32_t thread);
  void fill();
  void take(Bucket& bucket, LockstepGroup& group);
  [[nodiscard]] bool isAssembled(const Bucket& bucket) const;
  [[nodiscard]] bool goesBefore(const Bucket& a, const Bucket& b) const;
  [[nodiscard]] Bucket* foremost();

  const LoopNest& m_loops;
  std::uint32_t m_firstThread;
  std::uint32_t m_threadCount;
  std::uint32_t m_epoch = 0;
  bool m_atBarrier = false;
  std::vector<Place> m_places;  ///< of the threads
  std::vector<Bucket> m_working;
  std::vector<Bucket> m_arrived;  ///< threads that wait at a barrier
};

}  // namespace lanescope::trace
