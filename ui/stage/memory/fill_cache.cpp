// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/memory/fill_cache.h"

#include <algorithm>

#include "ui/stage/model/stage_model.h"

namespace lanescope::ui {
namespace {

/// The steps that touch an array, of those between two moments.
std::span<const std::uint32_t> stepsBetween(std::span<const std::uint32_t> steps, std::size_t one,
                                            std::size_t other) {
  const auto first = std::ranges::lower_bound(steps, std::min(one, other));
  return {first, std::ranges::lower_bound(first, steps.end(), std::max(one, other))};
}

}  // namespace

std::span<const QRgb> FillCache::of(const StageModel& model, unsigned array, const ArrayPage& page,
                                    std::size_t stepsDone,
                                    const std::function<QRgb(std::int64_t)>& fillOf) {
  Kept& kept = m_arrays[array];
  const auto steps = stepsBetween(model.stepsOf(array), kept.stepsDone, stepsDone);
  kept.stepsDone = stepsDone;
  // Where each element is touched once there is nothing to save.
  std::size_t touches = 0;
  for (const std::uint32_t step : steps) {
    touches += model.timeline->step(step).accessCount;
    if (touches >= page.indices.size()) break;
  }
  if (kept.indices != page.indices || touches >= page.indices.size()) {
    kept.indices = page.indices;
    kept.fills.resize(page.indices.size());
    std::ranges::transform(page.indices, kept.fills.begin(), fillOf);
    return kept.fills;
  }
  for (const std::uint32_t step : steps) {
    for (const trace::Access& access : model.timeline->accesses(step)) {
      const std::int64_t index = model.timeline->event(access).index();
      if (const auto position = page.positionOf(index)) {
        kept.fills[static_cast<std::size_t>(*position)] = fillOf(index);
      }
    }
  }
  return kept.fills;
}

}  // namespace lanescope::ui
