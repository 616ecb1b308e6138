// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/stage_frames.h"

#include <QPainter>
#include <cmath>

#include "ui/picture/picture_file.h"
#include "values/error.h"

namespace lanescope::app {

StageFrames::StageFrames(const StageExport& what, const ExportExtent& extent)
    : m_what(what), m_extent(extent), m_theme(themeOf(what)) {}

QImage StageFrames::frame(int i) const {
  const double position = i * m_what.speed / m_extent.framesPerSecond;
  const double step = m_extent.steps.first + std::floor(position);
  if (step > m_extent.steps.last) return stageImage(m_what, m_theme, m_extent.steps.last, 1.0);
  return stageImage(m_what, m_theme, static_cast<int>(step), position - std::floor(position));
}

QImage stageImage(const StageExport& what, const ui::StageTheme& theme, int step, double progress) {
  QImage image = blankImage(what.size);
  image.fill(theme.background);
  QPainter painter(&image);
  what.picture->paint(painter, QRectF(QPointF(), what.size), step, progress, theme);
  return image;
}

ui::StageTheme themeOf(const StageExport& what) {
  return ui::StageTheme::of(what.theme);
}

void throwIfStopped(const ExportMonitor& monitor) {
  if (monitor.stop.stop_requested()) {
    throw values::Error(values::ErrorKind::cancelled, "The export was cancelled.");
  }
}

}  // namespace lanescope::app
