// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

#include "ui/charts/chart.h"
#include "ui/charts/series_colors.h"

class QCPAxis;
class QCustomPlot;

namespace lanescope::ui {

/// The words within a chart: on its marks, and at the ends of its curves where there is room. They
/// stand beside the data, for which the ranges of the axes become wider.
class ChartLabels {
 public:
  /// All of it must outlive the labels. The axes have their ranges.
  ChartLabels(QCustomPlot& plot, const Chart& chart, const StageTheme& theme,
              const SeriesColors& colors, const QSet<QString>& hidden);
  void add();

 private:
  struct End {
    const ChartSeries* series;
    double height = 0;  ///< of its last point, from 0 at the bottom of the chart to 1
  };

  /// The curves that reach the last x, from below, without those whose names would overlap.
  [[nodiscard]] std::vector<End> ends() const;
  /// The height of a point and that of a line of text, as parts of the chart's height.
  [[nodiscard]] double heightOf(double y) const;
  [[nodiscard]] double lineHeight() const;
  /// The width of a text as a part of the chart's width.
  [[nodiscard]] double widthOf(const QString& text) const;
  void makeRoom(const std::vector<End>& ends);
  void addMark(const ChartMark& mark, int line);
  void addName(const ChartSeries& series);

  QCustomPlot& m_plot;
  const Chart& m_chart;
  const StageTheme& m_theme;
  const SeriesColors& m_colors;
  const QSet<QString>& m_hidden;
};

}  // namespace lanescope::ui
