// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pointer_rest.h"

#include <QApplication>
#include <QCursor>
#include <QMouseEvent>
#include <QWidget>

namespace lanescope::ui {

PointerRest::PointerRest(QWidget& window, std::chrono::milliseconds estimate)
    : QObject(&window), m_window(window) {
  m_rest.setSingleShot(true);
  m_rest.setInterval(estimate);
  connect(&m_rest, &QTimer::timeout, this, &PointerRest::hide);
  // Each widget of the window gets its own movements.
  qApp->installEventFilter(this);
  m_rest.start();
}

PointerRest::~PointerRest() {
  show();
}

void PointerRest::hide() {
  // A menu, a list or a dialog before the window needs the pointer.
  if (m_isHidden || !m_window.isActiveWindow() || QApplication::activePopupWidget() != nullptr) {
    return;
  }
  m_isHidden = true;
  QApplication::setOverrideCursor(Qt::BlankCursor);
}

void PointerRest::show() {
  if (!m_isHidden) return;
  m_isHidden = false;
  QApplication::restoreOverrideCursor();
}

bool PointerRest::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::WindowDeactivate && watched == &m_window) show();
  const bool isMouse = event->type() == QEvent::MouseMove || event->type() == QEvent::Wheel ||
                       event->type() == QEvent::MouseButtonPress;
  if (isMouse && watched->isWidgetType()) {
    const QPoint now = static_cast<const QSinglePointEvent*>(event)->globalPosition().toPoint();
    // What comes without a movement (a window appeared below the pointer) does not count.
    if (event->type() != QEvent::MouseMove || now != m_last) {
      m_last = now;
      show();
      m_rest.start();
    }
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace lanescope::ui
