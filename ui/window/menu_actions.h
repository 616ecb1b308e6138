// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QString>

class QMainWindow;

namespace lanescope::ui {

/// The entries of one menu of the window's bar, with those of the menus in it.
struct MenuActions {
  QString title;  ///< without the mark of its key
  QList<QAction*> actions;
};

/// The actions in the order of the menus, without separators.
[[nodiscard]] QList<MenuActions> actionsOfMenus(const QMainWindow& window);

}  // namespace lanescope::ui
