// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>

namespace lanescope::app {

/// As long as one lives, what the process writes to standard error goes nowhere. For libraries that
/// write there what their caller learns anyway, as libpng does of a damaged file. One at a time:
/// another thread's waits.
class QuietStandardError {
 public:
  QuietStandardError();
  ~QuietStandardError();
  QuietStandardError(const QuietStandardError&) = delete;
  QuietStandardError& operator=(const QuietStandardError&) = delete;

 private:
  std::unique_lock<std::mutex> m_lock;
  int m_kept = -1;  ///< where standard error went before, or -1 where it could not be moved
};

}  // namespace lanescope::app
