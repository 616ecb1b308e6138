// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/lesson_library.h"

#include <QFileInfo>

#include "app/files/folder_entries.h"
#include "resources/resources.h"

namespace lanescope::app {
namespace {

QString folderOf(ShippedKind kind) {
  return kind == ShippedKind::lesson ? resources::lessonFolder() : resources::exerciseFolder();
}

}  // namespace

QStringList shippedNames(ShippedKind kind) {
  QStringList names;
  for (const QFileInfo& entry : entriesOf(folderOf(kind))) {
    if (entry.isDir() && !isHidden(entry)) names += entry.fileName();
  }
  return names;
}

QString shippedFolder(ShippedKind kind, const QString& name) {
  for (const QString& each : shippedNames(kind)) {
    if (each == name || each.section(QLatin1Char('_'), 1) == name)
      return folderOf(kind) + QLatin1Char('/') + each;
  }
  return {};
}

}  // namespace lanescope::app
