// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/numbers/work_model.h"

#include "app/text/number_text.h"

namespace lanescope::ui {

void WorkModel::setData(const results::WorkData& data) {
  beginResetModel();
  m_data = data;
  endResetModel();
}

int WorkModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_data.points().size());
}

int WorkModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant WorkModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const results::WorkPoint& point = m_data.points()[static_cast<std::size_t>(index.row())];
  if (role == Qt::TextAlignmentRole && index.column() >= Size && index.column() <= Steps) {
    return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole) return {};
  switch (index.column()) {
    case Name:
      return point.name;
    case Size:
      return sizeName(point.n);
    case Operations:
      return QString::number(point.work.operations);
    case Steps:
      return QString::number(point.work.depth);
    case Check:
      return point.passed ? tr("passed") : tr("failed");
    default:
      return point.where;
  }
}

QVariant WorkModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  const QStringList titles{tr("Kernel"), tr("n"),     tr("Operations"),
                           tr("Steps"),  tr("Check"), tr("Record")};
  return titles.value(section);
}

}  // namespace lanescope::ui
