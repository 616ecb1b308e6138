// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <tuple>
#include <vector>

#include "trace/check/finding.h"

namespace lanescope::trace {

/// How a thread accesses an element.
enum class AccessWay : std::uint8_t { load, store, atomic };

/// One access of one thread, as a finding tells of it.
struct AccessPlace {
  ThreadPlace place;
  AccessWay way = AccessWay::load;
};

/// Collects what the checks of one record find. The same array accessed from the same lines counts
/// as the same finding: the first place is kept (of races, one between threads as far apart as
/// there are), the others are counted. So the order in which the
/// checks go through the record must not depend on the order in which the threads ran.
class FindingList {
 public:
  explicit FindingList(const Record& record) : m_record(record) {}

  /// Nothing orders `a` and `b`, two threads' accesses to one element. Counts once for each `group`
  /// (a number of the caller's choice).
  void addRace(unsigned array, std::int64_t index, const AccessPlace& a, const AccessPlace& b,
               std::uint64_t group);
  void addUnwrittenRead(unsigned array, std::int64_t index, const AccessPlace& where);
  /// An access to another block's shared memory that no barrier of the cluster precedes, or that
  /// none follows.
  void addAbsentBlock(unsigned array, std::int64_t index, const AccessPlace& where, bool isBefore);
  void addOutOfBounds(unsigned array, std::int64_t index, const ThreadPlace& where);
  /// `waiting` stands at a barrier; `absent` has ended (line 0) or stands at another one.
  /// `together` threads stand where `waiting` does. If the two are of different blocks, their
  /// blocks stand so, at the cluster's barrier.
  void addDivergentBarrier(const ThreadPlace& waiting, const ThreadPlace& absent,
                           std::uint64_t together);

  /// All of them, each with its sentence, ordered by kind, lines and array.
  [[nodiscard]] std::vector<Finding> take();

 private:
  /// Kind, the smaller line, the other line, the array.
  using Key = std::tuple<FindingKind, int, int, unsigned>;
  struct Entry {
    Finding finding;
    AccessPlace first;
    AccessPlace second;
    std::uint64_t together = 0;  ///< of a divergent barrier
    bool isBefore = false;       ///< of an absent block
    std::uint64_t group = 0;     ///< the last one that counted
  };

  Entry* enter(const Key& key);
  [[nodiscard]] std::string sentenceOf(const Entry& entry, unsigned array) const;

  const Record& m_record;
  std::map<Key, Entry> m_entries;
};

}  // namespace lanescope::trace
