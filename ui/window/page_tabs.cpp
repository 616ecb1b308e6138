// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page_tabs.h"

#include <QCoreApplication>
#include <QEvent>
#include <QMenuBar>
#include <QStyle>

namespace lanescope::ui {

PageTabs::PageTabs(QMenuBar& menus) : QTabBar(&menus), m_menus(menus) {
  setObjectName(QStringLiteral("pages"));
  //: Name of the tabs for screen readers
  setAccessibleName(tr("Pages"));
  setDocumentMode(true);
  setDrawBase(false);
  setExpanding(false);
  // Outside the window it would have no such corner.
  menus.setNativeMenuBar(false);
  menus.setCornerWidget(this);
  menus.installEventFilter(this);
}

bool PageTabs::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) arrange();
  return QTabBar::eventFilter(watched, event);
}

void PageTabs::arrange() {
  if (!m_isTight) m_usual = m_menus.sizeHint().width();
  const bool isTight = m_usual > m_menus.width();
  if (isTight == m_isTight) return;
  m_isTight = isTight;
  for (QWidget* each : {static_cast<QWidget*>(this), static_cast<QWidget*>(&m_menus)}) {
    each->setProperty("isTight", isTight);  // for the style sheet, which is applied anew
    each->style()->unpolish(each);
    each->style()->polish(each);
    QEvent again(QEvent::StyleChange);  // they have cached the size of their texts
    QCoreApplication::sendEvent(each, &again);
  }
}

}  // namespace lanescope::ui
