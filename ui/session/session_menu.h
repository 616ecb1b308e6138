// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMenuBar;

namespace lanescope::ui {

class SessionController;

/// The entries of the menus that are about the session, at the top of File and of Edit.
class SessionMenu : public QObject {
  Q_OBJECT

 public:
  /// The bar begins with File and Edit, which have entries.
  SessionMenu(QMenuBar& bar, SessionController& session);
};

}  // namespace lanescope::ui
