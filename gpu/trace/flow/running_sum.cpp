// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/running_sum.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

#include "trace/record/access_events.h"

namespace lanescope::trace {
namespace {

/// Over the loads from one space; nothing where no store shows the sum.
template <class T>
std::optional<RunningSum> sumOver(const Record& record, std::span<const Event> events,
                                  Space space) {
  RunningSum running;
  std::optional<T> first;
  T sum = 0;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const Event& event = events[i];
    if (event.kind() != EventKind::load && event.kind() != EventKind::store) continue;
    const ArrayInfo& array = record.arrays[event.array()];
    if (array.type != values::kDTypeOf<T>) continue;
    const T value = valueFrom<T>(event.bits);
    if (event.kind() == EventKind::store) {
      if (!running.values.empty() && !first && bitsOf(value) == bitsOf(sum)) return running;
    } else if (array.space == space) {
      if (!first) {
        first = value;
        continue;
      }
      sum = std::fma(*first, value, sum);
      first.reset();
      running.values.push_back({static_cast<std::uint32_t>(i), static_cast<double>(sum)});
    }
  }
  return std::nullopt;
}

}  // namespace

std::size_t RunningSum::productsAfter(std::size_t eventsDone) const {
  const auto end = std::ranges::lower_bound(values, eventsDone, {}, &Value::event);
  return static_cast<std::size_t>(end - values.begin());
}

RunningSum runningSumOf(const Record& record, std::uint64_t recordedBlock, std::uint64_t thread) {
  const std::span<const Event> events = record.eventsOf(recordedBlock, thread);
  for (const Space space : {Space::shared, Space::global}) {
    if (auto sum = sumOver<float>(record, events, space)) return *std::move(sum);
    if (auto sum = sumOver<double>(record, events, space)) return *std::move(sum);
  }
  return {};
}

}  // namespace lanescope::trace
