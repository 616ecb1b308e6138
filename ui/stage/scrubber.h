// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

#include "ui/stage/stage_theme.h"

namespace lanescope::ui {

class Playback;

/// A slider over the steps of a playback, with a mark where each epoch begins. Clicking goes there.
class Scrubber : public QSlider {
  Q_OBJECT

 public:
  /// `playback` must outlive the scrubber.
  explicit Scrubber(Playback& playback, QWidget* parent = nullptr);

  void setTheme(const StageTheme& theme);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  [[nodiscard]] double xOf(int step) const;
  [[nodiscard]] int stepAt(double x) const;

  Playback& m_playback;
  StageTheme m_theme;
};

}  // namespace lanescope::ui
