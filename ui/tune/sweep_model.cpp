// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/sweep_model.h"

#include "app/text/result_text.h"
#include "app/text/text.h"
#include "ui/tune/tune_words.h"

namespace lanescope::ui {

void SweepModel::setResults(const tune::SweepResults& results) {
  beginResetModel();
  m_results = &results;
  m_rows = static_cast<int>(results.cells.size());
  endResetModel();
}

void SweepModel::setMetric(tune::Metric metric) {
  m_metric = metric;
  emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
  if (m_rows > 0) emit dataChanged(index(0, 0), index(m_rows - 1, columnCount() - 1));
}

void SweepModel::cellChanged(std::size_t cell) {
  const int row = static_cast<int>(cell);
  if (row < m_rows) emit dataChanged(index(row, 0), index(row, columnCount() - 1));
}

void SweepModel::marksChanged() {
  if (m_rows > 0) emit dataChanged(index(0, 0), index(m_rows - 1, columnCount() - 1));
}

int SweepModel::axisCount() const {
  return m_results == nullptr ? 0 : static_cast<int>(m_results->space.axes().size());
}

int SweepModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : m_rows;
}

int SweepModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() || m_results == nullptr ? 0 : axisCount() + ColumnCount;
}

QVariant SweepModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const auto cell = static_cast<std::size_t>(index.row());
  if (role == Qt::DisplayRole) return text(cell, index.column());
  if (role == Qt::ToolTipRole) return cellSentence(*m_results, cell, m_metric);
  const bool isNumber = index.column() <= axisCount() + Occupancy;
  if (role == Qt::TextAlignmentRole && isNumber) {
    return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
  }
  return {};
}

QString SweepModel::text(std::size_t at, int column) const {
  const tune::SweepCell& cell = m_results->cells[at];
  if (column < axisCount()) {
    const auto value = tune::numberOf(
        cell.parameters, m_results->space.axes()[static_cast<std::size_t>(column)].name);
    return value ? QString::number(*value) : QStringLiteral("auto");
  }
  const bool isKnown = cell.occupancy && cell.occupancy->residency;
  switch (column - axisCount()) {
    case Value:
      return valueText(cell, m_metric);
    case Spread:
      return cell.samples.empty()
                 ? QString()
                 : tr("%1 to %2").arg(timeText(cell.time.lower), timeText(cell.time.upper));
    case Occupancy:
      return isKnown ? tr("%1%").arg(100 * cell.occupancy->part(), 0, 'f', 0) : QString();
    case Limit:
      return isKnown ? limitersText(*cell.occupancy) : QString();
    case Marks:
      return toQString(m_results->marksOf(at));
    default:
      return cell.noisy ? tr("noisy") : toQString(cell.sentence);
  }
}

QVariant SweepModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole || m_results == nullptr) return {};
  if (section < axisCount()) return axisTitle(m_results->space, static_cast<std::size_t>(section));
  const QStringList titles{metricTitle(m_metric), tr("Middle half"), tr("Occupancy"),
                           tr("Limited by"),      tr("Mark"),        tr("Remark")};
  return titles.value(section - axisCount());
}

}  // namespace lanescope::ui
