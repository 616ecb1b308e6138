// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "ui/export/stage_export.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::app {

/// The frames of an animation of a stage, painted when they are asked for: the steps one after the
/// other at an even pace, then a rest at the end.
class StageFrames {
 public:
  /// The limits hold; `what` outlives the frames.
  StageFrames(const StageExport& what, const ExportExtent& extent);

  [[nodiscard]] int count() const { return static_cast<int>(m_extent.pictures); }
  [[nodiscard]] int framesPerSecond() const { return m_extent.framesPerSecond; }
  /// Opaque, Format_RGB32.
  [[nodiscard]] QImage frame(int i) const;

 private:
  const StageExport& m_what;
  ExportExtent m_extent;
  ui::StageTheme m_theme;
};

/// The picture of one step. Opaque, Format_RGB32.
[[nodiscard]] QImage stageImage(const StageExport& what, const ui::StageTheme& theme, int step,
                                double progress);

/// The theme that the export asks for.
[[nodiscard]] ui::StageTheme themeOf(const StageExport& what);

/// Throws values::Error (cancelled) once `monitor.stop` was requested.
void throwIfStopped(const ExportMonitor& monitor);

}  // namespace lanescope::app
