// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <QSet>
#include <span>

#include "ui/charts/chart.h"
#include "ui/charts/chart_painter.h"

namespace lanescope::ui {

/// A key that does something on a chart.
struct ChartKey {
  QString keys;
  QString what;
};
[[nodiscard]] QList<ChartKey> chartKeys();

/// A chart to look into: the wheel and a rectangle (with Shift) zoom, dragging moves, a double
/// click puts all of it back in sight; the legend's entries show and hide their series; what is
/// nearest to the pointer is told, and a click on it, or Enter, opens it. All by keyboard, too.
class ChartView : public QCustomPlot {
  Q_OBJECT

 public:
  explicit ChartView(QWidget* parent = nullptr);

  /// `keepsView`: it is the same chart with more points; where the user has zoomed, it stays so.
  void setChart(Chart chart, bool keepsView);
  [[nodiscard]] const Chart& chart() const { return m_chart; }
  void setTheme(const StageTheme& theme);
  [[nodiscard]] const QSet<QString>& hidden() const { return m_hidden; }
  /// Shows or hides the series of this name.
  void toggle(const QString& series);
  [[nodiscard]] bool isZoomed() const;

 public slots:
  void reset();
  /// The picture into the clipboard.
  void copy();

 signals:
  /// What the pointer or the keyboard is at, in words; empty: nothing.
  void pointed(const QString& words);
  /// The timing whose point was clicked, in TimingData::points().
  void opened(std::size_t timing);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  /// A point of the chart.
  struct Spot {
    std::size_t series = 0;
    std::size_t point = 0;
    bool operator==(const Spot&) const = default;
  };

  void redraw(bool keepsView);
  void click(QMouseEvent& event);
  void open(const Spot& spot);
  [[nodiscard]] std::optional<Spot> nearest(const QPointF& position) const;
  [[nodiscard]] std::optional<Spot> barAt(const QPointF& position) const;
  [[nodiscard]] bool isShown(const Spot& spot) const;
  [[nodiscard]] QPointF pixelOf(const Spot& spot) const;
  void placeRing();
  void point(std::optional<Spot> spot);
  void say(const QString& words);
  /// To a series, hidden ones too, near the point where the keyboard is.
  void goToSeries(std::size_t series);
  void moveToSeries(int step);
  void moveToPoint(int step);
  void zoom(double factor);
  void pan(double across, double up);

  Chart m_chart;
  StageTheme m_theme;
  QSet<QString> m_hidden;
  QCPRange m_homeX;
  QCPRange m_homeY;
  std::optional<Spot> m_spot;
  std::size_t m_series = 0;  ///< where the pointer or the keyboard was last
  bool m_isWalking = false;  ///< by keyboard
  QPointer<QCPItemTracer> m_ring;
  QPoint m_pressed;
};

}  // namespace lanescope::ui
