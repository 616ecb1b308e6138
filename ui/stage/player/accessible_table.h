// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QPointer>
#include <map>
#include <memory>
#include <utility>

#include "ui/stage/player/stage_widget.h"
#include "ui/stage/tables/stage_table.h"

namespace lanescope::ui {

/// A view of a stage as an accessible table. Column 0 has the headings of the rows, so that a cell
/// of the StageTable stands one column further right. The table is that of the present step; its
/// texts are computed when they are asked for.
class AccessibleTable : public QAccessibleInterface, public QAccessibleTableInterface {
 public:
  AccessibleTable(StageWidget& stage, StageView view);
  ~AccessibleTable() override;
  AccessibleTable(const AccessibleTable&) = delete;
  AccessibleTable& operator=(const AccessibleTable&) = delete;

  [[nodiscard]] StageView view() const { return m_view; }
  /// The table at the present step; without rows where the stage has no scene.
  [[nodiscard]] const StageTable& table() const;

  // QAccessibleInterface
  [[nodiscard]] bool isValid() const override;
  [[nodiscard]] QObject* object() const override { return nullptr; }
  [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
  [[nodiscard]] QAccessibleInterface* parent() const override;
  [[nodiscard]] QAccessibleInterface* child(int index) const override;
  [[nodiscard]] int childCount() const override { return rowCount() * columnCount(); }
  [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
  [[nodiscard]] QString text(QAccessible::Text type) const override;
  void setText(QAccessible::Text /*type*/, const QString& /*text*/) override {}
  [[nodiscard]] QRect rect() const override;
  [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Table; }
  [[nodiscard]] QAccessible::State state() const override;
  void* interface_cast(QAccessible::InterfaceType type) override;

  // QAccessibleTableInterface
  [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override;
  [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
  [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }
  [[nodiscard]] QString columnDescription(int column) const override;
  [[nodiscard]] QString rowDescription(int row) const override;
  [[nodiscard]] int columnCount() const override;
  [[nodiscard]] int rowCount() const override;
  // Nothing can be selected.
  [[nodiscard]] int selectedCellCount() const override { return 0; }
  [[nodiscard]] int selectedColumnCount() const override { return 0; }
  [[nodiscard]] int selectedRowCount() const override { return 0; }
  [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override { return {}; }
  [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
  [[nodiscard]] QList<int> selectedRows() const override { return {}; }
  [[nodiscard]] bool isColumnSelected(int /*column*/) const override { return false; }
  [[nodiscard]] bool isRowSelected(int /*row*/) const override { return false; }
  bool selectRow(int /*row*/) override { return false; }
  bool selectColumn(int /*column*/) override { return false; }
  bool unselectRow(int /*row*/) override { return false; }
  bool unselectColumn(int /*column*/) override { return false; }
  void modelChange(QAccessibleTableModelChangeEvent* /*event*/) override {}

 private:
  /// What the table depends on.
  struct Moment {
    std::shared_ptr<const StageScene> scene;
    std::shared_ptr<const trace::Taint> taint;
    int step = -1;
    Chosen chosen;
    bool hidesFuture = false;

    bool operator==(const Moment&) const = default;
  };

  QPointer<StageWidget> m_stage;
  StageView m_view;
  // Both are caches.
  mutable Moment m_moment;
  mutable StageTable m_table;
  mutable std::map<std::pair<int, int>, QAccessible::Id> m_cells;  ///< by row and column
};

}  // namespace lanescope::ui
