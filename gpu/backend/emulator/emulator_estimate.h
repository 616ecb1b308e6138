// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "values/plan.h"

namespace lanescope::backend {

/// How long a launch on the emulator will take, by the blocks that it has done.
class EmulatorEstimate {
 public:
  using Seconds = std::chrono::duration<double>;

  /// `longest`: what may be waited for.
  EmulatorEstimate(const values::Launch& launch, Seconds longest)
      : m_launch(launch), m_longest(longest) {}

  /// Why it is not worth waiting for, as a sentence; nothing where it is, or where too few blocks
  /// have ended to tell. `fraction`: of the blocks, 0 to 1, after `elapsed`.
  [[nodiscard]] std::optional<std::string> tooLong(double fraction, Seconds elapsed) const;

 private:
  const values::Launch& m_launch;
  Seconds m_longest;
};

}  // namespace lanescope::backend
