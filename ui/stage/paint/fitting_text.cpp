// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/paint/fitting_text.h"

#include <QFontInfo>
#include <QPainter>
#include <algorithm>

namespace lanescope::ui {

QString fittingText(const QFontMetricsF& metrics, double width, const QStringList& texts) {
  for (const QString& text : texts) {
    if (metrics.horizontalAdvance(text) <= width) return text;
  }
  return {};
}

double paintWhole(QPainter& painter, const QRectF& line, const QStringList& texts) {
  const QFont font = painter.font();
  const double wanted = QFontMetricsF(font).horizontalAdvance(texts.back());
  QString text = fittingText(QFontMetricsF(font), line.width(), texts);
  if (text.isEmpty() && wanted > 0 && line.width() > 0) {
    // Glyphs of a smaller font may be a little wider than in proportion.
    constexpr double kMargin = 0.98;
    text = texts.back();
    QFont smaller = font;
    smaller.setPixelSize(std::max(
        1, static_cast<int>(QFontInfo(font).pixelSize() * kMargin * line.width() / wanted)));
    painter.setFont(smaller);
  }
  const double width = QFontMetricsF(painter.font()).horizontalAdvance(text);
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, text);
  painter.setFont(font);
  return width;
}

}  // namespace lanescope::ui
