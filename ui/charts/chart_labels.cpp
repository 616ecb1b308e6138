// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_labels.h"

#include <qcustomplot.h>

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace lanescope::ui {
namespace {

constexpr double kPixels = 11.5;
constexpr double kLineHeight = 0.06;  ///< of a mark's text, as a part of the chart
constexpr double kTop = 0.02;         ///< above the first of them
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

}  // namespace

ChartLabels::ChartLabels(QCustomPlot& plot, const Chart& chart, const StageTheme& theme,
                         const SeriesColors& colors, const QSet<QString>& hidden)
    : m_plot(plot), m_chart(chart), m_theme(theme), m_colors(colors), m_hidden(hidden) {}

void ChartLabels::add() {
  const std::vector<End> named = ends();
  makeRoom(named);
  int line = 0;
  for (const ChartMark& mark : m_chart.marks) {
    if (std::isfinite(mark.at)) addMark(mark, line++);
  }
  for (const End& end : named) addName(*end.series);
}

double ChartLabels::heightOf(double y) const {
  const QCPRange range = m_plot.yAxis->range();
  if (m_plot.yAxis->scaleType() != QCPAxis::stLogarithmic) return (y - range.lower) / range.size();
  return std::log(y / range.lower) / std::log(range.upper / range.lower);
}

double ChartLabels::lineHeight() const {
  return 1.25 * kPixels / std::max(1.0, m_plot.height() - kAround);
}

double ChartLabels::widthOf(const QString& text) const {
  constexpr double kPadding = 14;
  const double room = std::max(1.0, m_plot.width() - kAround);
  const QFontMetricsF metrics(m_theme.sansFont(kPixels));
  return (metrics.horizontalAdvance(text) + kPadding) / room;
}

std::vector<ChartLabels::End> ChartLabels::ends() const {
  std::vector<End> all;
  if (m_chart.isMap() || m_chart.hasRight() || m_chart.x.to) return all;
  const auto last = [this](const ChartSeries& series) -> const ChartPoint* {
    for (auto point = series.points.rbegin(); point != series.points.rend(); ++point) {
      if (m_chart.isDrawable(*point)) return &*point;
    }
    return nullptr;
  };
  double most = -std::numeric_limits<double>::infinity();
  for (const ChartSeries& series : m_chart.series) {
    const ChartPoint* const point = last(series);
    if (series.isDrawn && point != nullptr) most = std::max(most, point->x);
  }
  for (const ChartSeries& series : m_chart.series) {
    const ChartPoint* const point = last(series);
    const bool isSeen = series.isDrawn && isCurve(series) && !m_hidden.contains(series.name);
    if (!isSeen || point == nullptr || point->x < kSame * most) continue;
    if (widthOf(series.name) > kMostRoom) continue;
    all.push_back({&series, heightOf(point->y)});
  }
  constexpr std::size_t kFewest = 2;  // of one curve the title tells the name
  if (all.size() < kFewest) return {};
  const double least = lineHeight();
  const auto isFree = [&](const std::vector<End>& taken, double height) {
    return std::ranges::none_of(
               taken, [&](const End& end) { return std::abs(end.height - height) < least; }) &&
           std::ranges::none_of(m_chart.marks, [&](const ChartMark& mark) {
             return !mark.isUpright && std::abs(heightOf(mark.at) - height) < least;
           });
  };
  std::vector<End> named;
  for (const End& end : all) {
    if (isFree(named, end.height)) named.push_back(end);
  }
  return named;
}

void ChartLabels::makeRoom(const std::vector<End>& ends) {
  double right = 0;
  double top = 0;
  for (const End& end : ends) {
    right = std::max(right, widthOf(end.series->name));
    top = std::max(top, end.height);
  }
  int upright = 0;
  for (const ChartMark& mark : m_chart.marks) {
    if (!std::isfinite(mark.at)) continue;
    if (mark.isUpright) ++upright;
    if (!mark.isUpright) right = std::max(right, widthOf(mark.text));
  }
  if (right > 0 && !m_chart.x.to) {
    m_plot.xAxis->setRange(withRoom(*m_plot.xAxis, std::min(right, kMostRoom)));
  }
  if (m_chart.y.to) return;
  if (upright > 0) {
    m_plot.yAxis->setRange(withRoom(*m_plot.yAxis, std::min(0.5, kTop + kLineHeight * upright)));
  } else if (top > 1.0 - lineHeight()) {
    m_plot.yAxis->setRange(withRoom(*m_plot.yAxis, lineHeight()));
  }
}

void ChartLabels::addName(const ChartSeries& series) {
  const ChartPoint* at = nullptr;
  for (const ChartPoint& point : series.points) {
    if (m_chart.isDrawable(point)) at = &point;
  }
  auto* text = new QCPItemText(&m_plot);
  text->setSelectable(false);
  text->position->setCoords(at->x, at->y);
  text->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  text->setPadding(QMargins(8, 0, 0, 0));
  text->setText(series.name);
  text->setFont(m_theme.sansFont(kPixels));
  text->setColor(mix(m_colors.of(series.look), m_theme.text, 0.3));
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
  text->setFont(m_theme.sansFont(kPixels));
  text->setPadding(QMargins(4, 1, 4, 1));
  text->setBrush(m_theme.panel);
  if (mark.isUpright) {
    rule->point1->setTypeY(QCPItemPosition::ptAxisRectRatio);
    rule->point2->setTypeY(QCPItemPosition::ptAxisRectRatio);
    rule->point1->setCoords(mark.at, 0.0);
    rule->point2->setCoords(mark.at, 1.0);
    text->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    text->position->setCoords(mark.at, kTop + kLineHeight * line);
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
