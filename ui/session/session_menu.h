// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMenuBar;
class QUndoGroup;

namespace lanescope::ui {

class SessionController;

/// The entries of the menus that are about the session, at the top of File and of Edit.
class SessionMenu : public QObject {
  Q_OBJECT

 public:
  /// The bar begins with File and Edit, which have entries. Undo and redo are those of the active
  /// stack of `undo`.
  SessionMenu(QMenuBar& bar, SessionController& session, QUndoGroup& undo);
};

}  // namespace lanescope::ui
