// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_spots.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace lanescope::ui {
namespace {

/// The pointer means a point that is so near, in pixels.
constexpr double kReach = 40.0;

}  // namespace

bool ChartSpots::isShown(const ChartSpot& spot) const {
  if (spot.series >= m_chart.series.size()) return false;
  const ChartSeries& series = m_chart.series[spot.series];
  return series.isDrawn && series.kind != ChartSeries::Kind::bound &&
         !m_hidden.contains(series.name) && spot.point < series.points.size() &&
         m_chart.isDrawable(series.points[spot.point]);
}

QPointF ChartSpots::pixelOf(const ChartSpot& spot) const {
  const ChartSeries& series = m_chart.series[spot.series];
  const ChartPoint& at = series.points[spot.point];
  if (!m_chart.isLying()) {
    return {m_plot.xAxis->coordToPixel(at.x),
            (series.isRight ? m_plot.yAxis2 : m_plot.yAxis)->coordToPixel(at.y)};
  }
  // The middle of its part of the bar.
  double below = 0.0;
  for (std::size_t i = 0; i < spot.series; ++i) {
    for (std::size_t j = 0; j < m_chart.series[i].points.size(); ++j) {
      const ChartPoint& other = m_chart.series[i].points[j];
      if (other.x == at.x && isShown({i, j})) below += other.y;
    }
  }
  return {m_plot.xAxis->coordToPixel(below + at.y / 2), m_plot.yAxis->coordToPixel(at.x)};
}

std::optional<ChartSpot> ChartSpots::barAt(const QPointF& position) const {
  const double place = std::round(m_plot.yAxis->pixelToCoord(position.y()));
  double length = m_plot.xAxis->pixelToCoord(position.x());
  if (length < 0.0) return std::nullopt;
  for (std::size_t i = 0; i < m_chart.series.size(); ++i) {
    const std::vector<ChartPoint>& points = m_chart.series[i].points;
    for (std::size_t j = 0; j < points.size(); ++j) {
      if (points[j].x != place || !isShown({i, j})) continue;
      if (length <= points[j].y) return ChartSpot{i, j};
      length -= points[j].y;
    }
  }
  return std::nullopt;
}

std::optional<ChartSpot> ChartSpots::cellAt(double x, double y) const {
  for (std::size_t i = 0; i < m_chart.series.size(); ++i) {
    const ChartSeries& series = m_chart.series[i];
    if (series.kind != ChartSeries::Kind::cells) continue;
    const auto found = std::ranges::find_if(
        series.points, [&](const ChartPoint& cell) { return cell.x == x && cell.y == y; });
    if (found == series.points.end()) break;
    return ChartSpot{i, static_cast<std::size_t>(found - series.points.begin())};
  }
  return std::nullopt;
}

std::optional<ChartSpot> ChartSpots::nearest(const QPointF& position) const {
  if (m_chart.isEmpty() || !m_plot.axisRect()->rect().contains(position.toPoint()))
    return std::nullopt;
  if (m_chart.isLying()) return barAt(position);
  if (m_chart.isMap()) {
    return cellAt(std::round(m_plot.xAxis->pixelToCoord(position.x())),
                  std::round(m_plot.yAxis->pixelToCoord(position.y())));
  }
  std::optional<ChartSpot> found;
  double least = kReach * kReach;
  const auto consider = [&](const ChartSpot& spot) {
    if (!isShown(spot)) return;
    const QPointF away = pixelOf(spot) - position;
    const double squared = QPointF::dotProduct(away, away);
    if (squared > least) return;
    least = squared;
    found = spot;
  };
  const double from = m_plot.xAxis->pixelToCoord(position.x() - kReach);
  const double to = m_plot.xAxis->pixelToCoord(position.x() + kReach);
  for (std::size_t i = 0; i < m_chart.series.size(); ++i) {
    const std::vector<ChartPoint>& points = m_chart.series[i].points;
    // Only those in reach: there may be a million.
    const bool isSorted = m_chart.series[i].kind != ChartSeries::Kind::points;
    const auto first =
        isSorted ? std::ranges::lower_bound(points, from, {}, &ChartPoint::x) : points.begin();
    for (auto at = first; at != points.end() && (!isSorted || at->x <= to); ++at) {
      consider({i, static_cast<std::size_t>(at - points.begin())});
    }
  }
  return found;
}

}  // namespace lanescope::ui
