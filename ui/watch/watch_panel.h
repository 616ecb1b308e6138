// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QPushButton;
class QTableView;

namespace lanescope::ui {

class ComplaintLabel;
class RunController;
class StagePage;
class Stops;
class WatchModel;

/// The panel of watches: a field for a new expression, and a table with the values of all. It is
/// hidden until there is a watch or it is asked for.
class WatchPanel : public QWidget {
  Q_OBJECT

 public:
  /// Puts itself below the stage of the page. All of them must outlive the panel.
  WatchPanel(Stops& stops, StagePage& stage, const RunController& controller);

 public slots:
  /// Shows the panel, with the focus on the field of a new expression.
  void open();
  /// Hides the panel. The watches stay.
  void dismiss();
  /// Adds the expression of the field, or says why it cannot be read.
  void add();
  /// Removes the expressions of the selected rows.
  void remove();

 signals:
  /// The stage should be seen.
  void wanted();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void buildLayout();
  void spanRows();

  Stops& m_stops;
  StagePage& m_stage;
  WatchModel* m_model;
  QLineEdit* m_expression;
  QPushButton* m_add;
  QPushButton* m_remove;
  QPushButton* m_close;
  ComplaintLabel* m_complaint;
  QTableView* m_table;
};

}  // namespace lanescope::ui
