// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <algorithm>

#include "tests/processor_time.h"

namespace lanescope::tests {

/// The longest that an event loop may compute before it looks at its events again, in milliseconds;
/// instrumented code takes some three times as long for the same.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr double kLongestHold = 150.0;
#else
constexpr double kLongestHold = 50.0;
#endif

/// The longest time between two ticks of a fast timer: for so long the event loop was held.
class Heartbeat : public QObject {
 public:
  Heartbeat() {
    m_wall.start();
    m_lastCpu = threadMs();
    QObject::connect(&m_timer, &QTimer::timeout, this, [this] {
      const double cpu = threadMs();
      m_longestWall = std::max(m_longestWall, static_cast<double>(m_wall.restart()));
      m_longestCpu = std::max(m_longestCpu, cpu - m_lastCpu);
      m_lastCpu = cpu;
    });
    m_timer.start(5);
  }

  [[nodiscard]] double longestWall() const { return m_longestWall; }
  /// Without what other programs took of the processor.
  [[nodiscard]] double longestCpu() const { return m_longestCpu; }

 private:
  QTimer m_timer;
  QElapsedTimer m_wall;
  double m_lastCpu = 0;
  double m_longestWall = 0;
  double m_longestCpu = 0;
};

}  // namespace lanescope::tests
