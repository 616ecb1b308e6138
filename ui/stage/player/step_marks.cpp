// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/player/step_marks.h"

#include <algorithm>
#include <utility>

namespace lanescope::ui {
namespace {

std::vector<int> inRange(std::vector<int> steps, int count) {
  std::erase_if(steps, [count](int step) { return step < 0 || step >= count; });
  std::sort(steps.begin(), steps.end());
  steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
  return steps;
}

}  // namespace

void StepMarks::setBookmarks(std::vector<int> steps, int count) {
  m_bookmarks = inRange(std::move(steps), count);
}

void StepMarks::setFindings(std::vector<int> steps, int count) {
  m_findings = inRange(std::move(steps), count);
}

void StepMarks::setStops(std::vector<int> steps, int count) {
  m_stops = inRange(std::move(steps), count);
}

void StepMarks::clip(int count) {
  for (auto* marks : {&m_bookmarks, &m_findings, &m_stops}) {
    *marks = inRange(std::move(*marks), count);
  }
}

void StepMarks::toggleBookmark(int step) {
  const auto at = std::lower_bound(m_bookmarks.begin(), m_bookmarks.end(), step);
  if (at != m_bookmarks.end() && *at == step) {
    m_bookmarks.erase(at);
  } else {
    m_bookmarks.insert(at, step);
  }
}

bool StepMarks::isStop(int step) const {
  return std::binary_search(m_stops.begin(), m_stops.end(), step);
}

int StepMarks::upToStop(int from, int to) const {
  return to < from ? std::max(markBefore(m_stops, from).value_or(to), to)
                   : std::min(markAfter(m_stops, from).value_or(to), to);
}

std::optional<int> markAfter(const std::vector<int>& marks, int step) {
  const auto after = std::upper_bound(marks.begin(), marks.end(), step);
  return after == marks.end() ? std::nullopt : std::optional(*after);
}

std::optional<int> markBefore(const std::vector<int>& marks, int step) {
  const auto from = std::lower_bound(marks.begin(), marks.end(), step);
  return from == marks.begin() ? std::nullopt : std::optional(*(from - 1));
}

}  // namespace lanescope::ui
