// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tab_order.h"

#include <QWidget>

namespace lanescope::ui {

void setTabOrderOf(const std::vector<QWidget*>& widgets) {
  QWidget* before = nullptr;
  for (QWidget* widget : widgets) {
    for (QWidget* each : QList<QWidget*>{widget} + widget->findChildren<QWidget*>()) {
      const bool isControl = (each->focusPolicy() & Qt::TabFocus) != 0 &&
                             each->focusProxy() == nullptr && each->window() == widget->window();
      if (!isControl) continue;
      if (before != nullptr) QWidget::setTabOrder(before, each);
      before = each;
    }
  }
}

}  // namespace lanescope::ui
