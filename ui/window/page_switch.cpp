// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page_switch.h"

#include <QTabWidget>
#include <QToolBar>
#include <QUndoGroup>
#include <QVBoxLayout>

#include "ui/compare/stage_page.h"
#include "ui/devices/devices_page.h"
#include "ui/guide/first_steps.h"
#include "ui/history/history_page.h"
#include "ui/image/equalize_page.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/parameter_panel.h"
#include "ui/lab/lab_page.h"
#include "ui/lesson/lesson_page.h"
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
  bringStageAt(parts.parameters, &ParameterPanel::runRequested);
  bringStageAt(parts.parameters, &ParameterPanel::barWanted);
  bringStageAt(parts.firstSteps, &FirstSteps::wanted);
  bringStageAt(parts.session, &SessionController::opened);
  bring(parts.image, parts.image, &EqualizePage::wanted);
  bring(parts.measure, parts.measure, &MeasurePage::wanted);
  bring(parts.history, parts.history, &HistoryPage::wanted);
  bringStageAt(parts.goTo, &GoToBar::wanted);
  bringStageAt(parts.watches, &WatchPanel::wanted);
  bring(parts.numbers, parts.numbers, &ErrorsPage::wanted);
  bring(parts.work, parts.work, &WorkPage::wanted);
  bring(parts.timeLine, parts.timeLine, &TimeLinePage::wanted);
  bring(parts.devices, parts.devices, &DevicesPage::wanted);
  bring(parts.lab, parts.lab, &LabPage::wanted);
  bring(parts.lesson, parts.lesson, &LessonPage::wanted);
  connect(&parts.catalog, &CatalogView::picked, this, [this] {
    if (m_parts.pages.currentWidget() == &m_parts.lab) bringStage();
  });
  parts.undo.addStack(&parts.session.history());
  parts.undo.addStack(&parts.history.changes());
  parts.undo.setActiveStack(&parts.session.history());
  connect(&parts.pages, &QTabWidget::currentChanged, this, &PageSwitch::arrange);
}

template <class Sender, class Signal>
void PageSwitch::bring(QWidget& page, const Sender& sender, Signal signal) {
  connect(&sender, signal, this, [this, shown = &page] { m_parts.pages.setCurrentWidget(shown); });
}

void PageSwitch::bringStage() {
  const bool isOnLab = m_parts.pages.currentWidget() == &m_parts.lab &&
                       m_parts.catalog.kernel() == m_parts.lab.kernel();
  const bool isOnLesson = m_parts.pages.currentWidget() == &m_parts.lesson;
  if (!isOnLab && !isOnLesson) m_parts.pages.setCurrentWidget(&m_parts.stagePlace);
}

template <class Sender, class Signal>
void PageSwitch::bringStageAt(const Sender& sender, Signal signal) {
  connect(&sender, signal, this, &PageSwitch::bringStage);
}

void PageSwitch::arrange() {
  const QWidget* shown = m_parts.pages.currentWidget();
  const bool isLab = shown == &m_parts.lab;
  const bool isLesson = shown == &m_parts.lesson;
  const bool isStage = shown == &m_parts.stagePlace;
  if (isLab) m_parts.lab.takeStage(m_parts.stage);
  if (isLesson) m_parts.lesson.takeStage(m_parts.stage);
  if (isStage) {
    m_parts.stagePlace.layout()->addWidget(&m_parts.stage);
    m_parts.stage.show();
    m_parts.docks.restoreAll();
  } else if (isLab) {
    m_parts.docks.showWithoutSource();
  } else {
    m_parts.docks.hideAll();
  }
  m_parts.parameters.setActsOnStage(isStage || isLab || isLesson);
  // Devices, an image and the history are about no kernel of the catalogue.
  const bool hasBar =
      shown != &m_parts.devices && shown != &m_parts.image && shown != &m_parts.history;
  m_parts.bar.setVisible(hasBar);
  // What cannot be seen is not undone.
  m_parts.undo.setActiveStack(hasBar                      ? &m_parts.session.history()
                              : shown == &m_parts.history ? &m_parts.history.changes()
                                                          : nullptr);
}

}  // namespace lanescope::ui
