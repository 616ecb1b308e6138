// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QTableWidget>

namespace lanescope::ui {

/// A line of a table of facts: what it is, its value, and why it matters.
struct Fact {
  QString name;
  QString value;
  QString help;
  QString measured = {};  ///< what the GPU itself read
};

/// Names and values in two columns, to read and to copy. A third one, with names above all, shows
/// what the GPU read where that is known.
class FactsTable : public QTableWidget {
  Q_OBJECT

 public:
  explicit FactsTable(const QString& accessibleName, QWidget* parent = nullptr);

  void setFacts(const QList<Fact>& facts);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace lanescope::ui
