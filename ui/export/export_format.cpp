// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/export_format.h"

#include <QFileInfo>
#include <algorithm>
#include <array>

#include "values/error.h"

namespace lanescope::app {
std::span<const ExportFormatInfo> exportFormats() {
  using enum ExportFormat;
  static const std::array kFormats{
      ExportFormatInfo{
          png, "png", ExportWords::tr("PNG: a picture"),
          //: A kind of files in the dialog of files; what stands in brackets stays as it is
          ExportWords::tr("PNG pictures (*.png)")},
      ExportFormatInfo{svg, "svg", ExportWords::tr("SVG: a drawing, sharp at any size"),
                       //: A kind of files in the dialog of files; what stands in brackets stays as
                       //: it is
                       ExportWords::tr("SVG drawings (*.svg)")},
      ExportFormatInfo{pdf, "pdf", ExportWords::tr("PDF: a page for each step"),
                       //: A kind of files in the dialog of files; what stands in brackets stays as
                       //: it is
                       ExportWords::tr("PDF documents (*.pdf)")},
      ExportFormatInfo{gif, "gif", ExportWords::tr("GIF: an animation"),
                       //: A kind of files in the dialog of files; what stands in brackets stays as
                       //: it is
                       ExportWords::tr("GIF animations (*.gif)")},
      ExportFormatInfo{
          mp4, "mp4", ExportWords::tr("MP4: a video"),
          //: A kind of files in the dialog of files; what stands in brackets stays as it is
          ExportWords::tr("MP4 videos (*.mp4)")},
      ExportFormatInfo{
          html, "html", ExportWords::tr("HTML: a page that plays, for any browser"),
          //: A kind of files in the dialog of files; what stands in brackets stays as it is
          ExportWords::tr("HTML pages (*.html)")},
      ExportFormatInfo{
          folder, {}, ExportWords::tr("PNG files in a folder, one for each step"), {}}};
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
      ".gif, .mp4 (moving), .html (a page that plays) and a folder (a picture for each step).");
}

QString endingOf(ExportFormat format) {
  return std::ranges::find(exportFormats(), format, &ExportFormatInfo::format)->ending;
}

}  // namespace lanescope::app
