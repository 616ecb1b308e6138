// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "ui/timing_data.h"

namespace lanescope::ui {

/// The numbers of the timing charts as a table; the emulator's too.
class TimingModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Name, Size, Median, Quartiles, Total, Samples, Check, Where, ColumnCount };

  using QAbstractTableModel::QAbstractTableModel;

  void setData(const TimingData& data);
  using QAbstractTableModel::setData;

  [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;

 private:
  [[nodiscard]] QString text(const TimingPoint& point, int column) const;

  std::vector<TimingPoint> m_points;
};

}  // namespace lanescope::ui
