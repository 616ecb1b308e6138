// SPDX-License-Identifier: Apache-2.0
#include "trace/element_history.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "trace/timeline.h"
#include "values/host_array.h"

namespace lanescope::trace {

// A load that finds what is known already makes no version: an element that is read a million times
// has one.
template <class Visit>
void ElementHistory::forEachVersion(const Visit& visit) const {
  std::vector<std::uint64_t> bits(m_map->size(), 0);
  std::vector<bool> known(m_map->size(), false);
  std::uint32_t position = 0;
  for (std::size_t i = 0; i < m_timeline->stepCount(); ++i) {
    const Step& step = m_timeline->step(i);
    for (const Access& access : m_timeline->accesses(i)) {
      const std::uint32_t here = position++;
      const Event& event = m_timeline->event(access);
      if (!isRead(step.kind) && !isWrite(step.kind)) continue;
      const auto slot = m_map->slotOf(step.array, event.index());
      if (!slot) continue;
      const bool changes = !known[*slot] || isWrite(step.kind) || bits[*slot] != event.bits;
      if (!changes) continue;
      known[*slot] = true;
      bits[*slot] = event.bits;
      visit(*slot, Version{static_cast<std::uint32_t>(i), here}, event);
    }
  }
}

ElementHistory::ElementHistory(std::shared_ptr<const Timeline> timeline,
                               std::shared_ptr<const ElementMap> map)
    : m_timeline(std::move(timeline)),
      m_map(std::move(map)),
      m_first(m_map->size() + 1, 0),
      m_magnitudes(m_timeline->record().arrays.size(), {INFINITY, 0.0}) {
  forEachVersion([this](std::size_t slot, const Version&, const Event&) { ++m_first[slot + 1]; });
  for (std::size_t slot = 0; slot < m_map->size(); ++slot) m_first[slot + 1] += m_first[slot];
  m_versions.resize(m_first.back());
  std::vector<std::uint32_t> next(m_first.begin(), m_first.end() - 1);
  forEachVersion([&](std::size_t slot, const Version& version, const Event& event) {
    m_versions[next[slot]++] = version;
    const auto type = m_timeline->record().arrays[event.array()].type;
    const double magnitude = std::abs(values::valueFromBits(type, event.bits));
    if (!std::isfinite(magnitude)) return;
    Range& range = m_magnitudes[event.array()];
    range.least = std::min(range.least, magnitude);
    range.largest = std::max(range.largest, magnitude);
  });
  for (Range& range : m_magnitudes) range.least = std::min(range.least, range.largest);
}

ElementState ElementHistory::at(unsigned array, std::int64_t index, std::size_t stepsDone) const {
  ElementState state;
  const auto slot = m_map->slotOf(array, index);
  if (!slot) return state;
  const auto versions =
      std::span(m_versions).subspan(m_first[*slot], m_first[*slot + 1] - m_first[*slot]);
  if (versions.empty()) return state;
  const auto after = std::partition_point(
      versions.begin(), versions.end(),
      [stepsDone](const Version& version) { return version.step < stepsDone; });
  state.touched = after != versions.begin();
  const Version& version = state.touched ? *(after - 1) : versions.front();
  const Access& access = m_timeline->accesses()[version.access];
  const Event& event = m_timeline->event(access);
  const bool isLoad = isRead(event.kind());
  // Before its first touch an element holds what the first load will find; a first store tells
  // nothing.
  if (!state.touched && !isLoad) return state;
  state.origin = isLoad ? ElementState::Origin::initial : ElementState::Origin::stored;
  state.bits = event.bits;
  state.thread = access.thread;
  state.step = version.step;
  return state;
}

}  // namespace lanescope::trace
