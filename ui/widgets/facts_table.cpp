// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/facts_table.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <algorithm>

#include "ui/widgets/manual_link.h"

namespace lanescope::ui {
namespace {

constexpr int kRowRoom = 6;  ///< above and below a row's text
constexpr int kPlaceRole = Qt::UserRole;

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
  // F1 asks the widget with the focus.
  connect(this, &QTableWidget::currentItemChanged, this, [this](const QTableWidgetItem* now) {
    setProperty("manualPage", now == nullptr ? QVariant() : now->data(kPlaceRole));
  });
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
    for (QTableWidgetItem* item : {name, value}) {
      item->setToolTip(fact.help);
      setPlace(*item, fact.place);
    }
    setItem(row, 0, name);
    setItem(row, 1, value);
    if (!isMeasured) continue;
    auto* measured = new QTableWidgetItem(fact.measured);
    measured->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    measured->setToolTip(fact.help);
    setPlace(*measured, fact.place);
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

void FactsTable::setPlace(QTableWidgetItem& item, const QString& place) {
  item.setData(kPlaceRole, place.isEmpty() ? QVariant() : place);
}

void FactsTable::contextMenuEvent(QContextMenuEvent* event) {
  const bool isOfKeyboard = event->reason() == QContextMenuEvent::Keyboard;
  const QTableWidgetItem* item = isOfKeyboard ? currentItem() : itemAt(event->pos());
  const QString place = item == nullptr ? QString() : item->data(kPlaceRole).toString();
  if (place.isEmpty()) return QTableWidget::contextMenuEvent(event);
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  QAction* explain = menu->addAction(tr("What is this?"));
  connect(explain, &QAction::triggered, this, [place] { openManual(place); });
  menu->popup(event->globalPos());
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
