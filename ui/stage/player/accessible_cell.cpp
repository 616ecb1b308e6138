// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/player/accessible_cell.h"

#include "ui/stage/player/accessible_table.h"

namespace lanescope::ui {

bool AccessibleCell::isValid() const {
  return m_table.isValid() && m_row < m_table.rowCount() && m_column < m_table.columnCount();
}

QAccessibleInterface* AccessibleCell::parent() const {
  return &m_table;
}

QString AccessibleCell::text(QAccessible::Text type) const {
  if (!isValid() || type != QAccessible::Name) return {};
  return m_column == 0 ? m_table.rowDescription(m_row) : m_table.table().cell(m_row, m_column - 1);
}

QRect AccessibleCell::rect() const {
  return m_table.rect();
}

QAccessible::Role AccessibleCell::role() const {
  return m_column == 0 ? QAccessible::RowHeader : QAccessible::Cell;
}

QAccessible::State AccessibleCell::state() const {
  QAccessible::State state = m_table.state();
  state.invalid = !isValid();
  return state;
}

void* AccessibleCell::interface_cast(QAccessible::InterfaceType type) {
  return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this)
                                                 : nullptr;
}

QList<QAccessibleInterface*> AccessibleCell::rowHeaderCells() const {
  if (m_column == 0 || !isValid()) return {};
  return {m_table.cellAt(m_row, 0)};
}

QAccessibleInterface* AccessibleCell::table() const {
  return &m_table;
}

}  // namespace lanescope::ui
