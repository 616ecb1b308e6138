// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menu_actions.h"

#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace lanescope::ui {
namespace {

void collect(const QMenu& menu, QList<QAction*>& actions) {
  for (QAction* action : menu.actions()) {
    if (action->menu() != nullptr) {
      collect(*action->menu(), actions);
    } else if (!action->isSeparator()) {
      actions += action;
    }
  }
}

}  // namespace

QList<MenuActions> actionsOfMenus(const QMainWindow& window) {
  QList<MenuActions> menus;
  // Asked for by menuBar(), the window would make a bar where there is none.
  const auto* bar = qobject_cast<QMenuBar*>(window.menuWidget());
  if (bar == nullptr) return menus;
  for (const QAction* entry : bar->actions()) {
    if (entry->menu() == nullptr) continue;
    MenuActions& menu = menus.emplace_back(MenuActions{entry->text().remove(QLatin1Char('&')), {}});
    collect(*entry->menu(), menu.actions);
  }
  return menus;
}

}  // namespace lanescope::ui
