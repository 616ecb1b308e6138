// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manual_opener.h"

#include <QApplication>
#include <QVariant>

#include "ui/manual/manual_window.h"

namespace lanescope::ui {

QString manualPlaceOf(const QWidget* widget) {
  for (; widget != nullptr; widget = widget->parentWidget()) {
    QString place = widget->property("manualPage").toString();
    if (!place.isEmpty()) return place;
  }
  return {};
}

ManualOpener::ManualOpener(QObject* parent) : QObject(parent) {}

ManualOpener::~ManualOpener() = default;

void ManualOpener::open() {
  // Of no parent, so that the window it tells of can be put before it.
  if (m_window == nullptr) m_window = std::make_unique<ManualWindow>();
  const QString place = manualPlaceOf(QApplication::focusWidget());
  m_window->show();
  m_window->raise();
  m_window->activateWindow();
  m_window->open(place);  // a window that is shown knows its width
}

}  // namespace lanescope::ui
