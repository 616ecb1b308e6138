// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/element_history.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "trace/flow/dataflow.h"
#include "trace/record/timeline.h"
#include "values/host_array.h"

namespace lanescope::trace {

ElementHistory::ElementHistory(const Timeline& timeline, const ElementMap& map,
                               const Dataflow& flow)
    : m_timeline(&timeline),
      m_map(&map),
      m_flow(&flow),
      m_magnitudes(timeline.record().arrays.size(), {INFINITY, 0.0}) {
  // Values repeat: most are equal to the one before.
  std::vector<std::uint64_t> last(m_magnitudes.size(), 0);
  const auto add = [&](const Event& event) {
    if (!isAccess(event.kind())) return;
    const unsigned array = event.array();
    if (event.bits == last[array] && m_magnitudes[array].least != INFINITY) return;
    last[array] = event.bits;
    const auto type = m_timeline->record().arrays[array].type;
    const double magnitude = std::abs(values::valueFromBits(type, event.bits));
    if (!std::isfinite(magnitude)) return;
    Range& range = m_magnitudes[array];
    range.least = std::min(range.least, magnitude);
    range.largest = std::max(range.largest, magnitude);
  };
  flow.forEachEvent(add);
  for (const Dataflow::Sighting& sighting : flow.sightings()) add(timeline.eventAt(sighting.event));
  for (Range& range : m_magnitudes) range.least = std::min(range.least, range.largest);
  m_isCopiedTo.resize(m_magnitudes.size());
  for (std::size_t i = 0; i < timeline.stepCount(); ++i) {
    const Step& step = timeline.step(i);
    if (step.kind == EventKind::bulkCopy) m_isCopiedTo[step.array] = true;
  }
}

/// Returns the event of the latest load before `stepsDone` that is a sighting.
std::optional<std::uint32_t> ElementHistory::sightingBefore(std::size_t stepsDone,
                                                            std::size_t slot) const {
  const auto of = std::ranges::equal_range(m_flow->sightings(), static_cast<std::uint32_t>(slot),
                                           {}, &Dataflow::Sighting::slot);
  const auto after = std::ranges::partition_point(of, [&](const Dataflow::Sighting& sighting) {
    return m_timeline->stepAt(sighting.event) < stepsDone;
  });
  if (after == of.begin()) return std::nullopt;
  return (after - 1)->event;
}

ElementState ElementHistory::at(unsigned array, std::int64_t index, std::size_t stepsDone) const {
  ElementState state;
  const auto slot = m_map->slotOf(array, index);
  if (!slot) return state;
  const auto node = m_flow->lastBefore(stepsDone, *slot);
  state.touched = node.has_value();
  std::uint32_t event = 0;
  if (node) {
    event = m_flow->eventOf(*node);
    const auto orderOf = [this](std::uint32_t which) {
      return std::tuple(m_timeline->stepAt(which), m_timeline->threadAt(which));
    };
    const auto sighting = sightingBefore(stepsDone, *slot);
    if (sighting && orderOf(*sighting) > orderOf(event)) event = *sighting;
  } else {
    // Before its first touch an element holds what the first load will find. If a store or a bulk
    // copy may come first, its value before is unknown.
    const bool isShared = m_timeline->record().arrays[array].space == Space::shared;
    if (isShared && m_isCopiedTo[array]) return state;
    const auto input = m_flow->firstInputOf(*slot);
    const auto stores = m_flow->storesTo(*slot);
    if (!input || (!stores.empty() && stores.front() < *input)) return state;
    event = m_flow->eventOf(*input);
  }
  const Event& found = m_timeline->eventAt(event);
  state.origin =
      isRead(found.kind()) ? ElementState::Origin::initial : ElementState::Origin::stored;
  state.bits = found.bits;
  state.thread = m_timeline->threadAt(event);
  state.step = m_timeline->stepAt(event);
  return state;
}

}  // namespace lanescope::trace
