// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/lesson_library.h"

#include <QDir>

#include "resources/resources.h"

namespace lanescope::app {
namespace {

QDir folderOf(ShippedKind kind) {
  return kind == ShippedKind::lesson ? resources::lessonFolder() : resources::exerciseFolder();
}

}  // namespace

QStringList shippedNames(ShippedKind kind) {
  return folderOf(kind).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
}

QString shippedFolder(ShippedKind kind, const QString& name) {
  for (const QString& each : shippedNames(kind)) {
    if (each == name || each.section(QLatin1Char('_'), 1) == name)
      return folderOf(kind).filePath(each);
  }
  return {};
}

}  // namespace lanescope::app
