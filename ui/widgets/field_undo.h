// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace lanescope::ui {

/// Takes QApplication::focusChanged. A field of one line that `left` is, or has, forgets what can
/// be undone in it: QLineEdit keeps every letter that was ever typed or deleted. Nothing happens
/// while the focus leaves the program, where `next` is null.
void forgetUndo(QWidget* left, QWidget* next);

}  // namespace lanescope::ui
