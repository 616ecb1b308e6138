// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "app/results/work_data.h"

namespace lanescope::ui {

/// The numbers of the chart of work as a table.
class WorkModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Name, Size, Operations, Steps, Check, Where, ColumnCount };

  using QAbstractTableModel::QAbstractTableModel;

  void setData(const results::WorkData& data);
  using QAbstractTableModel::setData;

  [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;

 private:
  results::WorkData m_data;
};

}  // namespace lanescope::ui
