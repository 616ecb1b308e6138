// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing_model.h"

#include "ui/result_facts.h"

namespace lanescope::ui {

void TimingModel::setData(const TimingData& data) {
  beginResetModel();
  m_points = data.points();
  endResetModel();
}

int TimingModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_points.size());
}

int TimingModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant TimingModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const TimingPoint& point = m_points[static_cast<std::size_t>(index.row())];
  if (role == Qt::DisplayRole) return text(point, index.column());
  if (role == Qt::ToolTipRole) return point.where;
  if (role == Qt::TextAlignmentRole && index.column() >= Size && index.column() <= Samples) {
    return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
  }
  return {};
}

QString TimingModel::text(const TimingPoint& point, int column) const {
  switch (column) {
    case Name:
      return point.onCpu ? tr("CPU, %1").arg(point.name) : point.name;
    case Size:
      return sizeName(point.n);
    case Median:
      return timeText(point.median);
    case Quartiles:
      return tr("%1 to %2").arg(timeText(point.low), timeText(point.high));
    case Total:
      return timeText(point.total());
    case Samples:
      return point.noisy && !point.emulated ? tr("%1, noisy").arg(point.samples)
                                            : QString::number(point.samples);
    case Check:
      return point.passed ? tr("passed") : tr("failed");
    default:
      return point.where;
  }
}

QVariant TimingModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  const QStringList titles{tr("What"),  tr("n"),       tr("Median"), tr("Middle half"),
                           tr("Total"), tr("Samples"), tr("Check"),  tr("Where")};
  return titles.value(section);
}

}  // namespace lanescope::ui
