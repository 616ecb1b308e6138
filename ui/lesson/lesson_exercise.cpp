// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_exercise.h"

#include <QDir>
#include <QFileInfo>

#include "app/exercise/exercise_reader.h"
#include "app/lesson/lesson_library.h"
#include "app/text/language.h"
#include "values/error.h"

namespace lanescope::ui {
QString folderOfExercise(const QString& name, const QString& lessonFolder) {
  QString within = QDir(lessonFolder).filePath(name);
  if (QFileInfo(within).isDir()) return within;
  const QString shipped = app::shippedFolder(app::ShippedKind::exercise, name);
  return shipped.isEmpty() ? within : shipped;
}

bool isShippedExercise(const QString& name, const QString& lessonFolder) {
  return folderOfExercise(name, lessonFolder).startsWith(QLatin1Char(':'));
}

QString titleOfExercise(const QString& name, const QString& lessonFolder) {
  try {
    return app::readExercise(folderOfExercise(name, lessonFolder), codeOfTexts()).front.title;
  } catch (const values::Error&) {
    return name;
  }
}

}  // namespace lanescope::ui
