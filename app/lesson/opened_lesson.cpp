// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/opened_lesson.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "app/files/folder_entries.h"
#include "app/files/output_file.h"
#include "app/lesson/lesson_files.h"
#include "app/lesson/lesson_words.h"
#include "app/lesson/lesson_zip.h"
#include "values/error.h"

namespace lanescope::app {

OpenedLesson::OpenedLesson(const QString& name, ShippedKind kind) {
  const QFileInfo info(name);
  if (info.isDir()) {
    m_folder = QDir::cleanPath(info.absoluteFilePath());
    checkLessonFolder(m_folder);
    return;
  }
  if (info.isFile()) {
    m_folder = makeScratch();
    unpackLesson(info.absoluteFilePath(), m_folder);
    return;
  }
  const QString shipped = shippedFolder(kind, name);
  if (!shipped.isEmpty()) {
    m_folder = makeScratch();
    copyShipped(shipped);
    return;
  }
  const QString known = shippedNames(kind).join(QStringLiteral(", "));
  //: %1: the name that was written; %2: the names of those that ship
  const QString lesson = LessonWords::tr(
      "There is no lesson %1: no folder, no file, and none of those that ship: %2.");
  //: %1: the name that was written; %2: the names of those that ship
  const QString exercise = LessonWords::tr(
      "There is no exercise %1: no folder, no file, and none of those that ship: %2.");
  const QString& sentence = kind == ShippedKind::lesson ? lesson : exercise;
  values::refuse(sentence.arg(name, known).toStdString());
}

QString OpenedLesson::makeScratch() {
  m_scratch.emplace(QDir::tempPath() + QStringLiteral("/lesson"));
  // The scratch folder itself has a mark of its own.
  QString folder = m_scratch->filePath(QStringLiteral("lesson"));
  QDir().mkpath(folder);
  return folder;
}

void OpenedLesson::copyShipped(const QString& from) {
  for (const QFileInfo& entry : entriesOf(from)) {
    QFile source(entry.filePath());
    if (!entry.isFile() || !source.open(QIODevice::ReadOnly)) continue;
    const QByteArray bytes = source.readAll();
    writeFile(m_folder + QLatin1Char('/') + entry.fileName(),
              {bytes.constData(), static_cast<std::size_t>(bytes.size())});
  }
}

}  // namespace lanescope::app
