// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/stage_export.h"

#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QTemporaryDir>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/export/gif_writer.h"
#include "app/export/palette.h"
#include "app/export/picture_file.h"
#include "app/export/stage_frames.h"
#include "app/export/video_export.h"
#include "app/output_file.h"
#include "trace/record.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr int kGifFramesPerSecond = 10;
constexpr int kVideoFramesPerSecond = 30;

int framesPerSecond(const StageExport& what, int usual, int most) {
  const int chosen = what.framesPerSecond.value_or(usual);
  if (chosen < 1 || chosen > most) {
    values::refuse("fps = " + std::to_string(chosen) + " is out of range: it must be from 1 to " +
                   std::to_string(most) + " in this format.");
  }
  return chosen;
}

int stepOf(const StageExport& what) {
  return what.step.value_or(what.scene->stepCount() - 1);
}

void paintStep(const StageExport& what, QPainter& painter) {
  const ui::StageTheme theme = themeOf(what);
  const QRectF bounds(QPointF(), what.size);
  painter.fillRect(bounds, theme.background);
  what.scene->paint(painter, bounds, what.look, stepOf(what), 1.0, theme);
}

PictureText textOf(const StageExport& what) {
  return {what.scene->title(), what.scene->explain(stepOf(what))};
}

void writeGif(const StageExport& what, const QString& path, const ExportMonitor& monitor) {
  // Browsers slow down delays of less than two hundredths of a second.
  constexpr int kMostFramesASecond = 50;
  constexpr int kCentiseconds = 100;
  constexpr int kSamples = 24;
  const StageFrames frames(what, framesPerSecond(what, kGifFramesPerSecond, kMostFramesASecond));
  OutputFile file(path);
  Palette palette;
  for (int i = 0; i < std::min(kSamples, frames.count()); ++i) {
    throwIfStopped(monitor);
    palette.add(frames.frame(static_cast<int>(qint64{i} * frames.count() / kSamples)));
  }
  palette.choose(GifWriter::kColors);
  GifWriter writer(what.size, std::move(palette),
                   [&](std::string_view bytes) { file.write(bytes); });
  for (int i = 0; i < frames.count(); ++i) {
    throwIfStopped(monitor);
    const int begin = i * kCentiseconds / frames.framesPerSecond();
    const int end = (i + 1) * kCentiseconds / frames.framesPerSecond();
    writer.add(frames.frame(i), end - begin);
    monitor.progress(static_cast<double>(i + 1) / frames.count());
  }
  writer.finish();
  file.commit();
}

/// Throws when a folder of pictures cannot be put at `path`.
void checkFolder(const QString& path) {
  const QString target = QDir::cleanPath(QDir().absoluteFilePath(path));
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

void writeFolder(const StageExport& what, const QString& path, const ExportMonitor& monitor) {
  checkFolder(path);
  const QString target = QDir::cleanPath(QDir().absoluteFilePath(path));
  const QFileInfo info(target);
  // Filled beside its place and then moved there, so that it is there whole or not at all.
  QTemporaryDir folder(info.absoluteDir().filePath(".lanescope-XXXXXX"));
  if (!folder.isValid()) {
    values::refuse(path.toStdString() +
                   " cannot be written: " + folder.errorString().toStdString() + ".");
  }
  const QDir filled(folder.filePath("frames"));
  filled.mkpath(".");
  const ui::StageTheme theme = themeOf(what);
  const int count = what.scene->stepCount();
  if (count > StageExport::kMostFrames) {
    values::refuse("The block has " + std::to_string(count) +
                   " steps and the limit of a folder is " +
                   std::to_string(StageExport::kMostFrames) + " pictures; choose a smaller n.");
  }
  const auto digits = static_cast<int>(std::max(QString::number(count).size(), qsizetype{4}));
  for (int step = 0; step < count; ++step) {
    throwIfStopped(monitor);
    writePng(stageImage(what, theme, step, 1.0),
             filled.filePath(QString("step-%1.png").arg(step, digits, 10, QLatin1Char('0'))));
    monitor.progress(static_cast<double>(step + 1) / count);
  }
  if (info.exists()) QDir().rmdir(target);
  if (!QDir().rename(filled.path(), target)) {
    throw values::Error(
        values::ErrorKind::unavailable,
        path.toStdString() + " cannot be written: its frames cannot be moved there.");
  }
}

}  // namespace

ExportFormat exportFormatOf(const QString& path) {
  static constexpr std::pair<const char*, ExportFormat> kEndings[] = {
      {"png", ExportFormat::png}, {"svg", ExportFormat::svg}, {"pdf", ExportFormat::pdf},
      {"gif", ExportFormat::gif}, {"mp4", ExportFormat::mp4},
  };
  const QFileInfo info(path);
  if (path.endsWith('/') || info.isDir()) return ExportFormat::folder;
  const QString suffix = info.suffix().toLower();
  if (suffix.isEmpty()) return ExportFormat::folder;
  for (const auto& [ending, format] : kEndings) {
    if (suffix == QLatin1String(ending)) return format;
  }
  values::refuse(
      "'." + suffix.toStdString() +
      "' is not a format; the formats are .png, .svg, .pdf (one step), .gif, .mp4 (moving) and "
      "a folder (a picture for each step).");
}

void checkLimits(const StageExport& what) {
  for (const int side : {what.size.width(), what.size.height()}) {
    if (side < StageExport::kSmallest || side > StageExport::kLargest) {
      values::refuse(
          "size = " + std::to_string(what.size.width()) + "x" + std::to_string(what.size.height()) +
          " is out of range: each side must be from " + std::to_string(StageExport::kSmallest) +
          " to " + std::to_string(StageExport::kLargest) + " pixels.");
    }
  }
  if (what.scene && what.step && (*what.step < 0 || *what.step >= what.scene->stepCount())) {
    values::refuse("step = " + std::to_string(*what.step) +
                   " is out of range: the steps of this block are 0 to " +
                   std::to_string(what.scene->stepCount() - 1) + ".");
  }
  if (!(what.speed >= StageExport::kSlowest && what.speed <= StageExport::kFastest)) {
    values::refuse("speed = " + QString::number(what.speed).toStdString() +
                   " is out of range: it must be from 0.1 to 1000 steps a second.");
  }
}

std::shared_ptr<const ui::StageScene> sceneOf(
    const std::shared_ptr<const values::RunResult>& result) {
  if (!result->record || result->record->blockCount == 0) {
    values::refuse("There is nothing to show: the run was not recorded.");
  }
  return std::make_shared<const ui::StageScene>(
      std::shared_ptr<const trace::Record>(result, &*result->record), 0);
}

void checkTarget(const QString& path) {
  if (exportFormatOf(path) == ExportFormat::folder) return checkFolder(path);
  const OutputFile probe(path);
}

void exportStage(const StageExport& what, const QString& path, const ExportMonitor& monitor) {
  checkLimits(what);
  if (what.scene->stepCount() == 0) {
    values::refuse(
        "There is nothing to show: no thread of this block did anything that was recorded.");
  }
  const PaintPicture paint = [&](QPainter& painter) { paintStep(what, painter); };
  switch (exportFormatOf(path)) {
    case ExportFormat::png:
      return writePng(stageImage(what, themeOf(what), stepOf(what), 1.0), path);
    case ExportFormat::svg:
      return writeSvg(what.size, textOf(what), paint, path);
    case ExportFormat::pdf:
      return writePdf(what.size, textOf(what), paint, path);
    case ExportFormat::gif:
      return writeGif(what, path, monitor);
    case ExportFormat::mp4:
      return exportVideo(StageFrames(what, framesPerSecond(what, kVideoFramesPerSecond,
                                                           StageExport::kMostFramesASecond)),
                         path, monitor);
    case ExportFormat::folder:
      return writeFolder(what, path, monitor);
  }
}

}  // namespace lanescope::app
