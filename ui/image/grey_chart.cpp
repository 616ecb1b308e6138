// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/image/grey_chart.h"

#include <algorithm>

namespace lanescope::ui {
namespace {

/// A linear axis from `from` to `to` without a label.
ChartAxis axisOf(Quantity quantity, double from, double to, const QList<double>& ticks) {
  ChartAxis axis;
  axis.quantity = quantity;
  axis.isLogarithmic = false;
  axis.ticks = ticks;
  axis.from = from;
  axis.to = to;
  return axis;
}

}  // namespace

Chart greyChart(const app::GreyCounts& counts, std::int64_t most) {
  constexpr double kRoom = 1.05;
  const auto top = static_cast<double>(std::max<std::int64_t>(1, most));
  Chart chart;
  chart.x = axisOf(Quantity::count, -0.5, 255.5, {0, 64, 128, 192, 255});
  chart.y = axisOf(Quantity::count, 0.0, top * kRoom, {0.0, top});
  chart.right = axisOf(Quantity::share, 0.0, kRoom, {0.0, 0.5, 1.0});
  ChartSeries levels{ChartWords::tr("histogram: pixels of each grey level"),
                     ChartSeries::Kind::levels,
                     {SeriesLook::Hue::kernel},
                     {}};
  ChartSeries shares{ChartWords::tr("cdf: pixels at most as bright"),
                     ChartSeries::Kind::levels,
                     {SeriesLook::Hue::cpu, 0, false, true},
                     {}};
  shares.isRight = true;
  const app::GreyCounts sums = app::cumulated(counts);
  const auto all = static_cast<double>(std::max<std::int64_t>(1, sums.back()));
  for (std::size_t level = 0; level < counts.size(); ++level) {
    const auto x = static_cast<double>(level);
    levels.points.push_back({x, static_cast<double>(counts[level])});
    shares.points.push_back({x, static_cast<double>(sums[level]) / all});
  }
  chart.series = {std::move(levels), std::move(shares)};
  return chart;
}

}  // namespace lanescope::ui
