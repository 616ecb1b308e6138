// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <ctime>
#include <fstream>
#include <string>

// Times that hold on a machine which is busy with other programs.

namespace lanescope::tests {

/// For how long this thread has computed, in milliseconds.
inline double threadMs() {
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

/// Measures time without that in which anything on this machine waited for a processor. Where the
/// kernel does not tell that, it is all time. Source: "PSI - Pressure Stall Information" in the
/// documentation of the Linux kernel, `total` in the line `some` of /proc/pressure/cpu.
class UnhinderedTimer {
 public:
  UnhinderedTimer() { start(); }
  void start() {
    m_began = Clock::now();
    m_stalledBefore = stalledMs();
  }
  /// Since the start, in milliseconds.
  [[nodiscard]] double elapsed() const {
    const double stalled = stalledMs() - m_stalledBefore;
    return std::chrono::duration<double, std::milli>(Clock::now() - m_began).count() - stalled;
  }

 private:
  using Clock = std::chrono::steady_clock;

  static double stalledMs() {
    std::ifstream file("/proc/pressure/cpu");
    std::string line;
    if (!std::getline(file, line)) return 0.0;
    const std::size_t total = line.find("total=");
    return total == std::string::npos ? 0.0 : std::stod(line.substr(total + 6)) * 1e-3;
  }

  Clock::time_point m_began;
  double m_stalledBefore = 0;
};

}  // namespace lanescope::tests
