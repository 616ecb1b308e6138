// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/comparison_model.h"

#include "app/text/number_text.h"
#include "app/text/result_text.h"

namespace lanescope::ui {
namespace {

QString ratioText(double ratio) {
  return QString::number(ratio, 'g', 4);
}

}  // namespace

void ComparisonModel::setTimes(std::vector<ComparedTime> times, const QStringList& titles) {
  beginResetModel();
  m_times = std::move(times);
  m_titles = titles;
  endResetModel();
}

int ComparisonModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_times.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const ComparedTime& time = m_times[static_cast<std::size_t>(index.row())];
  if (role == Qt::DisplayRole) return text(time, index.column());
  if (role == Qt::TextAlignmentRole &&
      (index.column() == Size || (index.column() >= Before && index.column() <= Interval))) {
    return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
  }
  return {};
}

QString ComparisonModel::text(const ComparedTime& time, int column) const {
  const bench::Interval& interval = time.ratio.interval;
  switch (column) {
    case Size:
      return sizeName(time.n);
    case What:
      return time.cache == values::Cache::cold ? tr("%1, cold").arg(time.what) : time.what;
    case Other:
      return m_titles.value(static_cast<qsizetype>(time.other));
    case Before:
      return timeText(time.before);
    case Now:
      return timeText(time.now);
    case Ratio:
      return ratioText(time.ratio.value);
    case Interval:
      return tr("%1 to %2").arg(ratioText(interval.low), ratioText(interval.high));
    default:
      if (!time.isClear()) return tr("no difference shown");
      return time.ratio.value > 1 ? tr("slower") : tr("faster");
  }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  const QStringList titles{tr("n"),      tr("What"),  tr("Compared"),     tr("First median"),
                           tr("Median"), tr("Ratio"), tr("95% interval"), tr("It is")};
  return titles.value(section);
}

}  // namespace lanescope::ui
