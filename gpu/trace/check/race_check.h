// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "trace/check/element_check.h"
#include "trace/check/shadow.h"
#include "trace/record/epoch_cursor.h"
#include "trace/record/record.h"

namespace lanescope::trace {

/// Finds elements that threads access without order, and elements that are read before any thread
/// has written them. A first pass over an epoch, or over all blocks, looks once at each event and
/// marks the elements that may be concerned. Only the accesses to these are then collected and
/// compared. Of shared arrays that other blocks of the cluster or asynchronous operations access,
/// all elements are.
class RaceCheck {
 public:
  /// The arguments must outlive this object. `isWhole`: the record shows all that every thread of
  /// the grid did. Otherwise a thread outside it may have written an element of global memory.
  RaceCheck(const Record& record, bool isWhole, HappensBefore& order, FindingList& findings);

  /// Called for the blocks one after the other, and within each for the epochs from the first one
  /// on.
  void beginBlock();
  void checkEpoch(const EpochCursor& cursor);

  /// Whether blocks share elements in a way that may be a race, or read elements of global memory
  /// that may be unwritten. If so, the caller passes all epochs to `collectAcross` once more and
  /// then calls `finishAcross`. `isWhole`: see the constructor; the blocks may have changed it.
  [[nodiscard]] bool hasSharing() const { return m_hasSharing; }
  void collectAcross(const EpochCursor& cursor);
  void finishAcross(bool isWhole);

 private:
  struct Cell {
    std::uint32_t epoch = 0;   ///< number of the epoch in which the element was last accessed
    std::uint32_t stored = 0;  ///< number of the epoch in which this block first wrote it
    std::uint32_t block = 0;   ///< block of the first access of all
    std::uint16_t thread = 0;  ///< thread of the first access in this epoch
    std::uint8_t marks = 0;    ///< marks of this epoch
    std::uint8_t gridMarks = 0;
  };
  struct Entry {
    std::int64_t index = 0;
    unsigned array = 0;
    std::uint64_t owner = 0;  ///< the owning block of an array that the blocks of a cluster share
    Site site;
  };

  void mark(Cell& cell, const Event& event, std::uint32_t thread, std::uint32_t block);
  void collect(const EpochCursor& cursor, std::uint8_t Cell::*marks);
  void collectTile(const Event& event, std::uint64_t ranks, const Site& site);
  /// Returns the array that a finding names, as a block other than the owner sees it.
  [[nodiscard]] unsigned seenArray(unsigned array, std::span<const Site> sites) const;
  /// Calls `judge(array, index, sites)` for each collected element.
  template <class Judge>
  void forEachElement(const Judge& judge);

  const Record& m_record;
  ElementCheck m_element;
  std::vector<bool> m_isUnwritten;  ///< per array: it is global and unwritten before the launch
  std::vector<bool> m_isTracked;    ///< per array: its accesses are looked at
  std::vector<bool> m_isOfCluster;  ///< per array: it is shared memory that several blocks access
  std::vector<bool> m_isAsync;      ///< per array: asynchronous operations access it
  std::vector<Shadow<Cell>> m_shadows;
  std::uint32_t m_now = 0;         ///< number of this epoch, counted from 1 over all blocks
  std::uint32_t m_blockBegin = 1;  ///< number of this block's first epoch
  bool m_isSuspicious = false;     ///< some element of this epoch is suspect
  bool m_hasSharing = false;
  std::vector<Entry> m_entries;
  std::vector<Site> m_sites;
};

}  // namespace lanescope::trace
