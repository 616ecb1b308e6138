// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPixmap>
#include <QWidget>

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

/// An image, whole, as large as its widget allows; where it is much enlarged
/// its pixels are seen.
class ImageView : public QWidget {
  Q_OBJECT

 public:
  /// `invitation`: what stands there without an image.
  explicit ImageView(const QString& invitation, QWidget* parent = nullptr);

  /// A null image: the invitation.
  void setImage(const QImage& image);
  [[nodiscard]] const QImage& image() const { return m_image; }
  void setTheme(const StageTheme& theme);

  [[nodiscard]] QSize sizeHint() const override { return {320, 240}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {120, 90}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] QPixmap scaled(QSize size) const;

  QString m_invitation;
  QImage m_image;
  QPixmap m_shown;  ///< the image in the size of the widget, in its pixels
  StageTheme m_theme;
};

}  // namespace lanescope::ui
