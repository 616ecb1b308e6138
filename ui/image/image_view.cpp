// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/image/image_view.h"

#include <QPainter>

namespace lanescope::ui {

ImageView::ImageView(const QString& invitation, QWidget* parent)
    : QWidget(parent), m_invitation(invitation), m_theme(StageTheme::light()) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ImageView::setImage(const QImage& image) {
  m_image = image;
  m_shown = {};
  update();
}

void ImageView::setTheme(const StageTheme& theme) {
  m_theme = theme;
  update();
}

QPixmap ImageView::scaled(QSize size) const {
  constexpr int kMuchLarger = 3;
  const bool isPixels = size.width() >= kMuchLarger * m_image.width();
  return QPixmap::fromImage(m_image.scaled(
      size, Qt::IgnoreAspectRatio, isPixels ? Qt::FastTransformation : Qt::SmoothTransformation));
}

void ImageView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), m_theme.panel);
  if (m_image.isNull()) {
    painter.setPen(QPen(m_theme.border, 1.0, Qt::DashLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(8.5, 8.5, -8.5, -8.5), 6.0, 6.0);
    painter.setPen(m_theme.mutedText);
    painter.setFont(m_theme.wordFont(13.0));
    constexpr int kMargin = 20;
    painter.drawText(rect().adjusted(kMargin, kMargin, -kMargin, -kMargin),
                     Qt::AlignCenter | Qt::TextWordWrap, m_invitation);
    return;
  }
  const double ratio = devicePixelRatioF();
  const QSize room = size() * ratio;
  const QSize wanted = m_image.size().scaled(room, Qt::KeepAspectRatio).expandedTo(QSize(1, 1));
  if (m_shown.size() != wanted) m_shown = scaled(wanted);
  m_shown.setDevicePixelRatio(ratio);
  const QSizeF logical = QSizeF(wanted) / ratio;
  painter.drawPixmap(
      QPointF((width() - logical.width()) / 2, (height() - logical.height()) / 2).toPoint(),
      m_shown);
}

}  // namespace lanescope::ui
