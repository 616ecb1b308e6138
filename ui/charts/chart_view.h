// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <QSet>
#include <span>

#include "ui/charts/chart.h"
#include "ui/charts/chart_painter.h"
#include "ui/charts/chart_spots.h"

namespace lanescope::ui {

/// A key that does something on a chart.
struct ChartKey {
  QString keys;
  QString what;
};
[[nodiscard]] QList<ChartKey> chartKeys();

/// A chart to look into. The wheel and a rectangle (with Shift) zoom, dragging moves, a double
/// click puts all of it back in sight. The legend's entries show and hide their series. What is
/// nearest to the pointer is said, and a click on it or Enter opens it. On a map, the arrow keys
/// move a cursor that its chart has, and Space opens the cell, too.
class ChartView : public QCustomPlot {
  Q_OBJECT

 public:
  explicit ChartView(QWidget* parent = nullptr);

  /// `keepsView`: it is the same chart with more points; where the user has zoomed, it stays so.
  void setChart(Chart chart, bool keepsView);
  [[nodiscard]] const Chart& chart() const { return m_chart; }
  void setTheme(const StageTheme& theme);
  [[nodiscard]] const StageTheme& theme() const { return m_theme; }
  [[nodiscard]] const QSet<QString>& hidden() const { return m_hidden; }
  /// Shows or hides the series of this name.
  void toggle(const QString& series);
  [[nodiscard]] bool isZoomed() const;

 public slots:
  void reset();

 signals:
  /// What the pointer or the keyboard is at, in words; empty: nothing.
  void pointed(const QString& words);
  /// A point was clicked: see ChartFact::item.
  void opened(std::size_t item);
  /// The keyboard has come to this cell of a map, which is to be its cursor.
  void walked(std::size_t item);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void redraw(bool keepsView);
  /// A chart that nobody sees keeps no pictures of its layers, which take 4 bytes for each pixel.
  void releasePictures();
  void click(QMouseEvent& event);
  void open(const ChartSpot& spot);
  void placeRing();
  void point(std::optional<ChartSpot> spot);
  void say(const QString& words);
  /// To a series, hidden ones too, near the point where the keyboard is.
  void goToSeries(std::size_t series);
  void moveToSeries(int step);
  void moveToPoint(int step);
  /// Moves a map's cursor, or sets it on the first cell.
  void moveOnMap(int columns, int rows);
  /// Whether a map has this key for itself.
  bool takeMapKey(int key);
  void zoom(double factor);
  void pan(double across, double up);

  Chart m_chart;
  StageTheme m_theme;
  QSet<QString> m_hidden;
  ChartSpots m_spots{*this, m_chart, m_hidden};
  QCPRange m_homeX;
  QCPRange m_homeY;
  std::optional<ChartSpot> m_spot;
  std::size_t m_series = 0;  ///< where the pointer or the keyboard was last
  bool m_isWalking = false;  ///< by keyboard
  bool m_isPainting = false;
  QPointer<QCPItemTracer> m_ring;
  QPoint m_pressed;
};

}  // namespace lanescope::ui
