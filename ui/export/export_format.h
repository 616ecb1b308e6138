// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lanescope::app {

enum class ExportFormat {
  png,     ///< one step
  svg,     ///< one step
  pdf,     ///< a page for each step
  gif,     ///< moving
  mp4,     ///< moving
  folder,  ///< a PNG file for each step
};

/// By the name's ending; a name that ends with '/', names a folder or has no ending is a folder.
/// Throws values::Error (badInput) that lists the endings.
[[nodiscard]] ExportFormat exportFormatOf(const QString& path);

/// "png"; empty for a folder.
[[nodiscard]] QString endingOf(ExportFormat format);

[[nodiscard]] constexpr bool isMoving(ExportFormat format) {
  return format == ExportFormat::gif || format == ExportFormat::mp4;
}
/// Has room for one step alone.
[[nodiscard]] constexpr bool isOfOneStep(ExportFormat format) {
  return format == ExportFormat::png || format == ExportFormat::svg;
}

}  // namespace lanescope::app
