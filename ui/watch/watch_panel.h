// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/watch/entry_bar.h"

class QPushButton;
class QTableView;

namespace lanescope::ui {

class RunController;
class StagePage;
class Stops;
class WatchModel;

/// The panel of watches: a field for a new expression, and a table with the values of all. It shows
/// itself when there is a watch. Dismissed, it keeps the watches.
class WatchPanel : public EntryBar {
  Q_OBJECT

 public:
  /// All of them must outlive the panel.
  WatchPanel(Stops& stops, StagePage& stage, const RunController& controller);

 public slots:
  /// Adds the expression of the field, or says why it cannot be read.
  void add();
  /// Removes the expressions of the selected rows.
  void remove();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void shapeTable();
  void spanRows();

  Stops& m_stops;
  WatchModel* m_model;
  QPushButton* m_add;
  QPushButton* m_remove;
  QTableView* m_table;
};

}  // namespace lanescope::ui
