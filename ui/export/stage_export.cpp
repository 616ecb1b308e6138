// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/stage_export.h"

#include <QPainter>
#include <algorithm>
#include <utility>

#include "app/files/output_file.h"
#include "app/files/scratch_folder.h"
#include "trace/record/record.h"
#include "ui/export/frame_folder.h"
#include "ui/export/gif_writer.h"
#include "ui/export/palette.h"
#include "ui/export/stage_frames.h"
#include "ui/export/video_export.h"
#include "ui/page/page_document.h"
#include "ui/picture/picture_file.h"
#include "ui/stage/scene/stage_scene.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

PaintPicture painterOf(const StageExport& what, const ui::StageTheme& theme, int step) {
  return [&what, theme, step](QPainter& painter) {
    const QRectF bounds(QPointF(), what.size);
    painter.fillRect(bounds, theme.background);
    what.picture->paint(painter, bounds, step, 1.0, theme);
  };
}

void writePages(const StageExport& what, const StepRange& steps, const QString& path,
                const ExportMonitor& monitor) {
  const auto pages = static_cast<int>(steps.count());
  const ui::StageTheme theme = themeOf(what);
  writePdf(what.size, what.picture->title(), pages, path, [&](QPainter& painter, int page) {
    throwIfStopped(monitor);
    painterOf(what, theme, steps.first + page)(painter);
    monitor.progress(static_cast<double>(page + 1) / pages);
  });
}

void writeGif(const StageExport& what, const StageFrames& frames, const QString& path,
              const ExportMonitor& monitor) {
  constexpr int kCentiseconds = 100;
  constexpr int kSamples = 24;
  OutputFile file(path);
  Palette palette;
  const int samples = std::min(kSamples, frames.count());
  // The samples for the palette are painted too and count as work.
  auto report = [&, done = 0]() mutable {
    monitor.progress(static_cast<double>(++done) / (samples + frames.count()));
  };
  for (int i = 0; i < samples; ++i) {
    throwIfStopped(monitor);
    palette.add(frames.frame(static_cast<int>(qint64{i} * frames.count() / samples)));
    report();
  }
  palette.choose(GifWriter::kColors);
  GifWriter writer(what.size, std::move(palette), what.loops,
                   [&](std::string_view bytes) { file.write(bytes); });
  for (int i = 0; i < frames.count(); ++i) {
    throwIfStopped(monitor);
    const int begin = i * kCentiseconds / frames.framesPerSecond();
    const int end = (i + 1) * kCentiseconds / frames.framesPerSecond();
    writer.add(frames.frame(i), end - begin);
    report();
  }
  writer.finish();
  file.commit();
}

void writePage(const StageExport& what, const StepRange& steps, const QString& path,
               const ExportMonitor& monitor) {
  OutputFile file(path);
  PageDocument page({what.size, what.theme, what.speed});
  page.add(*what.picture, steps.first, steps.last, [&](double share) {
    throwIfStopped(monitor);
    monitor.progress(share);
  });
  file.write(page.document(what.picture->title()).toStdString());
  file.commit();
}

}  // namespace

std::shared_ptr<const trace::Record> recordOf(
    const std::shared_ptr<const values::RunResult>& result) {
  if (!result->record || result->record->blockCount == 0) {
    values::refuse("There is nothing to show: the run was not recorded.");
  }
  return {result, &*result->record};
}

std::shared_ptr<const ui::StageScene> sceneOf(
    const std::shared_ptr<const values::RunResult>& result, std::uint64_t recordedBlock) {
  auto record = recordOf(result);
  if (recordedBlock >= record->blockCount) {
    values::refuse("There is nothing to show: the record ends before this block, with block " +
                   std::to_string(record->firstBlock + record->blockCount - 1) + ".");
  }
  return std::make_shared<const ui::StageScene>(record, recordedBlock);
}

void checkTarget(const QString& path) {
  if (exportFormatOf(path) == ExportFormat::folder) return checkFolder(path);
  const OutputFile probe(path);
}

void exportStage(const StageExport& what, const QString& path, const ExportMonitor& monitor) {
  const ExportFormat format = exportFormatOf(path);
  checkLimits(what, format);
  sweepScratchFolders(folderAround(path));
  const ExportExtent extent = extentOf(what, format);
  const int step = extent.steps.first;
  switch (format) {
    case ExportFormat::png:
      return writePng(stageImage(what, themeOf(what), step, 1.0), path);
    case ExportFormat::svg:
      return writeSvg(what.size, {what.picture->title(), what.picture->explain(step)},
                      painterOf(what, themeOf(what), step), path);
    case ExportFormat::pdf:
      return writePages(what, extent.steps, path, monitor);
    case ExportFormat::gif:
      return writeGif(what, StageFrames(what, extent), path, monitor);
    case ExportFormat::mp4:
      return exportVideo(StageFrames(what, extent), path, monitor);
    case ExportFormat::html:
      return writePage(what, extent.steps, path, monitor);
    case ExportFormat::folder:
      return writeFolder(what, extent.steps, path, monitor);
  }
}

}  // namespace lanescope::app
