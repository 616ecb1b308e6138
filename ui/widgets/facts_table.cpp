// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/facts_table.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <algorithm>

namespace lanescope::ui {
namespace {

constexpr int kRowRoom = 6;  ///< above and below a row's text

}  // namespace

FactsTable::FactsTable(const QString& accessibleName, QWidget* parent)
    : QTableWidget(0, 2, parent) {
  setAccessibleName(accessibleName);
  horizontalHeader()->hide();
  verticalHeader()->hide();
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  verticalHeader()->setMinimumSectionSize(0);
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kRowRoom);
  setShowGrid(false);
  setFrameShape(QFrame::NoFrame);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setTabKeyNavigation(false);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  // Queued: the rows follow when all columns have their widths.
  connect(
      horizontalHeader(), &QHeaderView::sectionResized, this,
      [this] {
        if (m_wrapsNames) fitRows();
      },
      Qt::QueuedConnection);
}

void FactsTable::setFacts(const QList<Fact>& facts) {
  const bool isMeasured =
      std::ranges::any_of(facts, [](const Fact& fact) { return !fact.measured.isEmpty(); });
  setColumnCount(isMeasured ? 3 : 2);
  setHorizontalHeaderLabels({//: Heading of a column: names of counters
                             tr("Counter"),
                             //: Heading of a column: what the record counts
                             tr("Record"), tr("Counted by the GPU")});
  horizontalHeader()->setVisible(isMeasured);
  setRowCount(static_cast<int>(facts.size()));
  for (int row = 0; row < facts.size(); ++row) {
    const Fact& fact = facts[row];
    auto* name = new QTableWidgetItem(fact.name);
    auto* value = new QTableWidgetItem(fact.value);
    value->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    for (QTableWidgetItem* item : {name, value}) item->setToolTip(fact.help);
    setItem(row, 0, name);
    setItem(row, 1, value);
    if (!isMeasured) continue;
    auto* measured = new QTableWidgetItem(fact.measured);
    measured->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    measured->setToolTip(fact.help);
    setItem(row, 2, measured);
  }
  giveValuesTheirRoom();
}

void FactsTable::giveValuesTheirRoom() {
  m_wrapsNames = true;
  for (int column = 0; column < columnCount(); ++column) {
    horizontalHeader()->setSectionResizeMode(
        column, column == 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
  }
  fitRows();
}

void FactsTable::fitRows() {
  const int least = fontMetrics().height() + kRowRoom;
  for (int row = 0; row < rowCount(); ++row) {
    setRowHeight(row, std::max(least, sizeHintForRow(row)));
  }
}

void FactsTable::keyPressEvent(QKeyEvent* event) {
  if (!event->matches(QKeySequence::Copy)) {
    QTableWidget::keyPressEvent(event);
    return;
  }
  QStringList lines;
  for (const QModelIndex& index : selectionModel()->selectedRows()) {
    QStringList cells;
    for (int column = 0; column < columnCount(); ++column) {
      cells += item(index.row(), column)->text();
    }
    lines += cells.join(QLatin1Char('\t'));
  }
  QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

}  // namespace lanescope::ui
