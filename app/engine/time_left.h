// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QString>
#include <chrono>

namespace lanescope::app {

/// Returns "0.4 s", "10 s".
[[nodiscard]] QString secondsText(std::chrono::duration<double> time);

/// Returns "12 s", "3 min".
[[nodiscard]] QString durationText(std::chrono::duration<double> duration);
/// Returns "12 s left", "3 min left".
[[nodiscard]] QString leftText(std::chrono::duration<double> left);

/// Estimates the remaining time of work from its progress: "12 s left". The work begins with the
/// constructor.
class TimeLeft {
 public:
  TimeLeft() { m_since.start(); }

  /// Returns the estimate; empty while too little is known. `fraction`: 0 to 1.
  [[nodiscard]] QString text(double fraction) const { return textOf(fraction, m_since.elapsed()); }
  /// Returns the same after an elapsed time in milliseconds.
  [[nodiscard]] static QString textOf(double fraction, qint64 elapsedMs);

 private:
  QElapsedTimer m_since;
};

/// Returns "dot_shared, n = 2^20 · 43% · 12 s left". Empty parts are left out.
[[nodiscard]] QString progressText(const QString& what, double fraction, const QString& left);

}  // namespace lanescope::app
