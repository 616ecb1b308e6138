// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMainWindow;

namespace lanescope::ui {

// The dialogs of the Help menu; they do not block the window.

/// Version, licences, and what the program is built of.
void showAbout(QMainWindow& window);
/// Every action of the menu bar that has a shortcut.
void showShortcuts(QMainWindow& window);

}  // namespace lanescope::ui
