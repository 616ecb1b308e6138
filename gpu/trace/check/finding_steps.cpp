// SPDX-License-Identifier: Apache-2.0
#include "trace/check/finding_steps.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace lanescope::trace {
namespace {

/// Whether the event accesses the element that the finding names, or the finding names none.
bool isOfElement(const Record& record, const Event& event, const Finding& finding) {
  if (finding.array.empty()) return true;
  if (!namesElement(event.kind()) || record.arrays[event.array()].name != finding.array) {
    return false;
  }
  if (!isAccess(event.kind())) return true;  // one of the elements that it stands for
  // An index out of bounds can be wider than its field in the event.
  const std::int64_t index = event.kind() == EventKind::outOfBounds
                                 ? static_cast<std::int64_t>(event.bits)
                                 : event.index();
  return index == finding.index;
}

void addSteps(const Timeline& timeline, const Finding& finding, const ThreadPlace& place,
              std::vector<int>& steps) {
  if (place.block != timeline.block() || place.thread >= timeline.threadCount()) return;
  const auto thread = static_cast<std::uint32_t>(place.thread);
  const std::size_t count = timeline.eventCount(thread);
  const auto add = [&](std::size_t event) {
    steps.push_back(static_cast<int>(timeline.stepOf({thread, static_cast<std::uint32_t>(event)})));
  };
  const std::size_t before = steps.size();
  for (std::size_t i = 0; i < count; ++i) {
    const Event& event = timeline.event({thread, static_cast<std::uint32_t>(i)});
    if (event.line() == place.line && isOfElement(timeline.record(), event, finding)) add(i);
  }
  if (steps.size() == before && count > 0) add(count - 1);
}

}  // namespace

std::vector<int> stepsOf(const Timeline& timeline, std::span<const Finding> findings) {
  std::vector<int> steps;
  for (const Finding& finding : findings) {
    addSteps(timeline, finding, {finding.block, finding.thread, finding.line}, steps);
    if (finding.other) addSteps(timeline, finding, *finding.other, steps);
  }
  std::sort(steps.begin(), steps.end());
  steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
  return steps;
}

}  // namespace lanescope::trace
