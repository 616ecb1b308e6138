// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <initializer_list>

class QHBoxLayout;
class QLineEdit;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace lanescope::ui {

class ComplaintLabel;
class StagePage;

/// A bar below the stage: a field with its buttons, a button that closes the bar, and beneath them
/// what is wrong with the text. It is hidden until it is asked for.
class EntryBar : public QWidget {
  Q_OBJECT

 public slots:
  /// Shows the bar, with the focus on its field.
  void open();
  /// Hides the bar and gives the focus to the stage.
  virtual void dismiss();

 signals:
  /// The stage should be seen.
  void wanted();

 protected:
  struct Words {
    QString label;
    QString fieldName;      ///< accessible name, as are the next ones
    QString complaintName;  ///< see ComplaintLabel
    QString closeName;
    QString closeHelp;
  };

  /// Puts itself below the stage of the page, which must outlive it.
  EntryBar(StagePage& stage, const Words& words);

  /// Puts the buttons behind the field, in this order and in that of Tab.
  void addButtons(std::initializer_list<QPushButton*> buttons);
  /// Puts a widget beneath what is there already, and behind it in the order of Tab.
  void addBeneath(QWidget& widget, int stretch = 0);

  /// What Escape does: dismisses the bar.
  virtual void escape() { dismiss(); }
  void keyPressEvent(QKeyEvent* event) override;

  [[nodiscard]] StagePage& page() const { return m_stage; }
  [[nodiscard]] QLineEdit& field() const { return *m_field; }
  [[nodiscard]] ComplaintLabel& complaint() const { return *m_complaint; }

 private:
  StagePage& m_stage;
  QLineEdit* m_field;
  QToolButton* m_close;
  ComplaintLabel* m_complaint;
  QHBoxLayout* m_row;
  QVBoxLayout* m_column;
};

}  // namespace lanescope::ui
