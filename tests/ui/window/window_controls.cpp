// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_controls.h"

#include <QWidget>

namespace lanescope::ui {

std::vector<QWidget*> controls(const QWidget& window) {
  std::vector<QWidget*> found;
  for (QWidget* widget : window.findChildren<QWidget*>()) {
    const bool tab = (widget->focusPolicy() & Qt::TabFocus) != 0;
    if (!tab || !widget->isVisible() || !widget->isEnabled()) continue;
    if (widget->focusProxy() != nullptr || widget->isWindow()) continue;
    found.push_back(widget);
  }
  return found;
}

std::string describe(const QWidget& widget) {
  return std::string(widget.metaObject()->className()) + " in " +
         widget.parentWidget()->metaObject()->className();
}

}  // namespace lanescope::ui
