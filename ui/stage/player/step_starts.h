// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace lanescope::ui {

/// Says how far one step of the playback goes: one access of all threads, all consecutive accesses
/// of one source line, or everything up to the next barrier.
enum class Granularity { subStep, line, epoch };

/// The steps of a playback, and those at which lines and epochs begin.
class StepStarts {
 public:
  StepStarts() = default;
  /// `epochs`, `lines`: see Playback::setSteps.
  StepStarts(int count, std::vector<int> epochs, std::vector<int> lines);

  [[nodiscard]] int count() const { return m_count; }
  void setCount(int count) { m_count = count; }
  [[nodiscard]] const std::vector<int>& epochs() const { return m_epochs; }
  [[nodiscard]] int epochOf(int step) const;
  /// The next position in the granularity; the step itself at the end.
  [[nodiscard]] int after(int step, Granularity granularity) const;
  /// The position before in the granularity; 0 at the beginning.
  [[nodiscard]] int before(int step, Granularity granularity) const;

 private:
  int m_count = 0;
  std::vector<int> m_epochs;
  std::vector<int> m_lines;
};

}  // namespace lanescope::ui
