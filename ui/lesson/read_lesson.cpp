// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/read_lesson.h"

#include <QDir>
#include <QFileInfo>

#include "app/lesson/lesson_reader.h"
#include "app/lesson/opened_lesson.h"
#include "app/text/language.h"

namespace lanescope::ui {
namespace {

const QString kLessonText = QStringLiteral("lesson.md");

}  // namespace

const QString& ReadLesson::folder() const {
  return files->folder();
}

QString ReadLesson::name() const {
  return QFileInfo(place).fileName();
}

bool isLesson(const QString& path) {
  const QFileInfo info(path);
  if (info.isDir()) return QFileInfo::exists(QDir(path).filePath(kLessonText));
  return info.suffix().compare(QLatin1String("lesson"), Qt::CaseInsensitive) == 0 ||
         info.fileName() == kLessonText;
}

QString languageOfTexts() {
  const QString name = QLocale().name();
  return name.startsWith(QLatin1String("zh")) ? QStringLiteral("zh_TW")
                                              : name.section(QLatin1Char('_'), 0, 0);
}

ReadLesson readLessonAt(const QString& place) {
  ReadLesson lesson;
  const QStringList shipped = app::shippedNames(app::ShippedKind::lesson);
  lesson.isShipped = shipped.contains(place);
  lesson.place = place;
  if (!lesson.isShipped) {
    const QFileInfo info(place);
    lesson.place = info.fileName() == kLessonText ? info.absolutePath() : info.absoluteFilePath();
  }
  lesson.files = std::make_shared<const app::OpenedLesson>(lesson.place, app::ShippedKind::lesson);
  // What ships is read where it lies, which takes no process for each of them.
  const QString folder = lesson.isShipped
                             ? app::shippedFolder(app::ShippedKind::lesson, lesson.place)
                             : lesson.folder();
  lesson.text = app::readLesson(folder, codeOfTexts());
  return lesson;
}

}  // namespace lanescope::ui
