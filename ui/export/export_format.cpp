// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/export_format.h"

#include <QFileInfo>
#include <algorithm>
#include <array>

#include "values/error.h"

namespace lanescope::app {
std::span<const ExportFormatInfo> exportFormats() {
  using Words = ExportWords;
  using enum ExportFormat;
  static const std::array kFormats{
      ExportFormatInfo{png, "png", Words::tr("PNG: a picture"), Words::tr("PNG pictures (*.png)")},
      ExportFormatInfo{svg, "svg", Words::tr("SVG: a drawing, sharp at any size"),
                       Words::tr("SVG drawings (*.svg)")},
      ExportFormatInfo{pdf, "pdf", Words::tr("PDF: a page for each step"),
                       Words::tr("PDF documents (*.pdf)")},
      ExportFormatInfo{gif, "gif", Words::tr("GIF: an animation"),
                       Words::tr("GIF animations (*.gif)")},
      ExportFormatInfo{mp4, "mp4", Words::tr("MP4: a video"), Words::tr("MP4 videos (*.mp4)")},
      ExportFormatInfo{folder, {}, Words::tr("PNG files in a folder, one for each step"), {}}};
  return kFormats;
}

ExportFormat exportFormatOf(const QString& path) {
  const QFileInfo info(path);
  if (path.endsWith('/') || info.isDir()) return ExportFormat::folder;
  const QString suffix = info.suffix().toLower();
  const auto found = std::ranges::find(exportFormats(), suffix, &ExportFormatInfo::ending);
  if (found != exportFormats().end()) return found->format;
  values::refuse(
      "'." + suffix.toStdString() +
      "' is not a format; the formats are .png, .svg (one step), .pdf (a page for each step), "
      ".gif, .mp4 (moving) and a folder (a picture for each step).");
}

QString endingOf(ExportFormat format) {
  return std::ranges::find(exportFormats(), format, &ExportFormatInfo::format)->ending;
}

}  // namespace lanescope::app
