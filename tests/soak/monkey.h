// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QString>

#include "tests/soak/action.h"

class QFileDialog;

namespace lanescope::soak {

/// Uses a window as somebody who knows nothing of it.
class Monkey {
 public:
  /// `folder`: where dialogs of files open and save.
  Monkey(QMainWindow& window, QString folder) : m_window(window), m_folder(std::move(folder)) {}

  /// Does nothing where the action finds nothing to act on. Returns once a dialog that it has
  /// opened is closed, where the dialog waits; further actions then come from within.
  void perform(const Action& action);
  /// Closes the topmost of the menus, lists and dialogs that are open. Returns whether there was
  /// one.
  bool dismiss();

 private:
  void answerFileDialog(QFileDialog& dialog, const Action& action) const;
  /// Where actions go: the topmost dialog, else the window, now and then another one of its own.
  [[nodiscard]] QWidget& target(const Action& action) const;
  void click(const Action& action) const;
  void key(const Action& action) const;
  void type(const Action& action) const;
  void menu(const Action& action) const;
  void page(const Action& action) const;
  void wheel(const Action& action) const;
  void drag(const Action& action) const;

  QMainWindow& m_window;
  QString m_folder;
};

}  // namespace lanescope::soak
