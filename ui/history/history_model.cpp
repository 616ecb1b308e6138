// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_model.h"

#include <limits>
#include <utility>

#include "app/text/number_text.h"
#include "app/text/result_text.h"

namespace lanescope::ui {

void HistoryModel::setEntries(std::vector<history::Entry> entries) {
  beginResetModel();
  m_entries = std::move(entries);
  endResetModel();
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int HistoryModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const history::Entry& shown = entry(index.row());
  const int column = index.column();
  if (role == Qt::DisplayRole || (role == Qt::EditRole && column == Tag)) {
    return text(shown, column);
  }
  if (role == kSortRole) return sortKey(shown, column);
  if (role == Qt::ToolTipRole) return explanation(shown);
  if (role == Qt::TextAlignmentRole && column == Best) {
    return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
  }
  return {};
}

QString HistoryModel::text(const history::Entry& entry, int column) {
  switch (column) {
    case Date:
      return localDate(entry.date);
    case Kernel:
      return entry.kernel;
    case What: {
      const QStringList kinds{//: A kind of entry: one run
                              tr("run"),
                              //: A kind of entry: a benchmark of times
                              tr("times"),
                              //: A kind of entry: a comparison of errors
                              tr("errors"),
                              //: A kind of entry: a count of operations and steps
                              tr("work"),
                              //: A kind of entry: the sweep of a kernel's launches
                              tr("sweep")};
      const QString kind = kinds.value(static_cast<int>(entry.kind));
      //: %1: a kind of entry, "times"; it was cancelled or did not end
      return entry.isComplete ? kind : tr("%1, unfinished").arg(kind);
    }
    case Check:
      if (!entry.passed) return {};
      //: In the column of checks: each result was right
      return *entry.passed ? tr("✓ passed") : /*: In the column of checks */ tr("✗ failed");
    case Sizes:
      //: In the column of sizes: the entry has none
      if (entry.mostN == 0) return tr("none");
      //: In the column of sizes. %1, %2: the smallest and the largest one, "2¹⁰"
      return entry.leastN == entry.mostN
                 ? sizeName(entry.mostN)
                 : tr("%1 to %2").arg(sizeName(entry.leastN), sizeName(entry.mostN));
    case Best:
      return entry.best ? timeText(*entry.best) : QString();
    case Machine:
      return entry.machine;
    case Device:
      return entry.device;
    case Tag:
      return entry.tag;
    default:
      return entry.version;
  }
}

QVariant HistoryModel::sortKey(const history::Entry& entry, int column) {
  if (column == Date) return entry.date;
  if (column == Sizes) return qint64{entry.mostN};
  if (column == Best) {
    return entry.best ? entry.best->count() : std::numeric_limits<double>::infinity();
  }
  return text(entry, column);
}

QString HistoryModel::explanation(const history::Entry& entry) {
  QStringList lines;
  //: %1: name of the kernel; %2: name of the device
  lines += tr("%1 on %2").arg(entry.kernel, entry.device.isEmpty() ? entry.machine : entry.device);
  if (entry.best && entry.kind == history::Kind::times) {
    //: %1: a size, "2²⁰"; %2: a time, "1.2 ms"
    lines += tr("The shortest median of all that was timed at n = %1: %2")
                 .arg(sizeName(entry.mostN), timeText(*entry.best));
  }
  if (entry.passed == false) {
    lines += entry.kind == history::Kind::run ? tr("Its result differs from the reference's.")
                                              : tr("Some results differ from the reference's.");
  }
  //: %1: version of the GPU's driver
  if (!entry.driver.isEmpty()) lines += tr("Driver: %1").arg(entry.driver);
  //: %1: name of a file
  if (!entry.origin.isEmpty()) lines += tr("Imported from %1").arg(entry.origin);
  if (!entry.isComplete) {
    lines += tr("It was cancelled or did not end; what was measured is kept.");
  }
  return lines.join(QLatin1Char('\n'));
}

bool HistoryModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return false;
  if (role != Qt::EditRole || index.column() != Tag) return false;
  history::Entry& changed = m_entries[static_cast<std::size_t>(index.row())];
  const QString tag = value.toString().simplified().left(history::kLongestTag);
  if (tag == changed.tag) return true;
  const QString before = std::exchange(changed.tag, tag);
  emit dataChanged(index, index);
  emit tagEdited(changed.id, before, tag);
  return true;
}

Qt::ItemFlags HistoryModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
  return index.column() == Tag ? flags | Qt::ItemIsEditable : flags;
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  const QStringList titles{//: Heading of a column
                           tr("Date"),
                           //: Heading of a column
                           tr("Kernel"),
                           //: Heading of a column: the kind of entry, "run" or "times"
                           tr("Kind"),
                           //: Heading of a column: whether the results were right
                           tr("Check"),
                           //: Heading of a column: the sizes that were measured
                           tr("Sizes"),
                           //: Heading of a column: the shortest median
                           tr("Best time"),
                           //: Heading of a column: name of the computer
                           tr("Machine"),
                           //: Heading of a column
                           tr("GPU"),
                           //: Heading of a column: words that a user has given to the entry
                           tr("Tag"),
                           //: Heading of a column: the version of the program
                           tr("Version")};
  return titles.value(section);
}

}  // namespace lanescope::ui
