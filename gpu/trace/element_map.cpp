// SPDX-License-Identifier: Apache-2.0
#include "trace/element_map.h"

#include <algorithm>

#include "trace/timeline.h"

namespace lanescope::trace {
namespace {

/// An array's indices in the order of the accesses, with direct repetitions left out.
using Indices = std::vector<std::int64_t>;

bool touchesElement(EventKind kind) {
  return isRead(kind) || isWrite(kind);
}

}  // namespace

ElementMap::ElementMap(const Timeline& timeline) {
  const std::size_t arrays = timeline.record().arrays.size();
  std::vector<Indices> perArray(arrays);
  for (std::size_t i = 0; i < timeline.stepCount(); ++i) {
    const Step& step = timeline.step(i);
    if (!touchesElement(step.kind)) continue;
    Indices& indices = perArray[step.array];
    for (const Access& access : timeline.accesses(i)) {
      const std::int64_t index = timeline.event(access).index();
      if (indices.empty() || indices.back() != index) indices.push_back(index);
    }
  }
  for (Indices& indices : perArray) {
    m_firstSlot.push_back(m_indices.size());
    if (!std::is_sorted(indices.begin(), indices.end())) std::sort(indices.begin(), indices.end());
    indices.erase(std::unique(indices.begin(), indices.end()), indices.end());
    m_indices.insert(m_indices.end(), indices.begin(), indices.end());
  }
  m_firstSlot.push_back(m_indices.size());
}

std::span<const std::int64_t> ElementMap::touched(unsigned array) const {
  return std::span(m_indices).subspan(m_firstSlot[array],
                                      m_firstSlot[array + 1] - m_firstSlot[array]);
}

std::optional<std::size_t> ElementMap::slotOf(unsigned array, std::int64_t index) const {
  const auto indices = touched(array);
  if (indices.empty() || index < indices.front() || index > indices.back()) return std::nullopt;
  const auto offset = static_cast<std::size_t>(index - indices.front());
  if (offset < indices.size() && indices[offset] == index) return m_firstSlot[array] + offset;
  const auto found = std::lower_bound(indices.begin(), indices.end(), index);
  if (*found != index) return std::nullopt;
  return m_firstSlot[array] + static_cast<std::size_t>(found - indices.begin());
}

}  // namespace lanescope::trace
