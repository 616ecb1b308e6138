// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QList>
#include <QRectF>
#include <QSet>
#include <QString>

#include "ui/charts/chart.h"
#include "ui/charts/series_colors.h"

class QCPAxis;
class QCustomPlot;

namespace lanescope::ui {

/// The words within a chart: on its marks, and at the ends of its curves where there is room. They
/// stand beside the data, for which the ranges of the axes become wider. A curve that ends before
/// the others is named where neither a curve nor another word is in the way.
class ChartLabels {
 public:
  /// All of it must outlive the labels. The axes have their ranges.
  ChartLabels(QCustomPlot& plot, const Chart& chart, const StageTheme& theme,
              const SeriesColors& colors, const QSet<QString>& hidden);
  void add();

 private:
  struct End {
    const ChartSeries* series;
    const ChartPoint* point;  ///< its last one
    QString text;             ///< its name, in two lines where it is long
    bool isOuter = false;     ///< no curve goes on behind it
  };

  /// The ends of all curves that can be seen; none where there is only one curve.
  [[nodiscard]] std::vector<End> ends() const;
  /// The names at the right edge, from below, without those that would overlap.
  [[nodiscard]] std::vector<End> outerOf(const std::vector<End>& all) const;
  /// A point's place, as parts of the chart's width and height, from the lower left.
  [[nodiscard]] QPointF placeOf(double x, double y) const;
  /// The height of a line of text as a part of the chart's height, and the size of a text.
  [[nodiscard]] double lineHeight() const;
  /// The height of the line of a mark.
  [[nodiscard]] double markHeight() const;
  [[nodiscard]] QSizeF sizeOf(const QString& text) const;
  /// The name in one line, or in two that are about as long; empty where even these are too long.
  [[nodiscard]] QString brokenName(const QString& name) const;
  /// Where the text stands beside the point.
  [[nodiscard]] QRectF rectOf(const End& end, Qt::Alignment upright) const;
  /// Everything that is drawn, as lines between places.
  [[nodiscard]] QList<QLineF> lines() const;
  void makeRoom(const std::vector<End>& outer);
  void addMark(const ChartMark& mark, int line);
  void addName(const End& end, Qt::Alignment upright);
  void addInnerNames(const std::vector<End>& all, QList<QRectF> taken);

  QCustomPlot& m_plot;
  const Chart& m_chart;
  const StageTheme& m_theme;
  const SeriesColors& m_colors;
  const QSet<QString>& m_hidden;
};

}  // namespace lanescope::ui
