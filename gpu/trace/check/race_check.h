// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "trace/check/element_check.h"
#include "trace/check/shadow.h"
#include "trace/record/epoch_cursor.h"
#include "trace/record/record.h"

namespace lanescope::trace {

/// Looks for elements that threads access without order, and for elements that are read before
/// anybody has written them. A first pass over an epoch, or over all blocks, marks the elements
/// that could be concerned, at the price of one look at each event; only their accesses are then
/// collected and compared. Of shared arrays that other blocks of the cluster access all are.
class RaceCheck {
 public:
  /// The arguments must outlive this object.
  /// `isWhole`: the record shows all that every thread of the grid did; otherwise somebody whom it
  /// does not show may have written an element of global memory.
  RaceCheck(const Record& record, bool isWhole, HappensBefore& order, FindingList& findings);

  /// One after the other: the blocks, and within each the epochs from the first one on.
  void beginBlock();
  void checkEpoch(const EpochCursor& cursor);

  /// Whether blocks share elements in a way that could be a race, or read some of global memory
  /// that were perhaps never written: then `collectAcross` wants all the epochs once more, and
  /// `finishAcross` judges. `isWhole`: see the constructor; the blocks may have told more.
  [[nodiscard]] bool hasSharing() const { return m_hasSharing; }
  void collectAcross(const EpochCursor& cursor);
  void finishAcross(bool isWhole);

 private:
  struct Cell {
    std::uint32_t epoch = 0;   ///< number of the epoch in which the element was last accessed
    std::uint32_t stored = 0;  ///< number of the epoch in which this block first wrote it
    std::uint32_t block = 0;   ///< of the first access of all
    std::uint16_t thread = 0;  ///< of the first access in this epoch
    std::uint8_t marks = 0;    ///< of this epoch
    std::uint8_t gridMarks = 0;
  };
  struct Entry {
    std::int64_t index = 0;
    unsigned array = 0;
    std::uint64_t owner = 0;  ///< block, of an array that the blocks of a cluster share
    Site site;
  };

  void mark(Cell& cell, const Event& event, std::uint32_t thread, std::uint32_t block);
  void collect(const EpochCursor& cursor, std::uint8_t Cell::*marks);
  /// The array that a finding names: as a block other than the owner sees it.
  [[nodiscard]] unsigned seenArray(unsigned array, std::span<const Site> sites) const;
  /// Calls `judge(array, index, sites)` for each element that was collected.
  template <class Judge>
  void forEachElement(const Judge& judge);

  const Record& m_record;
  ElementCheck m_element;
  std::vector<bool> m_isUnwritten;  ///< of each array: global, and its first values are looked for
  std::vector<bool> m_isTracked;    ///< of each array
  std::vector<bool> m_isOfCluster;  ///< of each array: several blocks access it, in shared memory
  std::vector<Shadow<Cell>> m_shadows;
  std::uint32_t m_now = 0;         ///< number of this epoch, counted over all blocks from 1
  std::uint32_t m_blockBegin = 1;  ///< number of this block's first epoch
  bool m_isSuspicious = false;     ///< some element of this epoch is
  bool m_hasSharing = false;
  std::vector<Entry> m_entries;
  std::vector<Site> m_sites;
};

}  // namespace lanescope::trace
