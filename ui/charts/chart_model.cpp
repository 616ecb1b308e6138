// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_model.h"

#include <utility>

namespace lanescope::ui {

void ChartModel::setTable(ChartTable table) {
  const bool isSameShape =
      table.rows == m_table.rows && table.columns.size() == m_table.columns.size();
  if (!isSameShape) beginResetModel();
  m_table = std::move(table);
  if (!isSameShape) return endResetModel();
  if (m_table.columns.empty()) return;
  const int last = static_cast<int>(m_table.columns.size()) - 1;
  emit headerDataChanged(Qt::Horizontal, 0, last);
  tellCells();
}

void ChartModel::setTheme(const StageTheme& theme) {
  m_theme = theme;
  tellCells();
}

void ChartModel::tellCells() {
  if (m_table.rows == 0 || m_table.columns.empty()) return;
  emit dataChanged(index(0, 0), index(static_cast<int>(m_table.rows) - 1,
                                      static_cast<int>(m_table.columns.size()) - 1));
}

QVariant ChartModel::colorOf(std::size_t row, std::size_t column) const {
  if (!m_table.tone) return {};
  switch (m_table.tone(row, column)) {
    case ChartTable::Tone::better:
      return m_theme.barrier.ink;
    case ChartTable::Tone::worse:
      return m_theme.finding.ink;
    case ChartTable::Tone::plain:
      break;
  }
  return {};
}

std::optional<std::size_t> ChartModel::itemAt(int row) const {
  const bool isThere = row >= 0 && row < static_cast<int>(m_table.rows) && m_table.item;
  return isThere ? m_table.item(static_cast<std::size_t>(row)) : std::nullopt;
}

int ChartModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_table.rows);
}

int ChartModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

QVariant ChartModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const auto row = static_cast<std::size_t>(index.row());
  const auto column = static_cast<std::size_t>(index.column());
  if (role == Qt::DisplayRole) return m_table.text(row, column);
  if (role == Qt::ToolTipRole && m_table.words) return m_table.words(row);
  if (role == Qt::ForegroundRole) return colorOf(row, column);
  if (role == Qt::TextAlignmentRole && m_table.columns[column].isNumber) {
    return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
  }
  return {};
}

QVariant ChartModel::headerData(int section, Qt::Orientation orientation, int role) const {
  const bool isTitle = orientation == Qt::Horizontal && role == Qt::DisplayRole && section >= 0 &&
                       section < static_cast<int>(m_table.columns.size());
  return isTitle ? m_table.columns[static_cast<std::size_t>(section)].title : QVariant();
}

}  // namespace lanescope::ui
