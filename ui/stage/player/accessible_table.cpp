// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/player/accessible_table.h"

#include <algorithm>

#include "ui/stage/player/accessible_cell.h"

namespace lanescope::ui {

AccessibleTable::AccessibleTable(StageWidget& stage, StageView view)
    : m_stage(&stage), m_view(view) {}

AccessibleTable::~AccessibleTable() {
  for (const auto& [place, id] : m_cells) QAccessible::deleteAccessibleInterface(id);
}

const StageTable& AccessibleTable::table() const {
  Moment now;
  if (m_stage != nullptr && m_stage->scene() != nullptr && m_stage->scene()->stepCount() > 0) {
    now = {m_stage->scene(), m_stage->look().taint, m_stage->shownStep(), m_stage->look().chosen,
           m_stage->look().hidesFuture};
  }
  if (now == m_moment) return m_table;
  m_table = now.scene == nullptr ? StageTable()
                                 : tableOf(m_view, {now.scene->model(), now.step, now.hidesFuture,
                                                    now.taint.get(), now.chosen});
  m_moment = std::move(now);
  return m_table;
}

bool AccessibleTable::isValid() const {
  return m_stage != nullptr;
}

QAccessibleInterface* AccessibleTable::childAt(int /*x*/, int /*y*/) const {
  return nullptr;  // the stage's sentence on what is at a point is its tool tip
}

QAccessibleInterface* AccessibleTable::parent() const {
  return m_stage == nullptr ? nullptr : QAccessible::queryAccessibleInterface(m_stage);
}

QAccessibleInterface* AccessibleTable::child(int index) const {
  return index < 0 || index >= childCount() ? nullptr
                                            : cellAt(index / columnCount(), index % columnCount());
}

int AccessibleTable::indexOfChild(const QAccessibleInterface* child) const {
  const auto* cell = dynamic_cast<const AccessibleCell*>(child);
  if (cell == nullptr || cell->parent() != this) return -1;
  return cell->rowIndex() * columnCount() + cell->columnIndex();
}

QString AccessibleTable::text(QAccessible::Text type) const {
  if (type == QAccessible::Name) return table().name;
  return type == QAccessible::Description ? table().summary : QString();
}

QRect AccessibleTable::rect() const {
  if (m_stage == nullptr || m_stage->scene() == nullptr) return {};
  const auto panes =
      m_stage->scene()->panesOf(m_stage->rect(), m_stage->look().views, m_stage->look().typeSize);
  const auto found = std::ranges::find(panes, m_view, &StageScene::Pane::view);
  if (found == panes.end()) return {};
  const QRect area = found->area.toRect();
  return {m_stage->mapToGlobal(area.topLeft()), area.size()};
}

QAccessible::State AccessibleTable::state() const {
  QAccessible::State state;
  state.readOnly = true;
  state.invisible = m_stage == nullptr || !m_stage->isVisible();
  return state;
}

void* AccessibleTable::interface_cast(QAccessible::InterfaceType type) {
  return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                             : nullptr;
}

QAccessibleInterface* AccessibleTable::cellAt(int row, int column) const {
  if (row < 0 || row >= rowCount() || column < 0 || column >= columnCount()) return nullptr;
  const auto found = m_cells.find({row, column});
  if (found != m_cells.end()) return QAccessible::accessibleInterface(found->second);
  auto* cell = new AccessibleCell(const_cast<AccessibleTable&>(*this), row, column);
  m_cells[{row, column}] = QAccessible::registerAccessibleInterface(cell);
  return cell;
}

QString AccessibleTable::columnDescription(int column) const {
  //: Heading of the first column for screen readers: the names of the rows
  return column == 0 ? AccessibleCell::tr("row") : table().columns.value(column - 1);
}

QString AccessibleTable::rowDescription(int row) const {
  return table().rows.value(row);
}

int AccessibleTable::columnCount() const {
  return table().rows.isEmpty() ? 0 : static_cast<int>(table().columns.size()) + 1;
}

int AccessibleTable::rowCount() const {
  return static_cast<int>(table().rows.size());
}

}  // namespace lanescope::ui
