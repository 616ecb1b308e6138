// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>

namespace lanescope::engine {

/// Lets at most 30 reports a second through, and only fractions from 0 to 1.
class ProgressThrottle {
 public:
  [[nodiscard]] bool admits(double fraction) {
    if (!(fraction >= 0 && fraction <= 1)) return false;
    const auto now = std::chrono::steady_clock::now();
    if (now < m_next) return false;
    m_next = now + kInterval;
    return true;
  }

 private:
  static constexpr std::chrono::milliseconds kInterval{34};
  std::chrono::steady_clock::time_point m_next;  ///< long past: the first report is admitted
};

}  // namespace lanescope::engine
