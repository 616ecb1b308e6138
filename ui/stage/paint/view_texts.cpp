// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/paint/view_texts.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "ui/stage/paint/fitting_text.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

double pixelsAt(double scale) {
  return std::max(10.5, 15 * scale);
}

QFont plainFont(const StageTheme& theme, double scale) {
  return theme.sansFont(pixelsAt(scale) * 0.92);
}

}  // namespace

void paintHeadingLine(QPainter& painter, const StageTheme& theme, const QRectF& line,
                      const QString& name, const QStringList& details, double scale) {
  const QFont bold = theme.monoFont(pixelsAt(scale), QFont::Bold);
  const QFont plain = plainFont(theme, scale);
  painter.save();
  painter.setFont(bold);
  painter.setPen(theme.text);
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, name);
  const QRectF rest =
      line.adjusted(QFontMetricsF(bold).horizontalAdvance(name) + 10 * scale, 0, 0, 0);
  painter.setFont(plain);
  painter.setPen(theme.mutedText);
  painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                   fittingText(QFontMetricsF(plain), rest.width(), details));
  painter.restore();
}

void paintNote(QPainter& painter, const StageTheme& theme, const QRectF& panel, const QString& note,
               double scale) {
  const double margin = 0.08 * panel.width();
  painter.save();
  painter.setFont(plainFont(theme, scale));
  painter.setPen(theme.mutedText);
  painter.drawText(panel.adjusted(margin, 0, -margin, 0), Qt::AlignCenter | Qt::TextWordWrap, note);
  painter.restore();
}

}  // namespace lanescope::ui
