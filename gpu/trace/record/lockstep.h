// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "trace/record/barrier_phases.h"
#include "trace/record/loop_nest.h"
#include "trace/record/record.h"

namespace lanescope::trace {

/// One event of one thread: `event` is its position in `Record::eventsOf(block, thread)`.
struct Access {
  std::uint32_t thread = 0;
  std::uint32_t event = 0;
  bool operator==(const Access&) const = default;
};

/// Events that threads do together: they have the same line, kind, form and array.
struct LockstepGroup {
  std::uint32_t epoch = 0;
  EventKind kind = EventKind::load;
  std::uint8_t form = 0;   ///< Event::form
  std::uint8_t array = 0;  ///< 0 where the kind names no element
  int line = 0;
  std::vector<Access> accesses;  ///< threads in ascending order
};

/// Groups the events of some threads of one block as a GPU would run them in lockstep and let them
/// join again behind a branch. The leader is the thread in the earliest round of the loops around
/// it; among those, the one at the smallest source line; then one that loads, before those that
/// store; then the one with the fewest events in this epoch; then the lowest number. Every thread
/// in the same rounds whose next event has the leader's line, kind, form and array takes part. This
/// is the Min-PC rule of Collange 2011, "Stack-less SIMT reconvergence at low cost", on source
/// lines. A function that a kernel calls stands before it in the file, so threads in a call go
/// before those that have not come to it. A warp-wide event waits until all lanes of its mask have
/// come, and a wait for a barrier in shared memory until its phase is over, unless no other thread
/// can go on. An epoch ends with its barriers.
class Lockstep {
 public:
  /// Groups threads [firstThread, firstThread + threadCount) of one recorded block. `record` and
  /// `loops`, which are the record's, must outlive this object.
  Lockstep(const Record& record, const LoopNest& loops, std::uint64_t recordedBlock,
           std::uint32_t firstThread, std::uint32_t threadCount);

  /// Returns the next group in `group`, or false at the end. `group` keeps its memory between
  /// calls.
  bool next(LockstepGroup& group);

 private:
  /// Threads in the same rounds whose next events have the same line, kind, form and array.
  struct Bucket {
    std::uint64_t key = 0;
    LoopNest::Rounds rounds{};
    /// Least rank of its threads; among equals the bucket of least rank goes first.
    std::uint64_t rank = 0;
    std::vector<Access> accesses;
  };
  /// The position of a thread.
  struct Place {
    std::span<const Event> events;
    std::uint32_t next = 0;        ///< position of its next event
    std::uint32_t epochBegin = 0;  ///< position of its first event in this epoch
    int line = 0;                  ///< line of its previous event in this epoch; 0: none
    std::uint64_t key = 0;         ///< key of its first event on that line
    LoopNest::Rounds rounds{};
  };

  void enter(std::uint32_t thread);
  void fill();
  void take(Bucket& bucket, LockstepGroup& group);
  /// Whether all have come for whom the threads of the bucket wait.
  [[nodiscard]] bool isAssembled(const Bucket& bucket) const;
  [[nodiscard]] bool goesBefore(const Bucket& a, const Bucket& b) const;
  [[nodiscard]] Bucket* foremost();

  const LoopNest& m_loops;
  std::uint32_t m_firstThread;
  std::uint32_t m_threadCount;
  BarrierPhases m_phases;
  std::uint32_t m_epoch = 0;
  bool m_atBarrier = false;
  std::vector<Place> m_places;  ///< one per thread
  std::vector<Bucket> m_working;
  std::vector<Bucket> m_arrived;  ///< buckets of threads that wait at a barrier
};

}  // namespace lanescope::trace
