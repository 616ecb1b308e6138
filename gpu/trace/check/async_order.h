// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "trace/check/happens_before.h"

namespace lanescope::trace {

/// The order that barriers in shared memory and named barriers make, and the ends of asynchronous
/// operations. A barrier's phase ends when as many arrivals as it expects have come; what precedes
/// an arrival comes before what follows a wait for that phase. A bulk copy ends with the phase of
/// the barrier that counts its bytes; a product or a copy by a thread, at the wait of that thread
/// which covers it. After the PTX ISA, "mbarrier" and "async proxy".
///
/// A wait names the parity of a phase. What it is sure to have waited for is the earliest phase of
/// this parity that the thread has not left behind; so a thread that mixes up the parities waits
/// for nothing. The phases are found by going through all threads' events once, in an order that
/// the barriers allow.
class AsyncOrder {
 public:
  /// The arguments must outlive this object.
  AsyncOrder(const Record& record, HappensBefore& barriers);

  /// Whether the record has events of such operations.
  [[nodiscard]] static bool appliesTo(const Record& record);
  /// Whether `a`, with all that it has started, is over before `b` begins.
  [[nodiscard]] bool before(const Site& a, const Site& b);
  /// Whether some barrier's phases cannot be told, as of a cluster that was recorded in part;
  /// `before` may then return true where it should not.
  [[nodiscard]] bool isIncomplete() const { return m_isIncomplete; }
  /// The thread's operation that never ends, since it never waits for it: the position of its
  /// event.
  [[nodiscard]] std::optional<std::uint32_t> neverWaitedFor(std::uint32_t block,
                                                            std::uint32_t thread) const;

 private:
  static constexpr std::uint32_t kNever = ~0U;
  static constexpr int kNoPhase = -1;

  /// Per barrier: the last phase that is known to be over.
  using Knowledge = std::vector<int>;
  /// Block, array and index of a barrier; a named one has kNamed for the array.
  using Key = std::tuple<std::uint32_t, unsigned, std::int64_t>;
  static constexpr unsigned kNamed = ~0U;

  struct Barrier {
    std::uint64_t expected = 0;
    std::uint64_t arrived = 0;
    int phase = 0;                  ///< the one that is not over
    Knowledge now;                  ///< what its arrivals know
    std::vector<Knowledge> phases;  ///< of those that are over
  };
  struct Arrival {
    std::uint32_t event = 0;
    std::uint32_t epoch = 0;
    int phase = 0;
  };
  struct Copy {
    std::uint32_t event = 0;  ///< of BulkCopyForm::into
    int phase = 0;
    std::vector<std::size_t> barriers;  ///< by rank; kNoBarrier where the copy does not go
  };
  static constexpr std::size_t kNoBarrier = ~std::size_t{0};
  struct Snapshot {
    std::uint32_t event = 0;  ///< known behind this one
    Knowledge known;
  };
  /// One recorded thread and how far it has been gone through.
  struct Thread {
    std::uint32_t block = 0;
    std::uint32_t number = 0;
    std::uint32_t next = 0;
    std::uint32_t epoch = 0;
    bool hasArrived = false;  ///< at the named barrier that comes next
    Knowledge known;
    std::map<std::size_t, int> waitedFor;
    std::map<std::size_t, std::vector<Arrival>> arrivals;
    std::vector<Copy> copies;
    std::vector<Snapshot> snapshots;
    std::map<std::uint32_t, std::uint32_t> ends;  ///< event of an operation -> event of its wait
  };

  void findBarriers();
  void findEnds(Thread& thread);
  void goThrough();
  /// Whether the thread has gone on.
  bool goOn(Thread& thread);
  bool passMemoryBarrier(Thread& thread, const Event& event);
  bool passNamedBarrier(Thread& thread, const Event& event);
  void takeCopy(Thread& thread, const Event& event);
  /// Lets the threads that stand at barriers of blocks and clusters go on.
  bool passBlockBarriers();
  void arrive(Thread& thread, std::size_t number);
  void learn(Thread& thread, const Knowledge& more);
  [[nodiscard]] std::size_t barrierAt(std::uint32_t block, unsigned array,
                                      std::int64_t index) const;
  [[nodiscard]] std::optional<std::uint32_t> blockOfRank(std::uint32_t block, unsigned rank) const;
  [[nodiscard]] Thread& threadAt(const Site& site) {
    return m_threads[site.block * m_record.threadsPerBlock() + site.thread];
  }
  [[nodiscard]] const Knowledge* knownAt(const Site& site);
  [[nodiscard]] bool isSeen(const Copy& copy, const Site& b);
  [[nodiscard]] bool beforeByPhases(const Site& a, const Site& b);

  const Record& m_record;
  HappensBefore& m_barriers;
  std::map<Key, std::size_t> m_numbers;
  std::vector<Barrier> m_phases;
  std::vector<Thread> m_threads;
  bool m_isIncomplete = false;
};

}  // namespace lanescope::trace
