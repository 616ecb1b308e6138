// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>
#include <vector>

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

class Playback;

/// A slider over the steps of a playback. Clicking goes there. Marks of different shapes stand
/// where an epoch begins (a line through the groove), at bookmarks (a flag above it) and at
/// findings (a diamond below it).
class Scrubber : public QSlider {
  Q_OBJECT

 public:
  /// `playback` must outlive the scrubber.
  explicit Scrubber(Playback& playback, QWidget* parent = nullptr);

  void setTheme(const StageTheme& theme);
  /// Of all that is drawn, times the usual one.
  void setTypeSize(double factor);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  void paintGroove(QPainter& painter, double middle) const;
  void paintBarriers(QPainter& painter, double middle) const;
  void paintBookmarks(QPainter& painter, double middle) const;
  void paintFindings(QPainter& painter, double middle) const;
  /// Where those of the marks stand that are far enough from each other to be told apart.
  [[nodiscard]] std::vector<double> placesOf(const std::vector<int>& marks) const;
  [[nodiscard]] double margin() const;
  [[nodiscard]] double xOf(int step) const;
  [[nodiscard]] int stepAt(double x) const;

  Playback& m_playback;
  StageTheme m_theme;
  double m_typeSize = 1.0;
};

}  // namespace lanescope::ui
