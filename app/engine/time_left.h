// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QString>
#include <chrono>

namespace lanescope::app {

/// "0.4 s", "10 s".
[[nodiscard]] QString secondsText(std::chrono::duration<double> time);

/// "12 s", "3 min".
[[nodiscard]] QString durationText(std::chrono::duration<double> duration);
/// "12 s left", "3 min left".
[[nodiscard]] QString leftText(std::chrono::duration<double> left);

/// How long something goes on yet, by how far it has come: "12 s left". Begins with its making.
class TimeLeft {
 public:
  TimeLeft() { m_since.start(); }

  /// `fraction`: 0 to 1. Empty while too little is known.
  [[nodiscard]] QString text(double fraction) const { return textOf(fraction, m_since.elapsed()); }
  /// The same after so many milliseconds.
  [[nodiscard]] static QString textOf(double fraction, qint64 elapsedMs);

 private:
  QElapsedTimer m_since;
};

/// "dot_shared, n = 2^20 · 43% · 12 s left"; what is empty is left out.
[[nodiscard]] QString progressText(const QString& what, double fraction, const QString& left);

}  // namespace lanescope::app
