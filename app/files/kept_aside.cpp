// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/kept_aside.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace lanescope::app {

QString keepAside(const QString& path) {
  const QString stamped =
      path + QStringLiteral(".damaged-") +
      QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
  QString aside = stamped;
  for (int number = 2; QFileInfo::exists(aside); ++number) {
    aside = stamped + QStringLiteral("-%1").arg(number);
  }
  return QFile::rename(path, aside) ? aside : QString();
}

}  // namespace lanescope::app
