// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/time_left.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>

namespace lanescope::app {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(lanescope::app::TimeLeft)
};

}  // namespace

QString secondsText(std::chrono::duration<double> time) {
  return QString::number(time.count()) + QStringLiteral(" s");
}

QString durationText(std::chrono::duration<double> duration) {
  constexpr int kMinute = 60;
  // Minutes are not known to the second.
  if (duration.count() >= 2 * kMinute) {
    //: A duration in minutes. %1: a whole number
    return Words::tr("%1 min").arg(static_cast<int>(std::ceil(duration.count() / kMinute)));
  }
  //: A duration in seconds. %1: a whole number
  return Words::tr("%1 s").arg(std::max(1, static_cast<int>(std::ceil(duration.count()))));
}

QString leftText(std::chrono::duration<double> left) {
  //: How long something will still take. %1: a duration, "20 s"
  return Words::tr("%1 left").arg(durationText(left));
}

QString TimeLeft::textOf(double fraction, qint64 elapsedMs) {
  constexpr double kLeastKnown = 0.02;
  constexpr qint64 kLeastMs = 1000;
  if (!(fraction >= kLeastKnown && fraction < 1) || elapsedMs < kLeastMs) return {};
  return leftText(std::chrono::milliseconds(elapsedMs) * ((1 - fraction) / fraction));
}

QString progressText(const QString& what, double fraction, const QString& left) {
  QStringList parts{
      what, QStringLiteral("%1%").arg(static_cast<int>(std::clamp(fraction, 0.0, 1.0) * 100))};
  parts += left;
  parts.removeAll(QString());
  return parts.join(QStringLiteral(" · "));
}

}  // namespace lanescope::app
