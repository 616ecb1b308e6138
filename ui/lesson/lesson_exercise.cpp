// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_exercise.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include "app/lab/kernel_file.h"
#include "app/lesson/lesson_library.h"

namespace lanescope::ui {
namespace {

constexpr qint64 kMostHeadBytes = 4096;

}  // namespace

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
  QFile file(folderOfExercise(name, lessonFolder) + QStringLiteral("/exercise.md"));
  if (!file.open(QIODevice::ReadOnly)) return name;
  static const QRegularExpression title(QStringLiteral(R"(^title:\s*(.+?)\s*$)"),
                                        QRegularExpression::MultilineOption);
  const auto match = title.match(QString::fromUtf8(file.read(kMostHeadBytes)));
  return match.hasMatch() ? match.captured(1) : name;
}

QString skeletonOfExercise(const QString& name, const QString& lessonFolder) {
  return app::readKernelText(folderOfExercise(name, lessonFolder) + QStringLiteral("/skeleton.cu"));
}

}  // namespace lanescope::ui
