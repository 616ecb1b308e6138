// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"

#include <QPainter>
#include <QPalette>
#include <QPolygonF>

namespace lanescope::ui {
namespace {

constexpr int kIconSizes[] = {16, 24, 32, 48};

}  // namespace

QPixmap warningPicture(const QPalette& palette, int size) {
  const bool dark = palette.color(QPalette::Window).lightnessF() < 0.5F;
  const QColor color = dark ? QColor(0xf0, 0xb4, 0x4a) : QColor(0xa8, 0x5b, 0x00);
  QPixmap pixmap(size, size);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(size / 16.0, size / 16.0);
  painter.setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolygon(QPolygonF({{8.0, 2.0}, {14.5, 13.5}, {1.5, 13.5}}));
  painter.drawLine(QPointF(8.0, 6.5), QPointF(8.0, 9.5));
  painter.drawPoint(QPointF(8.0, 11.6));
  return pixmap;
}

QIcon warningIcon(const QPalette& palette) {
  QIcon icon;
  for (const int size : kIconSizes) icon.addPixmap(warningPicture(palette, size));
  return icon;
}

}  // namespace lanescope::ui
