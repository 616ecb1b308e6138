// SPDX-License-Identifier: Apache-2.0
#include "trace/check/race_check.h"

#include <algorithm>
#include <stdexcept>
#include <tuple>

#include "trace/check/access_rules.h"

namespace lanescope::trace {
namespace {

// Marks of an element. A race is possible where the first three are all set.
constexpr std::uint8_t kSeveral = 1;  ///< more than one thread, or more than one block
constexpr std::uint8_t kWritten = 2;
constexpr std::uint8_t kPlain = 4;  ///< an access that is not strong
constexpr std::uint8_t kConflict = kSeveral | kWritten | kPlain;
constexpr std::uint8_t kUnwritten = 8;  ///< read before any write
constexpr std::uint8_t kTouched = 16;

bool isSuspect(std::uint8_t marks) {
  return (marks & kConflict) == kConflict || (marks & kUnwritten) != 0;
}

}  // namespace

RaceCheck::RaceCheck(const Record& record, bool isWhole, HappensBefore& order,
                     FindingList& findings)
    : m_record(record),
      m_element(record, order, findings),
      m_isUnwritten(record.arrays.size(), false),
      m_isTracked(record.arrays.size(), false),
      m_isOfCluster(record.arrays.size(), false),
      m_isAsync(record.arrays.size(), false),
      m_shadows(record.arrays.size()) {
  // Where the host has filled global memory, elements that no thread writes are of no interest.
  for (std::size_t i = 0; i < record.arrays.size(); ++i) {
    const bool isShared = record.arrays[i].space == Space::shared;
    m_isUnwritten[i] = !isShared && isWhole && record.arrays[i].isUnwritten;
    m_isTracked[i] = isShared || m_isUnwritten[i];
    if (const auto& remote = record.arrays[i].remote) {
      if (remote->array >= record.arrays.size()) {
        throw std::out_of_range("an array of another block is none of this record");
      }
      m_isOfCluster[i] = m_isOfCluster[remote->array] = m_hasSharing = true;
    }
  }
  for (const Event& event : record.events) {
    const bool isOfTile = isTileWrite(event) || isTileRead(event);
    if (isRead(event.kind()) || isWrite(event.kind()) || isOfTile) {
      if (event.array() >= record.arrays.size()) {
        throw std::out_of_range("an event names an array that the record lacks");
      }
      if (isOfTile || isCopiedStore(event)) m_isAsync[event.array()] = m_hasSharing = true;
      if (isWrite(event.kind())) m_isTracked[event.array()] = true;
    }
  }
}

void RaceCheck::beginBlock() {
  m_blockBegin = m_now + 1;
}

void RaceCheck::mark(Cell& cell, const Event& event, std::uint32_t thread, std::uint32_t block) {
  const Space space = m_record.arrays[event.array()].space;
  if (cell.epoch != m_now) {
    cell.epoch = m_now;
    cell.thread = static_cast<std::uint16_t>(thread);
    cell.marks = 0;
  } else if (cell.thread != thread) {
    cell.marks |= kSeveral;
  }
  const bool isUnwritten = cell.stored < m_blockBegin;
  std::uint8_t marks = isStrong(event, space) ? kTouched : kTouched | kPlain;
  if (isWrite(event.kind())) {
    marks |= kWritten;
    if (isUnwritten) cell.stored = m_now;
  }
  cell.marks |= marks;
  if (space == Space::shared) {
    const bool isOwn = !m_isOfCluster[event.array()];
    if (isUnwritten && isOwn && isRead(event.kind())) cell.marks |= kUnwritten;
  } else {
    if (cell.gridMarks == 0) cell.block = block;
    if (cell.block != block) marks |= kSeveral;
    if (isRead(event.kind()) && m_isUnwritten[event.array()]) {
      // A thread's own writes, and those of its block before a barrier, are certain.
      const bool isOwn = !isUnwritten && (cell.stored < m_now || (cell.marks & kSeveral) == 0);
      if (!isOwn) marks |= kUnwritten;
    }
    cell.gridMarks |= marks;
    m_hasSharing = m_hasSharing || isSuspect(cell.gridMarks);
  }
  m_isSuspicious = m_isSuspicious || isSuspect(cell.marks);
}

void RaceCheck::checkEpoch(const EpochCursor& cursor) {
  ++m_now;
  m_isSuspicious = false;
  const auto threads = static_cast<std::uint32_t>(cursor.parts().size());
  const auto block = static_cast<std::uint32_t>(cursor.block());
  for (std::uint32_t thread = 0; thread < threads; ++thread) {
    for (const Event& event : cursor.eventsOf(thread)) {
      if (!isRead(event.kind()) && !isWrite(event.kind())) continue;
      if (!m_isTracked[event.array()] || m_isAsync[event.array()]) continue;
      mark(m_shadows[event.array()].at(event.index()), event, thread, block);
    }
  }
  if (!m_isSuspicious) return;
  collect(cursor, &Cell::marks);
  forEachElement([&](unsigned array, std::int64_t index, std::span<const Site> sites) {
    m_element.findRaces(array, index, sites, ElementCheck::Scope::withinBlock);
    const Cell& cell = m_shadows[array].at(index);
    const bool isFresh = cell.stored < m_blockBegin || cell.stored == m_now;
    const bool isOwn = m_record.arrays[array].space == Space::shared && !m_isOfCluster[array];
    if (isOwn && isFresh && !cursor.isCut()) {
      m_element.findUnwrittenReads(array, index, sites);
    }
  });
}

void RaceCheck::collect(const EpochCursor& cursor, std::uint8_t Cell::*marks) {
  const bool isAcross = marks == &Cell::gridMarks;
  const auto threads = static_cast<std::uint32_t>(cursor.parts().size());
  for (std::uint32_t thread = 0; thread < threads; ++thread) {
    Site site{static_cast<std::uint32_t>(cursor.block()), thread, cursor.parts()[thread].begin,
              cursor.epoch()};
    for (const Event& event : cursor.eventsOf(thread)) {
      const std::uint32_t position = site.event++;
      Entry entry{event.index(), event.array(), 0, site};
      entry.site.event = position;
      if (isAcross && (isTileWrite(event) || isTileRead(event))) {
        const auto rank = (m_record.firstBlock + site.block) % m_record.cluster;
        // The event behind tells the blocks that a copy goes to.
        const bool isWrite = isTileWrite(event) && &event != &cursor.eventsOf(thread).back();
        collectTile(event, isWrite ? (&event)[1].bits : std::uint64_t{1} << rank, entry.site);
        continue;
      }
      if (!isRead(event.kind()) && !isWrite(event.kind())) continue;
      if (!m_isTracked[event.array()] || (m_isAsync[event.array()] && !isAcross)) continue;
      if (isAcross && (m_isOfCluster[event.array()] || m_isAsync[event.array()])) {
        const ArrayInfo& array = m_record.arrays[event.array()];
        entry.owner = m_record.ownerOf(array, site.block);
        if (array.remote) entry.array = array.remote->array;
      } else if (!isSuspect(m_shadows[event.array()].at(event.index()).*marks)) {
        continue;
      }
      m_entries.push_back(entry);
    }
  }
}

/// Collects what the event stands for in the blocks of its cluster whose ranks have their bits set.
void RaceCheck::collectTile(const Event& event, std::uint64_t ranks, const Site& site) {
  const std::uint64_t first = m_record.clusterOf(site.block) * m_record.cluster;
  for (std::uint64_t rank = 0; rank < m_record.cluster; ++rank) {
    if ((ranks >> rank & 1) == 0) continue;
    forEachTileElement(event, site.thread, [&](std::int64_t index) {
      m_entries.push_back({index, event.array(), first + rank, site});
    });
  }
}

template <class Judge>
void RaceCheck::forEachElement(const Judge& judge) {
  const auto element = [](const Entry& entry) {
    return std::tuple(entry.array, entry.owner, entry.index);
  };
  if (!std::ranges::is_sorted(m_entries, {}, element)) {
    std::ranges::stable_sort(m_entries, {}, element);
  }
  for (auto begin = m_entries.begin(); begin != m_entries.end();) {
    const auto end = std::find_if(begin, m_entries.end(), [&](const Entry& entry) {
      return element(entry) != element(*begin);
    });
    m_sites.clear();
    for (auto entry = begin; entry != end; ++entry) m_sites.push_back(entry->site);
    judge(begin->array, begin->index, std::span<const Site>(m_sites));
    begin = end;
  }
  m_entries.clear();
}

void RaceCheck::collectAcross(const EpochCursor& cursor) {
  collect(cursor, &Cell::gridMarks);
}

unsigned RaceCheck::seenArray(unsigned array, std::span<const Site> sites) const {
  for (const Site& site : sites) {
    const unsigned seen = m_record.eventsOf(site.block, site.thread)[site.event].array();
    if (m_record.arrays[seen].remote) return seen;
  }
  return array;
}

void RaceCheck::finishAcross(bool isWhole) {
  forEachElement([&](unsigned array, std::int64_t index, std::span<const Site> sites) {
    if (m_isOfCluster[array] || m_isAsync[array]) {
      const unsigned seen = seenArray(array, sites);
      m_element.findRaces(
          seen, index, sites,
          m_isAsync[array] ? ElementCheck::Scope::everywhere : ElementCheck::Scope::acrossBlocks);
      if (isWhole) m_element.findUnwrittenReads(seen, index, sites);
      return;
    }
    const std::uint8_t marks = m_shadows[array].at(index).gridMarks;
    if ((marks & kConflict) == kConflict) {
      m_element.findRaces(array, index, sites, ElementCheck::Scope::acrossBlocks);
    }
    if ((marks & kUnwritten) != 0 && isWhole) m_element.findUnwrittenReads(array, index, sites);
  });
}

}  // namespace lanescope::trace
