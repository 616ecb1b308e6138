// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>
#include <QString>

class QMainWindow;

namespace lanescope::ui {

/// What keys do, under one heading.
struct KeyGroup {
  struct Entry {
    QString what;
    QString keys;
  };
  QString title;
  QList<Entry> entries;
};

/// Every key that means something now: those of the window's actions, as the menus have them, and
/// those of the stage, as its table has them. A key of the stage that an action takes is left out.
[[nodiscard]] QList<KeyGroup> keyGroups(const QMainWindow& window);

/// All keys on one page, beside the work; F1 or Escape closes it.
class CheatSheet : public QDialog {
  Q_OBJECT

 public:
  /// Shows it over the window that the user works in, or closes it.
  static void showOver(QMainWindow& window);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  CheatSheet(const QList<KeyGroup>& groups, QWidget* parent);
};

}  // namespace lanescope::ui
