// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

class QWidget;

namespace lanescope::ui {

/// What a user can reach by the keyboard, as the window shows it now.
[[nodiscard]] std::vector<QWidget*> controls(const QWidget& window);

/// The class of a widget and of what it stands in, for a test's message.
[[nodiscard]] std::string describe(const QWidget& widget);

}  // namespace lanescope::ui
