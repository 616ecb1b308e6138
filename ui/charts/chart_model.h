// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "ui/charts/chart.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

/// A chart's numbers as a table.
class ChartModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;

  /// A table of the same shape keeps what is selected.
  void setTable(ChartTable table);
  void setTheme(const StageTheme& theme);
  /// What a row is of: see ChartFact::item.
  [[nodiscard]] std::optional<std::size_t> itemAt(int row) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;

 private:
  [[nodiscard]] QVariant colorOf(std::size_t row, std::size_t column) const;
  /// Tells the views that all cells changed.
  void tellCells();

  ChartTable m_table;
  StageTheme m_theme = StageTheme::light();
};

}  // namespace lanescope::ui
