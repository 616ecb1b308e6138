// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "app/results/error_data.h"

namespace lanescope::ui {

/// The numbers of the error chart as a table, with those of the order before.
class ErrorModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Name, Size, Value, Before, Error, Relative, Bound, Check, Where, ColumnCount };

  using QAbstractTableModel::QAbstractTableModel;

  void setData(const results::ErrorData& data, results::ErrorScale scale);
  using QAbstractTableModel::setData;

  [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;

 private:
  [[nodiscard]] QString text(const results::ErrorPoint& point, int column) const;

  results::ErrorData m_data;
  results::ErrorScale m_scale = results::ErrorScale::terms;
};

}  // namespace lanescope::ui
