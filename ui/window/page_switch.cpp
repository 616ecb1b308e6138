// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page_switch.h"

#include <QTabWidget>
#include <QToolBar>
#include <QUndoGroup>

#include "ui/compare/stage_page.h"
#include "ui/guide/first_steps.h"
#include "ui/history/history_page.h"
#include "ui/image/equalize_page.h"
#include "ui/kernel/parameter_panel.h"
#include "ui/measure/measure_page.h"
#include "ui/numbers/errors_page.h"
#include "ui/numbers/work_page.h"
#include "ui/session/session_controller.h"
#include "ui/time_line/time_line_page.h"
#include "ui/tune/tune_page.h"
#include "ui/watch/go_to_bar.h"
#include "ui/watch/watch_panel.h"
#include "ui/window/dock_layout.h"

namespace lanescope::ui {

PageSwitch::PageSwitch(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts) {
  bring(parts.stage, parts.parameters, &ParameterPanel::runRequested);
  bring(parts.stage, parts.parameters, &ParameterPanel::barWanted);
  bring(parts.stage, parts.firstSteps, &FirstSteps::wanted);
  bring(parts.stage, parts.session, &SessionController::opened);
  bring(parts.image, parts.image, &EqualizePage::wanted);
  bring(parts.measure, parts.measure, &MeasurePage::wanted);
  bring(parts.history, parts.history, &HistoryPage::wanted);
  bring(parts.stage, parts.goTo, &GoToBar::wanted);
  bring(parts.stage, parts.watches, &WatchPanel::wanted);
  bring(parts.numbers, parts.numbers, &ErrorsPage::wanted);
  bring(parts.work, parts.work, &WorkPage::wanted);
  bring(parts.timeLine, parts.timeLine, &TimeLinePage::wanted);
  parts.undo.addStack(&parts.session.history());
  parts.undo.addStack(&parts.history.changes());
  parts.undo.setActiveStack(&parts.session.history());
  connect(&parts.pages, &QTabWidget::currentChanged, this, &PageSwitch::arrange);
}

template <class Sender, class Signal>
void PageSwitch::bring(QWidget& page, const Sender& sender, Signal signal) {
  connect(&sender, signal, this, [this, shown = &page] { m_parts.pages.setCurrentWidget(shown); });
}

void PageSwitch::arrange() {
  const QWidget* shown = m_parts.pages.currentWidget();
  if (shown == &m_parts.stage) {
    m_parts.docks.restoreAll();
  } else {
    m_parts.docks.hideAll();
  }
  m_parts.parameters.setActsOnStage(shown == &m_parts.stage);
  // An image and the history are about no kernel of the catalogue.
  const bool hasBar = shown != &m_parts.image && shown != &m_parts.history;
  m_parts.bar.setVisible(hasBar);
  // What cannot be seen is not undone.
  m_parts.undo.setActiveStack(hasBar                      ? &m_parts.session.history()
                              : shown == &m_parts.history ? &m_parts.history.changes()
                                                          : nullptr);
}

}  // namespace lanescope::ui
