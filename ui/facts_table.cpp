// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/facts_table.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>

namespace lanescope::ui {

FactsTable::FactsTable(const QString& accessibleName, QWidget* parent)
    : QTableWidget(0, 2, parent) {
  setAccessibleName(accessibleName);
  setHorizontalHeaderLabels({tr("What"), tr("Value")});
  horizontalHeader()->hide();
  verticalHeader()->hide();
  horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  verticalHeader()->setMinimumSectionSize(0);
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
  setShowGrid(false);
  setFrameShape(QFrame::NoFrame);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setTabKeyNavigation(false);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void FactsTable::setFacts(const QList<Fact>& facts) {
  setRowCount(static_cast<int>(facts.size()));
  for (int row = 0; row < facts.size(); ++row) {
    const Fact& fact = facts[row];
    auto* name = new QTableWidgetItem(fact.name);
    auto* value = new QTableWidgetItem(fact.value);
    value->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    for (QTableWidgetItem* item : {name, value}) item->setToolTip(fact.help);
    setItem(row, 0, name);
    setItem(row, 1, value);
  }
}

void FactsTable::keyPressEvent(QKeyEvent* event) {
  if (!event->matches(QKeySequence::Copy)) {
    QTableWidget::keyPressEvent(event);
    return;
  }
  QStringList lines;
  for (const QModelIndex& index : selectionModel()->selectedRows()) {
    lines += item(index.row(), 0)->text() + QLatin1Char('\t') + item(index.row(), 1)->text();
  }
  QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

}  // namespace lanescope::ui
