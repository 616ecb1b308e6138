// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_view.h"

#include <QAccessible>
#include <QApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/charts/chart_parts.h"

namespace lanescope::ui {
namespace {

constexpr double kZoomStep = 0.8;
constexpr double kPanStep = 0.1;

/// The ways in which a chart's picture can be moved and zoomed: bars have no more than their names
/// on the other axis, two vertical axes stay together, and of no points there is nothing to see.
Qt::Orientations movesOf(const Chart& chart) {
  if (chart.isEmpty()) return {};
  const bool isLevel = chart.isLying() || chart.hasRight();
  return isLevel ? Qt::Orientations(Qt::Horizontal) : Qt::Horizontal | Qt::Vertical;
}

/// Brings an axis back to where the points are not far, and the numbers at it mean something.
void keepInReach(QCPAxis& axis, const QCPRange& home) {
  constexpr double kFactor = 1000.0;  // on a logarithmic axis
  constexpr double kSizes = 10.0;     // on any other
  const bool isLogarithmic = axis.scaleType() == QCPAxis::stLogarithmic;
  const double room = kSizes * home.size();
  axis.setRange(isLogarithmic ? axis.range().bounded(home.lower / kFactor, home.upper * kFactor)
                              : axis.range().bounded(home.lower - room, home.upper + room));
}

}  // namespace

QList<ChartKey> chartKeys() {
  return {{ChartView::tr("Left · Right"), ChartView::tr("The point before, the next point")},
          {ChartView::tr("Up · Down"), ChartView::tr("The series before, the next series")},
          {//: A key of the keyboard
           ChartView::tr("Space"), ChartView::tr("Hide or show the series")},
          {//: A key of the keyboard
           ChartView::tr("Return"), ChartView::tr("Run this point at a small n, on the stage")},
          {ChartView::tr("+ · -"), ChartView::tr("Zoom in, zoom out")},
          {//: Keys of the keyboard
           ChartView::tr("Shift+arrow keys"), ChartView::tr("Move the picture")},
          {//: A key of the keyboard
           ChartView::tr("Home"), ChartView::tr("All in sight again")}};
}

ChartView::ChartView(QWidget* parent) : QCustomPlot(parent), m_theme(StageTheme::light()) {
  setMinimumSize(200, 120);
  setFocusPolicy(Qt::StrongFocus);
  setNoAntialiasingOnDrag(true);
  setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
  connect(this, &QCustomPlot::beforeReplot, this, [this] {
    keepInReach(*xAxis, m_homeX);
    keepInReach(*yAxis, m_homeY);
    fitLegend(*this);
  });
  connect(this, &QCustomPlot::afterReplot, this, &ChartView::releasePictures);
  connect(this, &QCustomPlot::mousePress, this, [this](QMouseEvent* event) {
    m_pressed = event->pos();
    const bool isRectangle = event->modifiers().testFlag(Qt::ShiftModifier);
    setSelectionRectMode(isRectangle ? QCP::srmZoom : QCP::srmNone);
  });
  connect(this, &QCustomPlot::mouseRelease, this, [this](QMouseEvent* event) { click(*event); });
  connect(this, &QCustomPlot::mouseDoubleClick, this, [this](QMouseEvent* event) {
    if (axisRect()->rect().contains(event->pos())) reset();
  });
  connect(this, &QCustomPlot::legendClick, this,
          [this](QCPLegend*, QCPAbstractLegendItem* clicked, QMouseEvent*) {
            auto* item = qobject_cast<QCPPlottableLegendItem*>(clicked);
            if (item != nullptr) toggle(seriesName(*item->plottable()));
          });
}

void ChartView::setChart(Chart chart, bool keepsView) {
  const bool wasEmpty = m_chart.isEmpty();
  m_chart = std::move(chart);
  redraw(keepsView && !wasEmpty);
}

void ChartView::setTheme(const StageTheme& theme) {
  m_theme = theme;
  redraw(true);
}

void ChartView::redraw(bool keepsView) {
  const auto scales = [this] { return std::pair(xAxis->scaleType(), yAxis->scaleType()); };
  const auto scalesBefore = scales();
  const bool wasZoomed = isZoomed();
  const QCPRange across = xAxis->range();
  const QCPRange up = yAxis->range();
  drawChart(*this, m_chart, m_theme, m_hidden);
  m_homeX = xAxis->range();
  m_homeY = yAxis->range();
  if (keepsView && wasZoomed && scales() == scalesBefore) {
    xAxis->setRange(across);
    yAxis->setRange(up);
  }
  axisRect()->setRangeDrag(movesOf(m_chart));
  axisRect()->setRangeZoom(movesOf(m_chart));
  m_ring = new QCPItemTracer(this);
  m_ring->setLayer(QStringLiteral("overlay"));
  m_ring->setStyle(QCPItemTracer::tsCircle);
  m_ring->setSize(14);
  m_ring->setPen(QPen(m_theme.accent, 2.0));
  m_ring->setBrush(Qt::NoBrush);
  m_ring->setSelectable(false);
  m_ring->setVisible(false);
  if (m_spot && !m_spots.isShown(*m_spot)) m_spot.reset();
  m_isWalking = m_isWalking && m_series < m_chart.series.size();
  placeRing();
}

bool ChartView::isZoomed() const {
  return m_homeX != xAxis->range() || m_homeY != yAxis->range();
}

void ChartView::reset() {
  xAxis->setRange(m_homeX);
  yAxis->setRange(m_homeY);
  replot(rpQueuedReplot);
}

void ChartView::toggle(const QString& series) {
  if (!m_hidden.remove(series)) m_hidden.insert(series);
  redraw(true);
}

void ChartView::click(QMouseEvent& event) {
  const bool hasMoved =
      (event.pos() - m_pressed).manhattanLength() >= QApplication::startDragDistance();
  if (event.button() != Qt::LeftButton || hasMoved) return;
  if (const std::optional<ChartSpot> spot = m_spots.nearest(event.pos())) open(*spot);
}

void ChartView::open(const ChartSpot& spot) {
  const auto item = m_chart.itemOf(m_chart.series[spot.series].points[spot.point]);
  if (item) emit opened(*item);
}

void ChartView::placeRing() {
  m_ring->setVisible(m_spot && !m_chart.isMap());
  if (!m_spot) return;
  const QPointF at = m_spots.pixelOf(*m_spot);
  m_ring->position->setCoords(xAxis->pixelToCoord(at.x()), yAxis->pixelToCoord(at.y()));
}

void ChartView::point(std::optional<ChartSpot> spot) {
  if (spot == m_spot && !spot) return say({});
  m_spot = spot;
  placeRing();
  if (isVisible()) layer(QStringLiteral("overlay"))->replot();
  if (!spot) return say({});
  m_series = spot->series;
  const ChartSeries& series = m_chart.series[spot->series];
  say(m_chart.wordsOf(series, series.points[spot->point]));
}

void ChartView::say(const QString& words) {
  if (words == accessibleDescription()) return;
  setAccessibleDescription(words);
  QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
  emit pointed(words);
}

void ChartView::goToSeries(std::size_t series) {
  m_series = series;
  const ChartSeries& now = m_chart.series[series];
  ChartSpot spot{series, m_spot ? m_spot->point : 0};
  if (!m_spots.isShown(spot)) spot.point = 0;
  while (spot.point < now.points.size() && !m_spots.isShown(spot)) ++spot.point;
  if (spot.point < now.points.size()) return point(spot);
  point(std::nullopt);
  //: %1: name of a series of the chart
  say(m_hidden.contains(now.name) ? tr("%1 is hidden; Space shows it.").arg(now.name) : now.name);
}

void ChartView::moveToSeries(int step) {
  std::vector<std::size_t> drawn;
  for (std::size_t i = 0; i < m_chart.series.size(); ++i) {
    if (m_chart.series[i].isDrawn && !m_chart.series[i].points.empty()) drawn.push_back(i);
  }
  const auto now = std::ranges::find(drawn, m_series);
  if (!m_isWalking || now == drawn.end()) {
    m_isWalking = true;
    return goToSeries(drawn.front());
  }
  const auto at = std::clamp<std::ptrdiff_t>(now - drawn.begin() + step, 0, std::ssize(drawn) - 1);
  goToSeries(drawn[static_cast<std::size_t>(at)]);
}

void ChartView::moveToPoint(int step) {
  if (!m_spot) return moveToSeries(0);
  m_isWalking = true;
  const ChartSeries& series = m_chart.series[m_spot->series];
  for (auto at = static_cast<std::ptrdiff_t>(m_spot->point) + step;
       at >= 0 && at < std::ssize(series.points); at += step) {
    const ChartSpot next{m_spot->series, static_cast<std::size_t>(at)};
    if (m_spots.isShown(next)) return point(next);
  }
}

void ChartView::moveOnMap(int columns, int rows) {
  std::optional<ChartSpot> spot = m_spots.cellAt(0.0, 0.0);
  if (!spot) return;
  const std::vector<ChartPoint>& cells = m_chart.series[spot->series].points;
  const auto now = std::ranges::find_if(cells, [this](const ChartPoint& cell) {
    return m_chart.cursor && m_chart.itemOf(cell) == m_chart.cursor;
  });
  if (now != cells.end()) {
    const auto last = [](const ChartAxis& axis) {
      return static_cast<double>(axis.places.size()) - 1;
    };
    spot = m_spots.cellAt(std::clamp(now->x + columns, 0.0, last(m_chart.x)),
                          std::clamp(now->y + rows, 0.0, last(m_chart.y)));
  }
  point(spot);
  emit walked(*m_chart.itemOf(cells[spot->point]));
}

bool ChartView::takeMapKey(int key) {
  switch (key) {
    case Qt::Key_Left:
      moveOnMap(-1, 0);
      return true;
    case Qt::Key_Right:
      moveOnMap(1, 0);
      return true;
    case Qt::Key_Up:
      moveOnMap(0, 1);
      return true;
    case Qt::Key_Down:
      moveOnMap(0, -1);
      return true;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (m_chart.cursor) emit opened(*m_chart.cursor);
      return true;
    default:
      return false;
  }
}

void ChartView::zoom(double factor) {
  xAxis->scaleRange(factor);
  if (axisRect()->rangeZoom().testFlag(Qt::Vertical)) yAxis->scaleRange(factor);
  replot(rpQueuedReplot);
}

void ChartView::pan(double across, double up) {
  const auto move = [](QCPAxis& axis, double part) {
    const QCPRange range = axis.range();
    if (axis.scaleType() == QCPAxis::stLogarithmic) {
      const double factor = std::pow(range.upper / range.lower, part);
      axis.setRange(range.lower * factor, range.upper * factor);
    } else {
      axis.moveRange(range.size() * part);
    }
  };
  move(*xAxis, across);
  if (axisRect()->rangeDrag().testFlag(Qt::Vertical)) move(*yAxis, up);
  replot(rpQueuedReplot);
}

void ChartView::keyPressEvent(QKeyEvent* event) {
  const bool isShifted = event->modifiers().testFlag(Qt::ShiftModifier);
  const bool isPlain = !event->modifiers().testFlag(Qt::ControlModifier) &&
                       !event->modifiers().testFlag(Qt::AltModifier);
  if (!isPlain || m_chart.isEmpty()) return QCustomPlot::keyPressEvent(event);
  if (m_chart.isMap() && !isShifted && takeMapKey(event->key())) return;
  switch (event->key()) {
    case Qt::Key_Left:
      isShifted ? pan(-kPanStep, 0.0) : moveToPoint(-1);
      return;
    case Qt::Key_Right:
      isShifted ? pan(kPanStep, 0.0) : moveToPoint(1);
      return;
    case Qt::Key_Up:
      isShifted ? pan(0.0, kPanStep) : moveToSeries(-1);
      return;
    case Qt::Key_Down:
      isShifted ? pan(0.0, -kPanStep) : moveToSeries(1);
      return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      return zoom(kZoomStep);
    case Qt::Key_Minus:
      return zoom(1.0 / kZoomStep);
    case Qt::Key_Home:
      return reset();
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (m_spot) open(*m_spot);
      return;
    case Qt::Key_Space:
      if (m_series < m_chart.series.size()) {
        toggle(m_chart.series[m_series].name);
        goToSeries(m_series);
      }
      return;
    default:
      QCustomPlot::keyPressEvent(event);
  }
}

void ChartView::mouseMoveEvent(QMouseEvent* event) {
  QCustomPlot::mouseMoveEvent(event);
  if (event->buttons() == Qt::NoButton) point(m_spots.nearest(event->pos()));
}

void ChartView::resizeEvent(QResizeEvent* event) {
  QCustomPlot::resizeEvent(event);
  // The words in the chart have their place by its size.
  if (!m_chart.isEmpty()) redraw(true);
}

void ChartView::hideEvent(QHideEvent* event) {
  QCustomPlot::hideEvent(event);
  releasePictures();
}

void ChartView::releasePictures() {
  if (!isVisible() && !m_isPainting) mPaintBuffers.clear();
}

void ChartView::leaveEvent(QEvent* event) {
  QCustomPlot::leaveEvent(event);
  if (!hasFocus()) point(std::nullopt);
}

void ChartView::paintEvent(QPaintEvent* event) {
  m_isPainting = true;
  if (mPaintBuffers.isEmpty()) replot(rpQueuedRefresh);
  m_isPainting = false;
  QCustomPlot::paintEvent(event);
  if (!hasFocus()) return;
  QPainter painter(this);
  painter.setPen(QPen(m_theme.accent, 2.0));
  painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void ChartView::focusInEvent(QFocusEvent* event) {
  QCustomPlot::focusInEvent(event);
  if (m_chart.isMap() && !m_chart.cursor) moveOnMap(0, 0);
  update();
}

void ChartView::focusOutEvent(QFocusEvent* event) {
  QCustomPlot::focusOutEvent(event);
  update();
}

}  // namespace lanescope::ui
