// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_labels.h"

#include <qcustomplot.h>

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace lanescope::ui {
namespace {

constexpr double kPixels = 11.5;
constexpr double kLeastLine = 0.06;  ///< height of a mark's text, as a part of the chart
constexpr double kTop = 0.02;        ///< above the first of them
/// What the axes and the legend take of a plot.
constexpr double kAround = 90;
/// The largest part of the width that names may take.
constexpr double kMostRoom = 0.3;
/// Laws are computed, and their last x may be off by rounding.
constexpr double kSame = 1 - 1e-9;

/// The axis' range with this part of it free at its upper end.
QCPRange withRoom(const QCPAxis& axis, double part) {
  const QCPRange range = axis.range();
  const double factor = 1.0 / (1.0 - part);
  if (axis.scaleType() == QCPAxis::stLogarithmic) {
    return {range.lower, range.lower * std::pow(range.upper / range.lower, factor)};
  }
  return {range.lower, range.lower + range.size() * factor};
}

bool isCurve(const ChartSeries& series) {
  return series.kind == ChartSeries::Kind::line || series.kind == ChartSeries::Kind::bound;
}

/// The position of a value on an axis, from 0 to 1.
double partOf(const QCPAxis& axis, double value) {
  const QCPRange range = axis.range();
  if (axis.scaleType() != QCPAxis::stLogarithmic) return (value - range.lower) / range.size();
  return std::log(value / range.lower) / std::log(range.upper / range.lower);
}

bool crosses(const QLineF& line, const QRectF& rect) {
  if (rect.contains(line.p1()) || rect.contains(line.p2())) return true;
  const QLineF edges[] = {{rect.topLeft(), rect.topRight()},
                          {rect.topRight(), rect.bottomRight()},
                          {rect.bottomRight(), rect.bottomLeft()},
                          {rect.bottomLeft(), rect.topLeft()}};
  return std::ranges::any_of(edges, [&](const QLineF& edge) {
    return line.intersects(edge, nullptr) == QLineF::BoundedIntersection;
  });
}

}  // namespace

ChartLabels::ChartLabels(QCustomPlot& plot, const Chart& chart, const StageTheme& theme,
                         const SeriesColors& colors, const QSet<QString>& hidden)
    : m_plot(plot), m_chart(chart), m_theme(theme), m_colors(colors), m_hidden(hidden) {}

void ChartLabels::add() {
  const std::vector<End> all = ends();
  std::vector<End> outer = outerOf(all);
  makeRoom(outer);
  // A longer axis brings the ends closer to each other.
  outer = outerOf(outer);
  int line = 0;
  for (const ChartMark& mark : m_chart.marks) {
    if (std::isfinite(mark.at)) addMark(mark, line++);
  }
  QList<QRectF> taken;
  for (const End& end : outer) {
    addName(end, Qt::AlignVCenter);
    taken += rectOf(end, Qt::AlignVCenter);
  }
  addInnerNames(all, std::move(taken));
}

QPointF ChartLabels::placeOf(double x, double y) const {
  return {partOf(*m_plot.xAxis, x), partOf(*m_plot.yAxis, y)};
}

double ChartLabels::lineHeight() const {
  return 1.25 * kPixels * m_theme.typeSize /
         std::max(1.0, m_plot.height() - kAround * m_theme.typeSize);
}

double ChartLabels::markHeight() const {
  return std::max(kLeastLine, lineHeight());
}

QSizeF ChartLabels::sizeOf(const QString& text) const {
  constexpr double kPadding = 14;
  const double room = std::max(1.0, m_plot.width() - kAround * m_theme.typeSize);
  const QFontMetricsF metrics(m_theme.wordFont(kPixels));
  double width = 0;
  const QStringList lines = text.split(QLatin1Char('\n'));
  for (const QString& line : lines) width = std::max(width, metrics.horizontalAdvance(line));
  return {(width + kPadding) / room, lineHeight() * static_cast<double>(lines.size())};
}

QString ChartLabels::brokenName(const QString& name) const {
  if (sizeOf(name).width() <= kMostRoom) return name;
  QString best;
  double least = kMostRoom;
  for (qsizetype at = name.indexOf(QLatin1Char(' ')); at >= 0;
       at = name.indexOf(QLatin1Char(' '), at + 1)) {
    QString broken = name;
    broken[at] = QLatin1Char('\n');
    if (const double width = sizeOf(broken).width(); width <= least) {
      least = width;
      best = broken;
    }
  }
  return best;
}

QRectF ChartLabels::rectOf(const End& end, Qt::Alignment upright) const {
  const QSizeF size = sizeOf(end.text);
  const QPointF place = placeOf(end.point->x, end.point->y);
  double bottom = place.y() - size.height() / 2;
  if (upright == Qt::AlignBottom) bottom = place.y();
  if (upright == Qt::AlignTop) bottom = place.y() - size.height();
  // Its own curve may come to it.
  constexpr double kGap = 4;
  const double gap = kGap / std::max(1.0, m_plot.width() - kAround * m_theme.typeSize);
  return {place.x() + gap, bottom, size.width() - gap, size.height()};
}

std::vector<ChartLabels::End> ChartLabels::ends() const {
  std::vector<End> all;
  if (m_chart.isMap() || m_chart.hasRight() || m_chart.x.to) return all;
  double most = -std::numeric_limits<double>::infinity();
  for (const ChartSeries& series : m_chart.series) {
    const ChartPoint* last = nullptr;
    for (const ChartPoint& point : series.points) {
      if (m_chart.isDrawable(point)) last = &point;
    }
    if (!series.isDrawn || last == nullptr) continue;
    most = std::max(most, last->x);
    // Where the axis has limits of its own a curve may leave the chart.
    const double height = placeOf(last->x, last->y).y();
    const bool isInside = height >= 0 && height <= 1;
    if (isInside && isCurve(series) && !m_hidden.contains(series.name)) {
      all.push_back({&series, last, brokenName(series.name)});
    }
  }
  constexpr std::size_t kFewest = 2;  // of one curve the title tells the name
  if (all.size() < kFewest) return {};
  std::erase_if(all, [](const End& end) { return end.text.isEmpty(); });
  for (End& end : all) end.isOuter = end.point->x >= kSame * most;
  return all;
}

std::vector<ChartLabels::End> ChartLabels::outerOf(const std::vector<End>& all) const {
  std::vector<End> outer;
  for (const End& end : all) {
    if (!end.isOuter) continue;
    const QRectF place = rectOf(end, Qt::AlignVCenter);
    const auto isInTheWay = [&](double height) {
      return height > place.top() - lineHeight() / 2 && height < place.bottom() + lineHeight() / 2;
    };
    const bool isFree =
        std::ranges::none_of(
            outer,
            [&](const End& other) { return rectOf(other, Qt::AlignVCenter).intersects(place); }) &&
        std::ranges::none_of(m_chart.marks, [&](const ChartMark& mark) {
          return !mark.isUpright && isInTheWay(partOf(*m_plot.yAxis, mark.at));
        });
    if (isFree) outer.push_back(end);
  }
  return outer;
}

void ChartLabels::makeRoom(const std::vector<End>& outer) {
  double right = 0;
  double top = 0;
  double half = 0;
  for (const End& end : outer) {
    const QSizeF size = sizeOf(end.text);
    right = std::max(right, size.width());
    const double above = placeOf(end.point->x, end.point->y).y() + size.height() / 2;
    if (above > top) {
      top = above;
      half = size.height() / 2;
    }
  }
  int upright = 0;
  for (const ChartMark& mark : m_chart.marks) {
    if (!std::isfinite(mark.at)) continue;
    if (mark.isUpright) ++upright;
    if (!mark.isUpright) right = std::max(right, sizeOf(mark.text).width());
  }
  if (right > 0 && !m_chart.x.to) {
    m_plot.xAxis->setRange(withRoom(*m_plot.xAxis, std::min(right, kMostRoom)));
  }
  if (m_chart.y.to) return;
  if (upright > 0) {
    m_plot.yAxis->setRange(withRoom(*m_plot.yAxis, std::min(0.5, kTop + markHeight() * upright)));
  } else if (top > 1.0 - lineHeight() / 2) {
    m_plot.yAxis->setRange(withRoom(*m_plot.yAxis, 2 * half));
  }
}

QList<QLineF> ChartLabels::lines() const {
  QList<QLineF> all;
  for (const ChartSeries& series : m_chart.series) {
    if (!series.isDrawn || m_hidden.contains(series.name)) continue;
    std::optional<QPointF> before;
    for (const ChartPoint& point : series.points) {
      if (!m_chart.isDrawable(point)) continue;
      const QPointF place = placeOf(point.x, point.y);
      // A point is as wide as its mark.
      const double half = lineHeight() / 3;
      all += QLineF(place - QPointF(0, half), place + QPointF(0, half));
      if (before && series.kind != ChartSeries::Kind::points) all += QLineF(*before, place);
      before = place;
    }
  }
  for (const ChartMark& mark : m_chart.marks) {
    if (!std::isfinite(mark.at)) continue;
    const double at = partOf(mark.isUpright ? *m_plot.xAxis : *m_plot.yAxis, mark.at);
    all += mark.isUpright ? QLineF(at, 0, at, 1) : QLineF(0, at, 1, at);
  }
  return all;
}

void ChartLabels::addInnerNames(const std::vector<End>& all, QList<QRectF> taken) {
  const QList<QLineF> drawn = lines();
  int upright = 0;
  for (const ChartMark& mark : m_chart.marks) upright += mark.isUpright ? 1 : 0;
  const QRectF inside(0, 0, 1, 1 - (upright > 0 ? kTop + markHeight() * upright : 0));
  for (const End& end : all) {
    if (end.isOuter) continue;
    for (const Qt::AlignmentFlag upwards : {Qt::AlignVCenter, Qt::AlignBottom, Qt::AlignTop}) {
      const QRectF place = rectOf(end, upwards);
      const bool isFree =
          inside.contains(place) &&
          std::ranges::none_of(taken, [&](const QRectF& rect) { return rect.intersects(place); }) &&
          std::ranges::none_of(drawn, [&](const QLineF& line) { return crosses(line, place); });
      if (!isFree) continue;
      addName(end, upwards);
      taken += place;
      break;
    }
  }
}

void ChartLabels::addName(const End& end, Qt::Alignment upright) {
  auto* text = new QCPItemText(&m_plot);
  text->setSelectable(false);
  text->position->setCoords(end.point->x, end.point->y);
  text->setPositionAlignment(Qt::AlignLeft | upright);
  text->setTextAlignment(Qt::AlignLeft);
  text->setPadding(QMargins(8, 0, 0, 0));
  text->setText(end.text);
  text->setFont(m_theme.wordFont(kPixels));
  text->setColor(mix(m_colors.of(end.series->look), m_theme.text, 0.3));
}

/// Their texts one below the other, since the lines may be close.
void ChartLabels::addMark(const ChartMark& mark, int line) {
  auto* rule = new QCPItemStraightLine(&m_plot);
  rule->setSelectable(false);
  rule->setPen(QPen(m_theme.text, 1.0, Qt::DashLine));
  auto* text = new QCPItemText(&m_plot);
  text->setSelectable(false);
  text->setText(mark.text);
  text->setColor(m_theme.text);
  text->setFont(m_theme.wordFont(kPixels));
  text->setPadding(QMargins(4, 1, 4, 1));
  text->setBrush(m_theme.panel);
  if (mark.isUpright) {
    rule->point1->setTypeY(QCPItemPosition::ptAxisRectRatio);
    rule->point2->setTypeY(QCPItemPosition::ptAxisRectRatio);
    rule->point1->setCoords(mark.at, 0.0);
    rule->point2->setCoords(mark.at, 1.0);
    text->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    text->position->setCoords(mark.at, kTop + markHeight() * line);
    text->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
  } else {
    rule->point1->setTypeX(QCPItemPosition::ptAxisRectRatio);
    rule->point2->setTypeX(QCPItemPosition::ptAxisRectRatio);
    rule->point1->setCoords(0.0, mark.at);
    rule->point2->setCoords(1.0, mark.at);
    text->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
    text->position->setCoords(0.995, mark.at);
    text->setPositionAlignment(Qt::AlignRight | Qt::AlignVCenter);
  }
}

}  // namespace lanescope::ui
