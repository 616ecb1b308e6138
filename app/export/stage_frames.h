// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <chrono>

#include "app/export/stage_export.h"
#include "ui/stage/stage_theme.h"

namespace lanescope::app {

/// The frames of an animation of a scene, painted when they are asked for: the steps one after the
/// other at an even pace, then a rest at the end.
class StageFrames {
 public:
  /// Throws values::Error (badInput) for an animation of more than StageExport::kMostFrames frames.
  StageFrames(const StageExport& what, int framesPerSecond);

  [[nodiscard]] int count() const { return m_count; }
  [[nodiscard]] int framesPerSecond() const { return m_framesPerSecond; }
  /// Opaque, Format_RGB32.
  [[nodiscard]] QImage frame(int i) const;

 private:
  const StageExport& m_what;
  ui::StageTheme m_theme;
  int m_framesPerSecond;
  int m_count;
};

/// The picture of one step, done. Opaque, Format_RGB32.
[[nodiscard]] QImage stageImage(const StageExport& what, const ui::StageTheme& theme, int step,
                                double progress);

/// The theme that the export asks for.
[[nodiscard]] ui::StageTheme themeOf(const StageExport& what);

/// Throws values::Error (cancelled) once `monitor.stop` was requested.
void throwIfStopped(const ExportMonitor& monitor);

}  // namespace lanescope::app
