// SPDX-License-Identifier: Apache-2.0
#include "trace/check/element_check.h"

#include <algorithm>

#include "trace/check/access_rules.h"

namespace lanescope::trace {
namespace {

using Sites = std::span<const Site>;

/// Returns the sites of the first thread.
Sites firstRun(Sites sites) {
  std::size_t count = 1;
  while (count < sites.size() && sites[count].thread == sites[0].thread &&
         sites[count].block == sites[0].block) {
    ++count;
  }
  return sites.first(count);
}

/// Returns the first pair of two threads' accesses that nothing orders. What comes before one event
/// comes before all later events of its thread, so each side is gone through once.
std::optional<std::pair<Site, Site>> unorderedPair(HappensBefore& order, Sites a, Sites b) {
  std::size_t next = 0;
  for (const Site& site : a) {
    while (next < b.size() && order.before(b[next], site)) ++next;
    if (next == b.size()) return std::nullopt;
    if (!order.before(site, b[next])) return std::pair(site, b[next]);
  }
  return std::nullopt;
}

}  // namespace

AccessPlace ElementCheck::accessOf(const Site& site) const {
  return {placeOf(site), wayOf(eventOf(site))};
}

void ElementCheck::group(unsigned array, Sites sites) {
  m_used = 0;
  for (const Site& site : sites) {
    const Event& event = eventOf(site);
    const bool strong = isStrong(event, m_record.arrays[array].space);
    const auto end = m_groups.begin() + static_cast<std::ptrdiff_t>(m_used);
    auto found = std::find_if(m_groups.begin(), end, [&](const Group& candidate) {
      return candidate.line == event.line() && candidate.kind == event.kind() &&
             candidate.isStrong == strong;
    });
    if (found == end) {
      if (m_used == m_groups.size()) m_groups.emplace_back();
      found = m_groups.begin() + static_cast<std::ptrdiff_t>(m_used++);
      found->line = event.line();
      found->kind = event.kind();
      found->isStrong = strong;
      found->sites.clear();
    }
    found->sites.push_back(site);
  }
}

std::optional<std::pair<Site, Site>> ElementCheck::firstUnordered(const Group& a, const Group& b,
                                                                  Scope scope) {
  for (Sites left = a.sites; !left.empty();) {
    const Sites ofLeft = firstRun(left);
    left = left.subspan(ofLeft.size());
    for (Sites right = &a == &b ? left : Sites(b.sites); !right.empty();) {
      const Sites ofRight = firstRun(right);
      right = right.subspan(ofRight.size());
      const bool isOneBlock = ofLeft[0].block == ofRight[0].block;
      if (scope != Scope::everywhere && isOneBlock != (scope == Scope::withinBlock)) continue;
      const bool isOneThread = isOneBlock && ofLeft[0].thread == ofRight[0].thread;
      if (isOneThread && scope != Scope::everywhere) continue;
      if (const auto pair = unorderedPair(m_order, ofLeft, ofRight)) return pair;
    }
  }
  return std::nullopt;
}

void ElementCheck::findRaces(unsigned array, std::int64_t index, Sites sites, Scope scope) {
  group(array, sites);
  ++m_elements;
  for (std::size_t i = 0; i < m_used; ++i) {
    for (std::size_t j = i; j < m_used; ++j) {
      const Group& a = m_groups[i];
      const Group& b = m_groups[j];
      if (!writes(a.kind) && !writes(b.kind)) continue;
      if (a.isStrong && b.isStrong) continue;
      if (const auto pair = firstUnordered(a, b, scope)) {
        m_findings.addRace(array, index, accessOf(pair->first), accessOf(pair->second), m_elements);
      }
    }
  }
}

void ElementCheck::findUnwrittenReads(unsigned array, std::int64_t index, Sites sites) {
  // The order follows from barriers alone. Chains of flags may assume an order that was not there
  // (see SyncChains), which here would be a false finding.
  const auto precedes = [&](const Site& read, const Site& write) {
    return m_order.beforeByBarriers(read, write);
  };
  bool isFound = false;
  for (const Site& read : sites) {
    if (!reads(eventOf(read).kind())) continue;
    const bool mayBeWritten = std::ranges::any_of(sites, [&](const Site& write) {
      return writes(eventOf(write).kind()) && !precedes(read, write);
    });
    if (mayBeWritten) continue;
    m_findings.addUnwrittenRead(array, index, accessOf(read));
    isFound = true;
  }
  if (isFound) return;
  // Each thread that writes has read before, so the first read of all found an unwritten value. The
  // first reader by number stands for it.
  const Site* firstReader = nullptr;
  const Site* ownRead = nullptr;  // the latest read of the current thread
  for (const Site& site : sites) {
    if (reads(eventOf(site).kind())) {
      ownRead = &site;
      continue;
    }
    const Site* before = ownRead;
    if (before == nullptr || !precedes(*before, site)) {
      const auto found = std::ranges::find_if(sites, [&](const Site& read) {
        return reads(eventOf(read).kind()) && precedes(read, site);
      });
      if (found == sites.end()) return;
      before = &*found;
    }
    if (firstReader == nullptr) firstReader = before;
  }
  if (firstReader != nullptr) m_findings.addUnwrittenRead(array, index, accessOf(*firstReader));
}

}  // namespace lanescope::trace
