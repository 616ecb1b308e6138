// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <utility>
#include <vector>

#include "ui/charts/chart.h"

namespace lanescope::ui {

/// The points of a chart as a table, also those that are not drawn.
class ChartModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Series, X, Y, Range, Samples, Where, ColumnCount };

  using QAbstractTableModel::QAbstractTableModel;

  void setChart(Chart chart);
  /// The timing that a row is of.
  [[nodiscard]] std::optional<std::size_t> timingAt(int row) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;

 private:
  [[nodiscard]] QString text(const ChartSeries& series, const ChartPoint& point, int column) const;

  Chart m_chart;
  std::vector<std::pair<std::size_t, std::size_t>> m_rows;  ///< series and point
};

}  // namespace lanescope::ui
