// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/player/step_starts.h"

#include <algorithm>
#include <utility>

namespace lanescope::ui {

StepStarts::StepStarts(int count, std::vector<int> epochs, std::vector<int> lines)
    : m_count(std::max(0, count)), m_epochs(std::move(epochs)), m_lines(std::move(lines)) {}

int StepStarts::epochOf(int step) const {
  const auto after = std::upper_bound(m_epochs.begin(), m_epochs.end(), step);
  return std::max(0, static_cast<int>(after - m_epochs.begin()) - 1);
}

int StepStarts::after(int step, Granularity granularity) const {
  if (granularity == Granularity::subStep) return std::min(step + 1, std::max(0, m_count - 1));
  const std::vector<int>& starts = granularity == Granularity::epoch ? m_epochs : m_lines;
  const auto after = std::upper_bound(starts.begin(), starts.end(), step);
  return after == starts.end() ? step : std::min(*after, m_count - 1);
}

int StepStarts::before(int step, Granularity granularity) const {
  if (granularity == Granularity::subStep) return std::max(0, step - 1);
  const std::vector<int>& starts = granularity == Granularity::epoch ? m_epochs : m_lines;
  const auto from = std::lower_bound(starts.begin(), starts.end(), step);
  return from == starts.begin() ? 0 : *(from - 1);
}

}  // namespace lanescope::ui
