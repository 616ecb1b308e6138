// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QCoreApplication>

namespace lanescope::ui {

class AccessibleTable;

/// A cell of an accessible table, by its place: its text is that of the present step. Where a
/// step's table has no such cell, it is not valid.
class AccessibleCell : public QAccessibleInterface, public QAccessibleTableCellInterface {
  Q_DECLARE_TR_FUNCTIONS(AccessibleCell)

 public:
  /// Row and column of the accessible table, from 0. `table` must outlive the cell.
  AccessibleCell(AccessibleTable& table, int row, int column)
      : m_table(table), m_row(row), m_column(column) {}

  // QAccessibleInterface
  [[nodiscard]] bool isValid() const override;
  [[nodiscard]] QObject* object() const override { return nullptr; }
  [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override {
    return nullptr;
  }
  [[nodiscard]] QAccessibleInterface* parent() const override;
  [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
  [[nodiscard]] int childCount() const override { return 0; }
  [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override {
    return -1;
  }
  [[nodiscard]] QString text(QAccessible::Text type) const override;
  void setText(QAccessible::Text /*type*/, const QString& /*text*/) override {}
  [[nodiscard]] QRect rect() const override;
  [[nodiscard]] QAccessible::Role role() const override;
  [[nodiscard]] QAccessible::State state() const override;
  void* interface_cast(QAccessible::InterfaceType type) override;

  // QAccessibleTableCellInterface
  [[nodiscard]] bool isSelected() const override { return false; }
  [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
  [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override;
  [[nodiscard]] int columnIndex() const override { return m_column; }
  [[nodiscard]] int rowIndex() const override { return m_row; }
  [[nodiscard]] int columnExtent() const override { return 1; }
  [[nodiscard]] int rowExtent() const override { return 1; }
  [[nodiscard]] QAccessibleInterface* table() const override;

 private:
  AccessibleTable& m_table;
  int m_row;
  int m_column;
};

}  // namespace lanescope::ui
