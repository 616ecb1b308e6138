// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <QTimer>

#include "ui/tune/sweep_chart.h"

namespace lanescope::ui {

/// The heat map of a sweep with a cursor. The arrow keys move it; Space, Enter or a click chooses
/// the cell to compare it with another one.
class SweepMap : public QCustomPlot {
  Q_OBJECT

 public:
  explicit SweepMap(QWidget* parent = nullptr);

  /// `results` must outlive the map; what was chosen is forgotten.
  void setResults(const tune::SweepResults& results);
  /// The results have changed; drawn at most some times a second.
  void refresh();
  void setMetric(tune::Metric metric);
  /// Of the axis `axis`, behind the second, this value is shown.
  void setDepth(std::size_t axis, std::size_t value);
  void setTheme(const StageTheme& theme);
  void setCursorCell(std::size_t cell);
  [[nodiscard]] const SweepView& view() const { return m_view; }

 signals:
  void cursorMoved(quint64 cell);
  void chosenChanged();

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void redraw();
  void moveBy(int columns, int rows);
  void choose(std::size_t cell);

  const tune::SweepResults* m_results = nullptr;
  SweepView m_view;
  StageTheme m_theme;
  QTimer m_redraw;
};

}  // namespace lanescope::ui
