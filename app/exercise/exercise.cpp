// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/exercise.h"

namespace lanescope::app {

QString GateRun::text() const {
  QStringList parts;
  for (const auto& [name, value] : parameters) {
    parts += QString::fromStdString(name + " = " + value);
  }
  if (schedule != values::Schedule()) {
    parts += QStringLiteral("schedule = ") + QString::fromStdString(nameOf(schedule));
  }
  return parts.join(QStringLiteral(", "));
}

}  // namespace lanescope::app
