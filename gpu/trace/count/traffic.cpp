// SPDX-License-Identifier: Apache-2.0
#include "trace/count/traffic.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace lanescope::trace {
namespace {

using Element = std::pair<unsigned, std::int64_t>;  // an array and an index

std::uint64_t distinct(std::vector<Element>& elements) {
  std::ranges::sort(elements);
  const auto rest = std::ranges::unique(elements);
  return static_cast<std::uint64_t>(rest.begin() - elements.begin());
}

}  // namespace

Traffic trafficOf(const Record& record) {
  std::vector<Element> loads;
  std::vector<Element> stores;
  for (const Event& event : record.events) {
    const bool isLoad = event.kind() == EventKind::load;
    if (!isLoad && event.kind() != EventKind::store) continue;
    if (record.arrays[event.array()].space != Space::global) continue;
    (isLoad ? loads : stores).emplace_back(event.array(), event.index());
  }
  Traffic traffic;
  traffic.loads = loads.size();
  traffic.loaded = distinct(loads);
  traffic.stored = distinct(stores);
  return traffic;
}

}  // namespace lanescope::trace
