// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "values/plan.h"

namespace lanescope::backend {

/// Estimates the time of a launch on the emulator from the blocks that it has completed.
class EmulatorEstimate {
 public:
  using Seconds = std::chrono::duration<double>;

  /// `longest`: the longest time that is acceptable.
  EmulatorEstimate(const values::Launch& launch, Seconds longest)
      : m_launch(launch), m_longest(longest) {}

  /// Returns a sentence if the launch would take too long; nothing if not, or if too few blocks
  /// have ended to tell. `fraction`: completed part of the blocks, 0 to 1, after `elapsed`.
  [[nodiscard]] std::optional<std::string> tooLong(double fraction, Seconds elapsed) const;

 private:
  const values::Launch& m_launch;
  Seconds m_longest;
};

}  // namespace lanescope::backend
