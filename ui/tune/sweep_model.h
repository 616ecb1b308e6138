// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "app/tune/sweep_results.h"

namespace lanescope::ui {

/// The cells of a sweep as a table: the launch, what was measured, occupancy, marks.
class SweepModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;

  /// `results` must outlive the model.
  void setResults(const tune::SweepResults& results);
  void setMetric(tune::Metric metric);
  void cellChanged(std::size_t cell);
  /// The marks have changed.
  void marksChanged();

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;

 private:
  /// Behind the axes'.
  enum Column { Value, Spread, Occupancy, Limit, Marks, Remark, ColumnCount };
  [[nodiscard]] QString text(std::size_t at, int column) const;
  [[nodiscard]] int axisCount() const;

  const tune::SweepResults* m_results = nullptr;
  tune::Metric m_metric = tune::Metric::time;
  int m_rows = 0;
};

}  // namespace lanescope::ui
