// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/left_out.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "trace/flow/element_map.h"
#include "values/host_array.h"

namespace lanescope::trace {
namespace {

/// The steps of each array that are the first in their epoch to load it.
using FirstLoads = std::vector<std::vector<std::uint32_t>>;

FirstLoads firstLoadsOf(const Timeline& timeline) {
  FirstLoads first(timeline.record().arrays.size());
  for (std::uint32_t i = 0; i < timeline.stepCount(); ++i) {
    const Step& step = timeline.step(i);
    if (!isRead(step.kind)) continue;
    std::vector<std::uint32_t>& its = first[step.array];
    if (its.empty() || timeline.step(its.back()).epoch != step.epoch) its.push_back(i);
  }
  return first;
}

}  // namespace

std::vector<LeftOut> leftOutIn(const Timeline& timeline) {
  const Record& record = timeline.record();
  const ElementMap map(timeline);
  const FirstLoads firstLoads = firstLoadsOf(timeline);
  std::vector<std::optional<Access>> unread(map.size());  // the latest version, unless it is read
  std::vector<LeftOut> all;
  const auto leave = [&](unsigned array, std::int64_t index, const Access& store) {
    if (values::valueFromBits(record.arrays[array].type, timeline.event(store).bits) == 0) return;
    const std::uint32_t epoch = timeline.step(timeline.stepOf(store)).epoch;
    const std::vector<std::uint32_t>& loads = firstLoads[array];
    const auto next = std::ranges::partition_point(
        loads, [&](std::uint32_t step) { return timeline.step(step).epoch <= epoch; });
    if (next == loads.end()) return;
    all.push_back({static_cast<std::uint8_t>(array), index, store, *next});
  };
  for (std::size_t i = 0; i < timeline.stepCount(); ++i) {
    const Step& step = timeline.step(i);
    if (!isRead(step.kind) && !isWrite(step.kind)) continue;
    if (record.arrays[step.array].space != Space::shared) continue;
    for (const Access& access : timeline.accesses(i)) {
      const std::int64_t index = timeline.event(access).index();
      std::optional<Access>& latest = unread[*map.slotOf(step.array, index)];
      if (isWrite(step.kind) && latest) leave(step.array, index, *latest);
      latest = isWrite(step.kind) ? std::optional(access) : std::nullopt;
    }
  }
  for (unsigned array = 0; array < record.arrays.size(); ++array) {
    const auto touched = map.touched(array);
    for (std::size_t i = 0; i < touched.size(); ++i) {
      if (const auto& latest = unread[map.firstSlot(array) + i]) leave(array, touched[i], *latest);
    }
  }
  std::ranges::sort(all, {}, [](const LeftOut& each) { return std::pair(each.array, each.index); });
  return all;
}

}  // namespace lanescope::trace
