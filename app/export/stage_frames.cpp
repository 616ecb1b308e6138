// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/stage_frames.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "values/error.h"

namespace lanescope::app {
namespace {
constexpr double kRestSeconds = 2.0;
}  // namespace

StageFrames::StageFrames(const StageExport& what, int framesPerSecond)
    : m_what(what), m_theme(themeOf(what)), m_framesPerSecond(framesPerSecond) {
  const double seconds = what.scene->stepCount() / what.speed + kRestSeconds;
  const double frames = std::ceil(seconds * framesPerSecond);
  if (frames > StageExport::kMostFrames) {
    values::refuse("The animation's " + std::to_string(what.scene->stepCount()) +
                   " steps would take " + std::to_string(static_cast<std::int64_t>(frames)) +
                   " frames and the limit is " + std::to_string(StageExport::kMostFrames) +
                   "; choose a higher --speed, a lower --fps or a smaller n.");
  }
  m_count = std::max(1, static_cast<int>(frames));
}

QImage StageFrames::frame(int i) const {
  const double position = i * m_what.speed / m_framesPerSecond;
  const int last = m_what.scene->stepCount() - 1;
  const auto step = static_cast<int>(position);
  if (step > last) return stageImage(m_what, m_theme, last, 1.0);
  return stageImage(m_what, m_theme, step, position - step);
}

QImage stageImage(const StageExport& what, const ui::StageTheme& theme, int step, double progress) {
  QImage image(what.size, QImage::Format_RGB32);
  image.fill(theme.background);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  what.scene->paint(painter, QRectF(QPointF(), what.size), what.look, step, progress, theme);
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
