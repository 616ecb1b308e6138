// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "ui/charts/chart_sheet.h"
#include "ui/theme/stage_theme.h"
#include "ui/time_line/time_line_layout.h"
#include "values/time_line.h"

namespace lanescope::ui {

/// A time line to look into. The wheel zooms, dragging moves, a double click shows all of it; so do
/// the keys +, -, the arrows and Home. What is at the pointer is said.
class TimeLineView : public QWidget {
  Q_OBJECT

 public:
  explicit TimeLineView(QWidget* parent = nullptr);

  /// Shows all of a time line; null: none.
  void setLine(std::shared_ptr<const values::TimeLine> line);
  /// What is said where there is no time line.
  void setNote(const QString& note);
  void setTheme(const StageTheme& theme);

  /// Null where there is none.
  [[nodiscard]] const values::TimeLine* line() const { return m_line.get(); }
  [[nodiscard]] const QString& note() const { return m_note; }
  [[nodiscard]] const TimeRange& range() const { return m_range; }
  /// What is in sight, for a file. There must be a time line.
  [[nodiscard]] ChartSheet sheet() const;
  [[nodiscard]] QSize sizeHint() const override { return {900, 320}; }

 public slots:
  void showAll();

 signals:
  /// What the pointer is at, in words; empty: nothing.
  void pointed(const QString& words);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  [[nodiscard]] TimeLineLayout layoutNow() const;
  /// Shows this range, within the whole time line and no shorter than can be told apart.
  void look(TimeRange range);
  /// `at`: the time that stays where it is.
  void zoom(double factor, double at);

  std::shared_ptr<const values::TimeLine> m_line;
  TimeRange m_range;
  StageTheme m_theme = StageTheme::light();
  QString m_note;
  std::optional<double> m_dragged;  ///< the place at which the mouse was last
};

}  // namespace lanescope::ui
