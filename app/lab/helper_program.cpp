// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/helper_program.h"

#include "platform/process.h"

namespace lanescope::app {

QString helperProgram(const QString& name) {
  return QString::fromStdString(platform::fileOfProgram(name.toStdString()).string());
}

}  // namespace lanescope::app
