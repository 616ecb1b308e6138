// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace lanescope::ui {

/// While it lives, a window, dialog or menu that is hidden keeps no picture of itself. Qt keeps one
/// of four bytes a pixel until the window is destroyed, and paints a new one where its size is
/// another when the window is shown again.
class HiddenWindows : public QObject {
 public:
  explicit HiddenWindows(QObject* parent);

  bool eventFilter(QObject* object, QEvent* event) override;
};

}  // namespace lanescope::ui
