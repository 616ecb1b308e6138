// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tab_order.h"

#include <QTabBar>
#include <QTabWidget>
#include <QWidget>
#include <algorithm>

namespace lanescope::ui {
namespace {

/// Whether the widget hands the focus on to one in it. Tab goes to the widget, and Qt keeps both
/// together.
bool isCompound(const QWidget& widget) {
  return widget.focusProxy() != nullptr && widget.isAncestorOf(widget.focusProxy());
}

/// Adds a widget and all in it, in the order in which they were made; tabs and what stands beside
/// them come before what they bring forward.
void collect(QWidget* widget, std::vector<QWidget*>& all) {
  all.push_back(widget);
  if (isCompound(*widget)) return;
  QList<QWidget*> children = widget->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
  if (auto* tabs = qobject_cast<QTabWidget*>(widget)) {
    tabs->setFocusPolicy(Qt::NoFocus);  // it would hand the focus back to its tabs
    std::ranges::stable_sort(children, {}, [&](const QWidget* child) {
      return child == tabs->tabBar() ? 0 : child == tabs->cornerWidget() ? 1 : 2;
    });
  }
  for (QWidget* child : children) collect(child, all);
}

}  // namespace

void setTabOrderOf(const std::vector<QWidget*>& widgets) {
  std::vector<QWidget*> all;
  for (QWidget* widget : widgets) collect(widget, all);
  QWidget* before = nullptr;
  for (QWidget* each : all) {
    const bool takesTab =
        (each->focusPolicy() & Qt::TabFocus) != 0 && each->focusProxy() == nullptr;
    const bool isControl = takesTab || isCompound(*each);
    if (!isControl || each->window() != all.front()->window()) continue;
    if (before != nullptr) QWidget::setTabOrder(before, each);
    before = each;
  }
}

}  // namespace lanescope::ui
