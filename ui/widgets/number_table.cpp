// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/number_table.h"

#include <QHeaderView>

namespace lanescope::ui {

QTableView* makeTable(QAbstractItemModel& model, const QString& accessibleName) {
  auto* table = new QTableView;
  table->setModel(&model);
  table->setAccessibleName(accessibleName);
  table->setTabKeyNavigation(false);
  table->setFrameShape(QFrame::NoFrame);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->verticalHeader()->hide();
  table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table->horizontalHeader()->setStretchLastSection(true);
  return table;
}

}  // namespace lanescope::ui
