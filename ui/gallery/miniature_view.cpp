// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/miniature_view.h"

#include <QPainter>

#include "ui/gallery/miniature_painter.h"

namespace lanescope::ui {

QString noPictureWord() {
  return MiniatureView::tr("no record");
}

void paintNoPicture(QPainter& painter, const QRectF& area, const StageTheme& theme,
                    const QFont& font) {
  painter.save();
  painter.setPen(QPen(theme.mutedText, 1, Qt::DashLine));
  painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5));
  painter.setFont(font);
  painter.drawText(area, Qt::AlignCenter, noPictureWord());
  painter.restore();
}

MiniatureView::MiniatureView(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void MiniatureView::show(const Miniature* miniature) {
  m_miniature = miniature;
  update();
}

void MiniatureView::setTheme(const StageTheme& theme) {
  m_theme = theme;
  update();
}

QSize MiniatureView::sizeHint() const {
  const int line = fontMetrics().lineSpacing();
  return {10 * line, 5 * line};
}

void MiniatureView::paintEvent(QPaintEvent* /*event*/) {
  constexpr double kMargin = 4;
  QPainter painter(this);
  painter.fillRect(rect(), m_theme.panel);
  const QRectF area = QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
  if (m_miniature == nullptr) return paintNoPicture(painter, area, m_theme, font());
  MiniaturePainter(*m_miniature, m_theme).paint(painter, area);
}

}  // namespace lanescope::ui
