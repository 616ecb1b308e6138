// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/paint/wrong_mark.h"

#include <QPainter>
#include <algorithm>

#include "ui/stage/paint/cell_painter.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

using Mark = trace::Taint::Mark;

/// Smaller cells have no room for a sign, or none beside their number.
constexpr double kLeastCell = 9;
constexpr double kLeastCross = 30;

void paintDogEar(QPainter& painter, const StageTheme& theme, const QRectF& area, double size) {
  const QPointF ear[] = {area.topRight() - QPointF(size, 0), area.topRight(),
                         area.topRight() + QPointF(0, size)};
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.wrong.onFill);
  painter.drawConvexPolygon(ear, 3);
}

}  // namespace

void colorWrong(const StageTheme& theme, Mark mark, CellLook& look) {
  look.wrong = mark;
  if (mark == Mark::none) return;
  look.fill = theme.wrong.fill;
  look.text = theme.wrong.onFill;
  look.border = theme.wrong.ink;
  look.isStrong = true;
}

void paintWrongCross(QPainter& painter, const StageTheme& theme, QPointF center, double size) {
  const double radius = size / 2;
  const double arm = radius * 0.42;
  const double width = std::max(1.2, size * 0.17);
  painter.save();
  painter.setPen(QPen(theme.wrong.fill, 1));
  painter.setBrush(theme.wrong.onFill);
  painter.drawEllipse(center, radius, radius);
  painter.setPen(QPen(theme.wrong.fill, width, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(center - QPointF(arm, arm), center + QPointF(arm, arm));
  painter.drawLine(center - QPointF(arm, -arm), center + QPointF(arm, -arm));
  painter.restore();
}

void paintWrongMark(QPainter& painter, const StageTheme& theme, const QRectF& area, Mark mark) {
  const double least = std::min(area.width(), area.height());
  if (mark == Mark::none || least < kLeastCell) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (mark == Mark::tainted) {
    paintDogEar(painter, theme, area, std::clamp(0.3 * least, 3.0, 9.0));
  } else {
    const double width = least < 14 ? 1.5 : 2.5;
    const double inset = width / 2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.text, width));
    painter.drawRect(area.adjusted(inset, inset, -inset, -inset));
    if (least >= kLeastCross) {
      const double size = std::min(0.36 * least, 14.0);
      const double inner = width + 1 + size / 2;
      paintWrongCross(painter, theme, area.topRight() + QPointF(-inner, inner), size);
    }
  }
  painter.restore();
}

}  // namespace lanescope::ui
