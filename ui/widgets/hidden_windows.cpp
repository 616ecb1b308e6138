// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/hidden_windows.h"

#include <QApplication>
#include <QBackingStore>
#include <QEvent>
#include <QTimer>
#include <QWidget>

namespace lanescope::ui {
namespace {

void dropPicture(const QWidget& window) {
  if (window.isVisible() || window.backingStore() == nullptr) return;
  window.backingStore()->resize(QSize(1, 1));
}

}  // namespace

HiddenWindows::HiddenWindows(QObject* parent) : QObject(parent) {
  qApp->installEventFilter(this);
}

bool HiddenWindows::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::Hide && object->isWidgetType()) {
    auto* widget = static_cast<QWidget*>(object);
    // One that is shown again at once keeps it.
    if (widget->isWindow()) QTimer::singleShot(0, widget, [widget] { dropPicture(*widget); });
  }
  return QObject::eventFilter(object, event);
}

}  // namespace lanescope::ui
