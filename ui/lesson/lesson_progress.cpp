// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_progress.h"

#include <QSettings>

namespace lanescope::ui {
namespace {

QString keyOf(const QString& lesson) {
  return QStringLiteral("lessons/%1/pages").arg(lesson);
}

}  // namespace

void LessonProgress::note(const QString& lesson, int page) {
  if (page + 1 > pagesOf(lesson)) QSettings().setValue(keyOf(lesson), page + 1);
}

int LessonProgress::pagesOf(const QString& lesson) {
  return QSettings().value(keyOf(lesson), 0).toInt();
}

}  // namespace lanescope::ui
