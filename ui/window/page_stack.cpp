// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page_stack.h"

#include <QTabBar>

namespace lanescope::ui {

PageStack::PageStack(QWidget* parent) : QTabWidget(parent) {
  setDocumentMode(true);
  tabBar()->hide();
}

QSize PageStack::minimumSizeHint() const {
  const QSize withTabs = QTabWidget::minimumSizeHint();
  return {withTabs.width(), withTabs.height() - tabBar()->minimumSizeHint().height()};
}

}  // namespace lanescope::ui
