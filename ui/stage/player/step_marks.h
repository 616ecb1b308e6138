// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

namespace lanescope::ui {

/// The marked steps of a playback: bookmarks, steps that findings name, and stops. Each list is
/// ascending and without repetition.
class StepMarks {
 public:
  [[nodiscard]] const std::vector<int>& bookmarks() const { return m_bookmarks; }
  [[nodiscard]] const std::vector<int>& findings() const { return m_findings; }
  [[nodiscard]] const std::vector<int>& stops() const { return m_stops; }

  /// They take the steps in any order and drop those that are not in [0, count).
  void setBookmarks(std::vector<int> steps, int count);
  void setFindings(std::vector<int> steps, int count);
  void setStops(std::vector<int> steps, int count);
  /// Drops all marks that are not in [0, count).
  void clip(int count);

  /// Sets a bookmark, or clears the one that is there.
  void toggleBookmark(int step);
  [[nodiscard]] bool isStop(int step) const;
  /// The first stop on the way from a step, exclusive, to another one, else that one.
  [[nodiscard]] int upToStop(int from, int to) const;

 private:
  std::vector<int> m_bookmarks;
  std::vector<int> m_findings;
  std::vector<int> m_stops;
};

/// The nearest of the ascending `marks` behind or before a step; nothing when there is none.
[[nodiscard]] std::optional<int> markAfter(const std::vector<int>& marks, int step);
[[nodiscard]] std::optional<int> markBefore(const std::vector<int>& marks, int step);

}  // namespace lanescope::ui
