// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <vector>

#include "ui/history/compared_times.h"

namespace lanescope::ui {

/// The comparison of benchmarks as a table, one row per size and item.
class ComparisonModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Size, What, Other, Before, Now, Ratio, Interval, Verdict, ColumnCount };

  using QAbstractTableModel::QAbstractTableModel;

  /// `titles` names the benchmarks, beginning with the one that the others are compared with.
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
