// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page_switch.h"

#include <QTabWidget>

#include "ui/compare/stage_page.h"
#include "ui/history/history_page.h"
#include "ui/image/equalize_page.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/parameter_panel.h"
#include "ui/measure/measure_page.h"
#include "ui/numbers/numbers_panel.h"
#include "ui/numbers/work_panel.h"
#include "ui/session/session_controller.h"
#include "ui/tune/tune_page.h"
#include "ui/watch/go_to_bar.h"
#include "ui/watch/watch_panel.h"
#include "ui/window/dock_layout.h"

namespace lanescope::ui {

PageSwitch::PageSwitch(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts) {
  bring(parts.stage, parts.parameters, &ParameterPanel::runRequested);
  bring(parts.stage, parts.session, &SessionController::opened);
  bring(parts.image, parts.image, &EqualizePage::wanted);
  bring(parts.measure, parts.measure, &MeasurePage::wanted);
  bring(parts.history, parts.history, &HistoryPage::wanted);
  bring(parts.stage, parts.goTo, &GoToBar::wanted);
  bring(parts.stage, parts.watches, &WatchPanel::wanted);
  bringDock(parts.numbers);
  bringDock(parts.work);
  connect(&parts.pages, &QTabWidget::currentChanged, this, &PageSwitch::arrangeDocks);
}

template <class Sender, class Signal>
void PageSwitch::bring(QWidget& page, const Sender& sender, Signal signal) {
  connect(&sender, signal, this, [this, shown = &page] { m_parts.pages.setCurrentWidget(shown); });
}

template <class Panel>
void PageSwitch::bringDock(const Panel& panel) {
  connect(&panel, &Panel::wanted, this, [this, shown = &panel] {
    m_parts.pages.setCurrentWidget(&m_parts.stage);
    m_parts.docks.bringForward(*shown);
  });
}

void PageSwitch::arrangeDocks() {
  const QWidget* shown = m_parts.pages.currentWidget();
  // An image and the history need the space, and no dock is about them.
  if (shown == &m_parts.image || shown == &m_parts.history) return m_parts.docks.keepOnly({});
  const bool isOfKernel = shown == &m_parts.measure || shown == &m_parts.tune;
  isOfKernel ? m_parts.docks.keepOnly({&m_parts.catalog, &m_parts.parameters})
             : m_parts.docks.restoreAll();
}

}  // namespace lanescope::ui
