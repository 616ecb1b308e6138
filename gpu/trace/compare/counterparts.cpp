// SPDX-License-Identifier: Apache-2.0
#include "trace/compare/counterparts.h"

#include <algorithm>
#include <cstddef>

namespace lanescope::trace {

Counterparts::Counterparts(const Record& mine, const Record& other) : m_mine(mine), m_other(other) {
  m_otherArray.fill(kNoArray);
  for (std::size_t i = 0; i < mine.arrays.size(); ++i) {
    const ArrayInfo& array = mine.arrays[i];
    const auto found = std::ranges::find_if(other.arrays, [&](const ArrayInfo& candidate) {
      return candidate.name == array.name && candidate.space == array.space &&
             candidate.type == array.type && candidate.remote == array.remote;
    });
    if (found == other.arrays.end()) continue;
    m_otherArray[i] = static_cast<std::uint8_t>(found - other.arrays.begin());
  }
}

void Counterparts::match(std::uint64_t block, std::uint64_t otherBlock, std::uint32_t thread) {
  for (std::vector<std::uint32_t>& positions : m_positions) positions.clear();
  m_passed.fill(0);
  m_matches.clear();
  m_absent.clear();
  const auto others = m_other.eventsOf(otherBlock, thread);
  for (std::uint32_t i = 0; i < others.size(); ++i) {
    const EventKind kind = others[i].kind();
    if (isRead(kind) || isWrite(kind)) m_positions[keyOf(others[i].array(), kind)].push_back(i);
  }
  const auto mine = m_mine.eventsOf(block, thread);
  for (const Event& event : mine) {
    const EventKind kind = event.kind();
    if (!(isRead(kind) || isWrite(kind)) || !isKnown(event.array())) {
      m_matches.push_back(kForeign);
      continue;
    }
    const std::size_t key = keyOf(m_otherArray[event.array()], kind);
    const std::size_t number = m_passed[key]++;
    m_matches.push_back(number < m_positions[key].size() ? m_positions[key][number] : kExtra);
  }
  reorder(mine, others);
  for (std::size_t array = 0; array < m_mine.arrays.size(); ++array) {
    if (m_otherArray[array] == kNoArray) continue;
    const std::size_t key = keyOf(m_otherArray[array], EventKind::store);
    for (std::size_t i = m_passed[key]; i < m_positions[key].size(); ++i) {
      m_absent.push_back({static_cast<std::uint8_t>(array), m_positions[key][i]});
    }
  }
}

void Counterparts::reorder(std::span<const Event> mine, std::span<const Event> others) {
  const auto settle = [&] {
    for (std::vector<std::uint32_t>& loads : m_loads) {
      if (loads.size() > 1) reorder(mine, others, loads);
      loads.clear();
    }
  };
  for (std::uint32_t i = 0; i < mine.size(); ++i) {
    if (isWrite(mine[i].kind())) settle();
    if (isRead(mine[i].kind()) && m_matches[i] < kExtra) m_loads[mine[i].array()].push_back(i);
  }
  settle();
}

/// What a thread has loaded of an array between two of its stores.
void Counterparts::reorder(std::span<const Event> mine, std::span<const Event> others,
                           const std::vector<std::uint32_t>& loads) {
  const auto differ = [&](std::uint32_t load, std::uint32_t partner) {
    return mine[load].bits != others[partner].bits;
  };
  const auto inTurn = std::ranges::count_if(
      loads, [&](std::uint32_t load) { return differ(load, m_matches[load]); });
  if (inTurn == 0) return;
  std::vector<std::uint32_t> sorted = loads;
  std::vector<std::uint32_t> partners;
  partners.reserve(loads.size());
  for (const std::uint32_t load : loads) partners.push_back(m_matches[load]);
  std::ranges::stable_sort(sorted, {}, [&](std::uint32_t load) { return mine[load].index(); });
  std::ranges::stable_sort(partners, {}, [&](std::uint32_t load) { return others[load].index(); });
  std::ptrdiff_t byElement = 0;
  for (std::size_t i = 0; i < sorted.size(); ++i) byElement += differ(sorted[i], partners[i]);
  if (byElement > inTurn) return;
  for (std::size_t i = 0; i < sorted.size(); ++i) m_matches[sorted[i]] = partners[i];
}

}  // namespace lanescope::trace
