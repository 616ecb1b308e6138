// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/badge.h"

#include <QPainter>

namespace lanescope::ui {

Badge::Badge(QWidget* parent) : QLabel(parent), m_theme(StageTheme::light()) {
  setContentsMargins(9, 3, 9, 3);
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
  color();
  hide();
}

void Badge::set(const QString& text, Tone tone) {
  setText(text);
  setAccessibleName(text);
  m_tone = tone;
  color();
  setVisible(!text.isEmpty());
}

void Badge::setTheme(const StageTheme& theme) {
  m_theme = theme;
  color();
}

void Badge::color() {
  const QColor good = m_theme.isDark ? QColor(0x4c, 0xc3, 0x8a) : QColor(0x0b, 0x6b, 0x3f);
  const QColor inks[] = {m_theme.text, m_theme.accent, good, m_theme.finding.ink};
  const QColor ink = inks[static_cast<int>(m_tone)];
  m_fill = mix(m_theme.background, ink, 0.10);
  QPalette colors = palette();
  colors.setColor(QPalette::WindowText, ink);
  setPalette(colors);
  update();
}

void Badge::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_fill);
  painter.drawRoundedRect(rect(), height() / 2.0, height() / 2.0);
  painter.end();
  QLabel::paintEvent(event);
}

}  // namespace lanescope::ui
