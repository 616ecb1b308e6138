// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/font_configuration.h"

#include <QByteArray>
#include <QFileInfo>
#include <QString>

namespace lanescope::resources {

void useBundledFontConfiguration() {
  if (qEnvironmentVariableIsSet("FONTCONFIG_FILE") ||
      qEnvironmentVariableIsSet("FONTCONFIG_PATH") ||
      QFileInfo::exists(QStringLiteral("/etc/fonts/fonts.conf"))) {
    return;
  }
  // QCoreApplication::applicationDirPath() needs an application object, which is not there yet.
  const QFileInfo program(QFileInfo(QStringLiteral("/proc/self/exe")).symLinkTarget());
  const QString bundled = program.path() + QStringLiteral("/../etc/fonts/fonts.conf");
  if (QFileInfo::exists(bundled)) {
    qputenv("FONTCONFIG_FILE", QFileInfo(bundled).canonicalFilePath().toLocal8Bit());
  }
}

}  // namespace lanescope::resources
