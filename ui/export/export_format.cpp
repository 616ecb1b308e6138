// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/export_format.h"

#include <QFileInfo>
#include <utility>

#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr std::pair<const char*, ExportFormat> kEndings[] = {
    {"png", ExportFormat::png}, {"svg", ExportFormat::svg}, {"pdf", ExportFormat::pdf},
    {"gif", ExportFormat::gif}, {"mp4", ExportFormat::mp4},
};

}  // namespace

ExportFormat exportFormatOf(const QString& path) {
  const QFileInfo info(path);
  if (path.endsWith('/') || info.isDir()) return ExportFormat::folder;
  const QString suffix = info.suffix().toLower();
  if (suffix.isEmpty()) return ExportFormat::folder;
  for (const auto& [ending, format] : kEndings) {
    if (suffix == QLatin1String(ending)) return format;
  }
  values::refuse(
      "'." + suffix.toStdString() +
      "' is not a format; the formats are .png, .svg (one step), .pdf (a page for each step), "
      ".gif, .mp4 (moving) and a folder (a picture for each step).");
}

QString endingOf(ExportFormat format) {
  for (const auto& [ending, of] : kEndings) {
    if (of == format) return QString::fromLatin1(ending);
  }
  return {};
}

}  // namespace lanescope::app
