// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/paint/panel.h"

#include <QPainter>

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

void paintPanel(QPainter& painter, const StageTheme& theme, const QRectF& frame, double scale) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.border, 1));
  painter.setBrush(theme.panel);
  painter.drawRoundedRect(frame, 8 * scale, 8 * scale);
  painter.restore();
}

}  // namespace lanescope::ui
