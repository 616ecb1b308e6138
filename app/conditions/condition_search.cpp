// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/conditions/condition_search.h"

#include <algorithm>

namespace lanescope::app {
namespace {

/// Visits `count` steps until `visit`, which gets the number of a step, returns true for one, and
/// returns that one. `stepAt` gives the step to visit at a position from 0.
template <class StepAt, class Visit>
std::optional<std::size_t> search(const trace::Timeline& timeline, std::size_t count,
                                  const StepAt& stepAt, const Visit& visit,
                                  const values::ProgressMonitor& monitor) {
  std::size_t accesses = 0;
  for (std::size_t i = 0; i < count; ++i) accesses += timeline.step(stepAt(i)).accessCount;
  values::MonitoredCount done(monitor, std::max<std::size_t>(accesses, 1));
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t step = stepAt(i);
    done.add(timeline.step(step).accessCount);
    if (visit(step)) return step;
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::size_t> firstStepWhere(Condition& condition, std::size_t begin, std::size_t end,
                                          const values::ProgressMonitor& monitor) {
  end = std::min(end, condition.timeline().stepCount());
  if (begin >= end) return std::nullopt;
  return search(
      condition.timeline(), end - begin, [&](std::size_t i) { return begin + i; },
      [&](std::size_t step) { return condition.holdsAt(step); }, monitor);
}

std::optional<std::size_t> lastStepWhere(Condition& condition, std::size_t begin, std::size_t end,
                                         const values::ProgressMonitor& monitor) {
  end = std::min(end, condition.timeline().stepCount());
  if (begin >= end) return std::nullopt;
  return search(
      condition.timeline(), end - begin, [&](std::size_t i) { return end - 1 - i; },
      [&](std::size_t step) { return condition.holdsAt(step); }, monitor);
}

std::vector<int> stepsWhereItBegins(Condition& condition, const values::ProgressMonitor& monitor) {
  std::vector<int> steps;
  bool held = false;
  const auto visit = [&](std::size_t step) {
    const bool holds = condition.holdsAt(step);
    if (holds && !held) steps.push_back(static_cast<int>(step));
    held = holds;
    return false;
  };
  (void)search(
      condition.timeline(), condition.timeline().stepCount(), [](std::size_t i) { return i; },
      visit, monitor);
  return steps;
}

}  // namespace lanescope::app
