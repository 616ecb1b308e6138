// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <span>

namespace lanescope::app {

/// Translates the texts of exports.
struct ExportWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::Export)
};

enum class ExportFormat {
  png,     ///< one step
  svg,     ///< one step
  pdf,     ///< one page per step
  gif,     ///< animation
  mp4,     ///< animation
  html,    ///< a page that plays
  folder,  ///< one PNG file per step
};

/// The format that the file name's ending selects. A name without an ending, with a '/' at the end
/// or of a folder selects `folder`. Throws values::Error (badInput) that lists the endings.
[[nodiscard]] ExportFormat exportFormatOf(const QString& path);

/// A format and its texts.
struct ExportFormatInfo {
  ExportFormat format;
  QString ending;  ///< "png"; empty for a folder
  QString name;    ///< "GIF: an animation"
  QString filter;  ///< for a file dialog, "PNG pictures (*.png)"; empty for a folder
};
/// All formats, in the order in which they are offered.
[[nodiscard]] std::span<const ExportFormatInfo> exportFormats();

/// "png"; empty for a folder.
[[nodiscard]] QString endingOf(ExportFormat format);

[[nodiscard]] constexpr bool isMoving(ExportFormat format) {
  return format == ExportFormat::gif || format == ExportFormat::mp4;
}
/// Whether the format plays its steps, so that it has a speed.
[[nodiscard]] constexpr bool isPlayed(ExportFormat format) {
  return isMoving(format) || format == ExportFormat::html;
}
/// Whether the format holds a single step.
[[nodiscard]] constexpr bool isOfOneStep(ExportFormat format) {
  return format == ExportFormat::png || format == ExportFormat::svg;
}

}  // namespace lanescope::app
