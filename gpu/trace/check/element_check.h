// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "trace/check/finding_list.h"
#include "trace/check/happens_before.h"
#include "trace/record/record.h"

namespace lanescope::trace {

/// Judges the accesses to one element, which are ordered by block, thread and event.
class ElementCheck {
 public:
  /// Selects which accesses are compared: those of one block's threads, those of different blocks,
  /// or all, also of one thread, whose operations another unit may perform later.
  enum class Scope : std::uint8_t { withinBlock, acrossBlocks, everywhere };

  /// The arguments must outlive this object.
  ElementCheck(const Record& record, HappensBefore& order, FindingList& findings)
      : m_record(record), m_order(order), m_findings(findings) {}

  /// Finds accesses of different threads that nothing orders, at least one of them a write and at
  /// least one not atomic. Each pair of lines gives one finding.
  void findRaces(unsigned array, std::int64_t index, std::span<const Site> sites, Scope scope);
  /// Finds reads that come before every write among `sites`, when there was no write before these.
  /// Where each write is one of a thread that had to read first, as in an atomic sum, some read
  /// comes before all writes; this is one finding, whichever read it is.
  void findUnwrittenReads(unsigned array, std::int64_t index, std::span<const Site> sites);

 private:
  /// The accesses from one line of one kind and strength.
  struct Group {
    int line = 0;
    EventKind kind = EventKind::load;
    bool isStrong = false;
    std::vector<Site> sites;
  };

  void group(unsigned array, std::span<const Site> sites);
  [[nodiscard]] std::optional<std::pair<Site, Site>> firstUnordered(const Group& a, const Group& b,
                                                                    Scope scope);
  [[nodiscard]] const Event& eventOf(const Site& site) const {
    return m_record.eventsOf(site.block, site.thread)[site.event];
  }
  [[nodiscard]] ThreadPlace placeOf(const Site& site) const {
    return {m_record.firstBlock + site.block, site.thread, eventOf(site).line()};
  }
  [[nodiscard]] AccessPlace accessOf(const Site& site) const;

  const Record& m_record;
  HappensBefore& m_order;
  FindingList& m_findings;
  std::vector<Group> m_groups;  ///< only the first m_used are valid; the others keep their memory
  std::size_t m_used = 0;
  std::uint64_t m_elements = 0;
};

}  // namespace lanescope::trace
