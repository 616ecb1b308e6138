// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/intake.h"

#include <algorithm>
#include <cstdint>

#include "trace/flow/element_map.h"

namespace lanescope::trace {

Intake::Intake(const Timeline& timeline) : m_used(timeline.stepCount() + 1, 0.0) {
  const Record& record = timeline.record();
  const ElementMap map(timeline);
  const auto isInput = [&](const Event& event) {
    return event.kind() == EventKind::load && record.arrays[event.array()].space == Space::global &&
           !record.arrays[event.array()].isUnwritten;
  };
  // Of each array the part of its elements that have been loaded; what all of them have is used.
  std::vector<bool> isLoaded(map.size(), false);
  std::vector<std::size_t> all(record.arrays.size(), 0);
  const auto forEachNew = [&](const auto& visit) {
    isLoaded.assign(isLoaded.size(), false);
    for (std::size_t i = 0; i < timeline.stepCount(); ++i) {
      for (const Access& access : timeline.accesses(i)) {
        const Event& event = timeline.event(access);
        if (!isInput(event)) break;  // all events of a step are of one kind and array
        const auto slot = map.slotOf(event.array(), event.index());
        if (!slot || isLoaded[*slot]) continue;
        isLoaded[*slot] = true;
        visit(i, event.array());
      }
    }
  };
  forEachNew([&](std::size_t, unsigned array) { ++all[array]; });
  std::vector<std::size_t> loaded(all.size(), 0);
  std::vector<double> parts(timeline.stepCount(), 0.0);
  forEachNew([&](std::size_t step, unsigned array) {
    ++loaded[array];
    double part = 1.0;
    for (std::size_t each = 0; each < all.size(); ++each) {
      if (all[each] == 0) continue;
      part = std::min(part, static_cast<double>(loaded[each]) / static_cast<double>(all[each]));
    }
    parts[step] = part;
  });
  double from = 0.0;
  for (std::size_t begin = 0; begin < timeline.stepCount();) {
    // From one step after which more is loaded to the one before the next.
    std::size_t end = begin + 1;
    double to = std::max(from, parts[begin]);
    while (end < timeline.stepCount() && (parts[end] <= to || to == from)) {
      to = std::max(to, parts[end]);
      ++end;
    }
    if (to == from) to = 1.0;  // nothing more is loaded
    for (std::size_t i = begin; i < end; ++i) {
      m_used[i + 1] = from + (to - from) * static_cast<double>(i + 1 - begin) /
                                 static_cast<double>(end - begin);
    }
    from = to;
    begin = end;
  }
}

std::size_t Intake::stepsFor(double used) const {
  constexpr double kRounding = 1e-9;
  const auto found = std::ranges::lower_bound(m_used, used - kRounding);
  return found == m_used.end() ? m_used.size() - 1
                               : static_cast<std::size_t>(found - m_used.begin());
}

}  // namespace lanescope::trace
