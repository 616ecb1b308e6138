// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QTableWidget>

namespace lanescope::ui {

/// A row of a table of facts: name, value and explanation.
struct Fact {
  QString name;
  QString value;
  QString help;
  QString measured = {};  ///< as counted by the GPU itself
  QString place = {};     ///< of the manual, which tells more: "glossary.md#bank-conflict"
};

/// A read-only table of names and values that can be copied. A third column, with headings, shows
/// the GPU's own counts where they are known. F1 and a menu open the manual where it explains what
/// the row is about.
class FactsTable : public QTableWidget {
  Q_OBJECT

 public:
  explicit FactsTable(const QString& accessibleName, QWidget* parent = nullptr);

  void setFacts(const QList<Fact>& facts);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  /// Says where the manual explains what the cell is about; nothing where it does not.
  static void setPlace(QTableWidgetItem& item, const QString& place);

 private:
  /// The values are whole; a name breaks into lines where the table is narrow.
  void giveValuesTheirRoom();
  void fitRows();

  bool m_wrapsNames = false;
};

}  // namespace lanescope::ui
