// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <tuple>
#include <vector>

#include "trace/check/finding.h"

namespace lanescope::trace {

/// How a thread accesses an element, or has other units access it.
enum class AccessWay : std::uint8_t { load, store, atomic, copy, bulkCopy, product };
[[nodiscard]] AccessWay wayOf(const Event& event);

/// One access of one thread in a finding.
struct AccessPlace {
  ThreadPlace place;
  AccessWay way = AccessWay::load;
};

/// Collects what the checks of one record find. Accesses to the same array from the same lines are
/// one finding: the first place is kept (of races, one between threads that are as far apart as
/// possible), the others are counted. So the checks must go through the record in an order that
/// does not depend on the order in which the threads ran.
class FindingList {
 public:
  explicit FindingList(const Record& record) : m_record(record) {}

  /// Adds a race: nothing orders `a` and `b`, two threads' accesses to one element. Each `group`, a
  /// number that the caller chooses, counts once.
  void addRace(unsigned array, std::int64_t index, const AccessPlace& a, const AccessPlace& b,
               std::uint64_t group);
  void addUnwrittenRead(unsigned array, std::int64_t index, const AccessPlace& where);
  /// Adds an access to another block's shared memory that no barrier of the cluster precedes
  /// (`isBefore`) or follows.
  void addAbsentBlock(unsigned array, std::int64_t index, const AccessPlace& where, bool isBefore);
  /// Adds a product or a copy that its thread never waits for.
  void addMissingWait(const AccessPlace& where);
  /// Adds a product that begins without a fence for the registers that it takes.
  void addMissingFence(const ThreadPlace& where);
  void addOutOfBounds(unsigned array, std::int64_t index, const ThreadPlace& where);
  /// Adds a divergent barrier: `waiting` stands at a barrier, `absent` has ended (line 0) or stands
  /// at another one. `together` is the number of threads that stand where `waiting` does. If the
  /// two are of different blocks, it is the cluster's barrier at which the blocks do not meet.
  void addDivergentBarrier(const ThreadPlace& waiting, const ThreadPlace& absent,
                           std::uint64_t together);

  /// Returns all findings, each with its sentence, ordered by kind, lines and array.
  [[nodiscard]] std::vector<Finding> take();

 private:
  /// Kind, the smaller line, the other line, and the array.
  using Key = std::tuple<FindingKind, int, int, unsigned>;
  struct Entry {
    Finding finding;
    AccessPlace first;
    AccessPlace second;
    std::uint64_t together = 0;  ///< used by a divergent barrier
    bool isBefore = false;       ///< used by an absent block
    std::uint64_t group = 0;     ///< the last group that was counted
  };

  Entry* enter(const Key& key);
  [[nodiscard]] std::string sentenceOf(const Entry& entry, unsigned array) const;

  const Record& m_record;
  std::map<Key, Entry> m_entries;
};

}  // namespace lanescope::trace
