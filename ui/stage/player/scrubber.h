// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>
#include <vector>

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

class Playback;

/// A slider over the steps of a playback. A click goes to that step. Epochs begin at lines through
/// the groove, bookmarks are flags above it, findings are diamonds below it, stops are squares on
/// it.
class Scrubber : public QSlider {
  Q_OBJECT

 public:
  /// `playback` must outlive the scrubber.
  explicit Scrubber(Playback& playback, QWidget* parent = nullptr);

  void setTheme(const StageTheme& theme);
  /// Factor of all drawn sizes.
  void setTypeSize(double factor);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;
  /// The columns of pixels with a stop, ascending and without repetition. It takes a time that
  /// grows with their number, not with that of the stops.
  [[nodiscard]] std::vector<int> stopColumns() const;
  /// Says which marks are at an x position, a line for each; empty where there is none.
  [[nodiscard]] QString describeAt(double x) const;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  void paintGroove(QPainter& painter, double middle) const;
  void paintBarriers(QPainter& painter, double middle) const;
  void paintBookmarks(QPainter& painter, double middle) const;
  void paintFindings(QPainter& painter, double middle) const;
  /// Stops that are too close for squares become lines, which tell how dense they are.
  void paintStops(QPainter& painter, double middle) const;
  /// The x positions of the marks that are far enough apart to be told from each other.
  [[nodiscard]] std::vector<double> placesOf(const std::vector<int>& marks) const;
  [[nodiscard]] double margin() const;
  [[nodiscard]] double xOf(int step) const;
  [[nodiscard]] int stepAt(double x) const;

  Playback& m_playback;
  StageTheme m_theme;
  double m_typeSize = 1.0;
};

}  // namespace lanescope::ui
