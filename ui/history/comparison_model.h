// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <vector>

#include "ui/history/compared_times.h"

namespace lanescope::ui {

/// How benchmarks of the history compare, a line for each size and thing timed.
class ComparisonModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Size, What, Other, Before, Now, Ratio, Interval, Verdict, ColumnCount };

  using QAbstractTableModel::QAbstractTableModel;

  /// `titles`: of the benchmarks, the first one that the others are compared with.
  void setTimes(std::vector<ComparedTime> times, const QStringList& titles);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;

 private:
  [[nodiscard]] QString text(const ComparedTime& time, int column) const;

  std::vector<ComparedTime> m_times;
  QStringList m_titles;
};

}  // namespace lanescope::ui
