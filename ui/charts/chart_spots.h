// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QSet>
#include <QString>
#include <cstddef>
#include <optional>

#include "ui/charts/chart.h"

class QCustomPlot;

namespace lanescope::ui {

/// A point of a chart, by its positions in Chart::series and ChartSeries::points.
struct ChartSpot {
  std::size_t series = 0;
  std::size_t point = 0;
  bool operator==(const ChartSpot&) const = default;
};

/// Says where the points of a drawn chart lie on its plot, and which point lies at a place. Places
/// are in pixels of the plot.
class ChartSpots {
 public:
  /// `hidden`: the names of series that are not shown. All three must outlive this object.
  ChartSpots(const QCustomPlot& plot, const Chart& chart, const QSet<QString>& hidden)
      : m_plot(plot), m_chart(chart), m_hidden(hidden) {}

  [[nodiscard]] bool isShown(const ChartSpot& spot) const;
  /// The middle of a point, or of its part of a bar.
  [[nodiscard]] QPointF pixelOf(const ChartSpot& spot) const;
  /// The point that the pointer means here; nothing where none is near.
  [[nodiscard]] std::optional<ChartSpot> nearest(const QPointF& position) const;
  /// The cell of a map in this column and row.
  [[nodiscard]] std::optional<ChartSpot> cellAt(double x, double y) const;

 private:
  [[nodiscard]] std::optional<ChartSpot> barAt(const QPointF& position) const;

  const QCustomPlot& m_plot;
  const Chart& m_chart;
  const QSet<QString>& m_hidden;
};

}  // namespace lanescope::ui
