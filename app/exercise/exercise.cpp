// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/exercise.h"

namespace lanescope::app {

QString GateRun::text() const {
  QStringList parts;
  for (const auto& [name, value] : parameters) {
    parts +=
        QStringLiteral("%1 = %2").arg(QString::fromStdString(name), QString::fromStdString(value));
  }
  if (schedule != values::Schedule()) {
    parts += QStringLiteral("schedule = ") + QString::fromStdString(nameOf(schedule));
  }
  return parts.join(QStringLiteral(", "));
}

}  // namespace lanescope::app
