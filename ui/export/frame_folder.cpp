// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/frame_folder.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

#include "app/files/on_disk.h"
#include "app/files/scratch_folder.h"
#include "ui/export/stage_frames.h"
#include "ui/picture/picture_file.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

QString targetOf(const QString& path) {
  return QDir::cleanPath(QDir().absoluteFilePath(path));
}

}  // namespace

void checkFolder(const QString& path) {
  const QString target = targetOf(path);
  const QFileInfo info(target);
  if (info.exists() && !(info.isDir() && QDir(target).isEmpty())) {
    values::refuse(path.toStdString() +
                   " is there already and not an empty folder; name a new one.");
  }
  if (!info.absoluteDir().exists()) {
    values::refuse(path.toStdString() + " cannot be written: the folder " +
                   info.absolutePath().toStdString() + " does not exist.");
  }
}

void writeFolder(const StageExport& what, const StepRange& steps, const QString& path,
                 const ExportMonitor& monitor) {
  checkFolder(path);
  const QString target = targetOf(path);
  // The folder is filled under another name and then renamed, so that it appears whole or not at
  // all.
  const ScratchFolder folder(path);
  const QDir filled(folder.filePath("frames"));
  filled.mkpath(".");
  const ui::StageTheme theme = themeOf(what);
  const auto digits =
      static_cast<int>(std::max(QString::number(steps.last + 1).size(), qsizetype{4}));
  for (int step = steps.first; step <= steps.last; ++step) {
    throwIfStopped(monitor);
    const QString name = QString("step-%1.png").arg(step + 1, digits, 10, QLatin1Char('0'));
    try {
      writePng(stageImage(what, theme, step, 1.0), filled.filePath(name));
    } catch (const values::Error& error) {
      // The message names the folder that the user knows.
      const QString sentence = QString::fromUtf8(error.what()).replace(filled.path(), target);
      throw values::Error(error.kind(), sentence.toStdString());
    }
    monitor.progress(static_cast<double>(step - steps.first + 1) /
                     static_cast<double>(steps.count()));
  }
  moveIntoPlace(filled.path(), target);
}

}  // namespace lanescope::app
