// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMainWindow;

namespace lanescope::ui {

/// Version, licences, and what the program is built of; does not block the window.
void showAbout(QMainWindow& window);

}  // namespace lanescope::ui
