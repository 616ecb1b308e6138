// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/helper_program.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace lanescope::app {

QString helperProgram(const QString& name) {
  const QDir folder(QCoreApplication::applicationDirPath());
  QString beside = folder.filePath(name);
  if (QFileInfo::exists(beside)) return beside;
  return QDir::cleanPath(folder.filePath(QStringLiteral(LANESCOPE_PRIVATE_FOLDER "/") + name));
}

}  // namespace lanescope::app
