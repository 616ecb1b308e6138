// SPDX-License-Identifier: Apache-2.0
#include "trace/count/warp_activity.h"

#include <algorithm>
#include <utility>

#include "trace/record/timeline.h"

namespace lanescope::trace {

WarpActivity::WarpActivity(std::shared_ptr<const Timeline> timeline)
    : m_timeline(std::move(timeline)), m_accesses(m_timeline->threadCount(), false) {
  m_warpsBefore.reserve(m_timeline->stepCount() + 1);
  m_warpsBefore.push_back(0);
  for (std::size_t i = 0; i < m_timeline->stepCount(); ++i) {
    std::uint32_t warps = 0;
    std::uint32_t latest = ~0U;
    for (const Access& access : m_timeline->accesses(i)) {
      const std::uint32_t warp = access.thread / kWarpSize;
      warps += warp == latest ? 0 : 1;
      latest = warp;
    }
    m_warpsBefore.push_back(m_warpsBefore.back() + warps);
  }
  for (std::uint32_t thread = 0; thread < m_timeline->threadCount(); ++thread) {
    m_accesses[thread] =
        std::ranges::any_of(m_timeline->record().eventsOf(m_timeline->recordedBlock(), thread),
                            [](const Event& event) { return namesElement(event.kind()); });
  }
}

double WarpActivity::Sum::efficiency() const {
  return warps == 0 ? 0 : static_cast<double>(lanes) / static_cast<double>(warps * kWarpSize);
}

WarpActivity::Sum WarpActivity::over(std::size_t first, std::size_t last) const {
  const auto lanesBefore = [this](std::size_t step) {
    return step < m_timeline->stepCount() ? m_timeline->step(step).firstAccess
                                          : m_timeline->accesses().size();
  };
  return {m_warpsBefore[last] - m_warpsBefore[first], lanesBefore(last) - lanesBefore(first)};
}

}  // namespace lanescope::trace
