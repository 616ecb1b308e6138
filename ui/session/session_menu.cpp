// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session_menu.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QUndoGroup>

#include "ui/session/recent_files.h"
#include "ui/session/session_controller.h"

namespace lanescope::ui {

SessionMenu::SessionMenu(QMenuBar& bar, SessionController& session, QUndoGroup& undo)
    : QObject(&session) {
  QMenu& file = *bar.actions().front()->menu();
  QAction* const below = file.actions().front();
  const auto add = [&](const QString& text, const QKeySequence& keys,
                       void (SessionController::*action)()) {
    auto* entry = new QAction(text, &file);
    entry->setShortcut(keys);
    connect(entry, &QAction::triggered, &session, action);
    file.insertAction(below, entry);
  };
  //: In the menu File: opens a dialog of files
  add(tr("&Open…"), QKeySequence::Open, &SessionController::choose);
  //: In the menu File: a list of the sessions that were opened last
  auto* recent = new QMenu(tr("Open r&ecent"), &file);
  file.insertMenu(below, recent);
  auto* files = new RecentFiles(*recent, this);
  connect(files, &RecentFiles::chosen, &session, &SessionController::open);
  connect(files, &RecentFiles::missing, &session, &SessionController::trouble);
  //: In the menu File: saves the session
  add(tr("&Save"), QKeySequence::Save, &SessionController::save);
  //: In the menu File: saves the session under another name
  add(tr("Sa&ve as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), &SessionController::saveAs);
  file.insertSeparator(below);

  QMenu* edit = bar.actions().at(1)->menu();
  QAction* const first = edit->actions().front();
  //: In the menu Edit; what is undone follows: "Undo kernel"
  QAction* back = undo.createUndoAction(edit, tr("&Undo"));
  back->setShortcut(QKeySequence::Undo);
  //: In the menu Edit; what is done again follows: "Redo kernel"
  QAction* redo = undo.createRedoAction(edit, tr("&Redo"));
  // The desktop may know one of them alone.
  redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), Qt::CTRL | Qt::Key_Y});
  edit->insertActions(first, {back, redo});
  edit->insertSeparator(first);
}

}  // namespace lanescope::ui
