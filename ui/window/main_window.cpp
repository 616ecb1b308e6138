// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QLabel>
#include <QMenuBar>
#include <QScreen>
#include <QStatusBar>
#include <QTabWidget>
#include <QTimer>
#include <QToolBar>
#include <QUndoGroup>
#include <QVBoxLayout>
#include <chrono>
#include <initializer_list>

#include "app/crash/crash_reports.h"
#include "ui/compare/comparison_controller.h"
#include "ui/compare/stage_page.h"
#include "ui/compare/stage_source.h"
#include "ui/devices/devices_page.h"
#include "ui/export/stage_exporter.h"
#include "ui/guide/first_steps.h"
#include "ui/history/history_keeper.h"
#include "ui/history/history_page.h"
#include "ui/image/equalize_page.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/page_context.h"
#include "ui/kernel/parameter_panel.h"
#include "ui/kernel/result_panel.h"
#include "ui/kernel/run_controller.h"
#include "ui/kernel/source_view.h"
#include "ui/lab/editor/kernel_editor.h"
#include "ui/lab/lab_marks.h"
#include "ui/lab/lab_page.h"
#include "ui/lesson/lesson_page.h"
#include "ui/measure/measure_page.h"
#include "ui/numbers/errors_page.h"
#include "ui/numbers/work_page.h"
#include "ui/registers/registers_panel.h"
#include "ui/session/session_controller.h"
#include "ui/session/session_menu.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/theme/theme.h"
#include "ui/time_line/time_line_page.h"
#include "ui/tune/sweep_panel.h"
#include "ui/tune/tune_page.h"
#include "ui/watch/go_to_bar.h"
#include "ui/watch/stops.h"
#include "ui/watch/watch_panel.h"
#include "ui/widgets/accessible_combo.h"
#include "ui/widgets/field_undo.h"
#include "ui/widgets/hidden_windows.h"
#include "ui/widgets/message_strip.h"
#include "ui/window/dock_layout.h"
#include "ui/window/engine_note.h"
#include "ui/window/lesson_exporter.h"
#include "ui/window/motion_choice.h"
#include "ui/window/page_stack.h"
#include "ui/window/page_switch.h"
#include "ui/window/page_tabs.h"
#include "ui/window/presentation.h"
#include "ui/window/progress_note.h"
#include "ui/window/window_menus.h"

namespace lanescope::ui {
namespace {

constexpr QSize kFirstSize(1600, 1000);

/// This comes first, since a screen reader may ask for a control as soon as it is made.
QWidget* withAccessibleCombos(QWidget* parent) {
  installAccessibleCombos();
  return parent;
}

}  // namespace

MainWindow::MainWindow(const app::EngineAddress& address, Theme& theme, QWidget* parent)
    : QMainWindow(withAccessibleCombos(parent)),
      m_engine(address),
      m_history(history::HistoryFile::usualPath()),
      m_controller(std::make_unique<RunController>(m_engine)),
      m_catalog(new CatalogView(*m_controller, this)),
      m_parameters(new ParameterPanel(*m_catalog, *m_controller, this)),
      m_bar(makeBar()),  // in the order of Tab it comes before the stage
      m_lab(new LabPage({m_engine, *m_catalog, *m_parameters, theme}, this)),
      m_lesson(new LessonPage({m_engine, *m_catalog, *m_parameters, *m_controller, *m_lab, theme},
                              this)),
      m_stage(new StagePage({*m_catalog, *m_parameters, *m_controller, theme}, this)),
      m_firstSteps(new FirstSteps({*m_catalog, *m_parameters, *m_controller, m_stage->playback()},
                                  m_stage)) {
  m_stage->addAbove(*m_firstSteps);
  connect(m_firstSteps, &FirstSteps::left, &m_stage->stage(),
          [this] { m_stage->stage().setFocus(Qt::OtherFocusReason); });
  // The frame and the desktop's bars take some of the screen.
  resize(kFirstSize.boundedTo(screen()->availableSize() * 0.94));
  const PageContext context{*m_catalog, *m_parameters, *m_controller, messages(), theme};
  makePages(context, address);
  makeDocks(context);
  makeMenus(theme);
  makeTabs();
  connectRest();
  theme.tellColors(m_catalog);
  // The session begins with the kernel that is chosen here.
  m_catalog->choose(QStringLiteral("dot_shared"));
  makeSession();
  m_stage->stage().setFocus(Qt::OtherFocusReason);
  m_engine.queryDevices();
}

MainWindow::~MainWindow() {
  m_presentation->leave();  // the stage goes back to its page, which deletes it
}

void MainWindow::tellOfCrash() {
  if (!app::hasCrashedSince()) return;
  // A message of the bar would give way to the engine's.
  auto* note = new QLabel(tr("Lanescope has crashed. Help, Crash reports… shows where."), this);
  statusBar()->addPermanentWidget(note);
  constexpr std::chrono::minutes kShown{1};
  QTimer::singleShot(kShown, note, &QObject::deleteLater);
}

MessageStrip& MainWindow::messages() {
  return m_stage->messages();
}

QToolBar* MainWindow::makeBar() {
  QToolBar* bar = addToolBar(tr("Kernel and parameters"));
  bar->setObjectName(QStringLiteral("parametersBar"));
  bar->setMovable(false);
  bar->toggleViewAction()->setVisible(false);  // the pages decide on it
  bar->setContentsMargins(0, 0, 0, 0);
  bar->addWidget(m_parameters);
  return bar;
}

void MainWindow::makePages(const PageContext& context, const app::EngineAddress& address) {
  const auto target = [parameters = m_parameters] { return parameters->target(); };
  m_stagePlace = new QWidget(this);
  auto* place = new QVBoxLayout(m_stagePlace);
  place->setContentsMargins(0, 0, 0, 0);
  place->addWidget(m_stage);
  m_lab->setMessages(messages());
  m_lesson->setStage(*m_stage);
  m_image = new EqualizePage(m_engine, target, context.theme, this);
  m_measure = new MeasurePage(context, this);
  m_numbers = new ErrorsPage(context, this);
  m_work = new WorkPage(context, this);
  m_timeLine = new TimeLinePage(m_engine, context, this);
  m_tune = new TunePage(m_engine, context, this);
  const std::int64_t ranks = address.ranks() ? address.ranks()->count() : 0;
  m_devices = new DevicesPage(m_engine, ranks, context, this);
  m_historyPage = new HistoryPage(m_history, context.theme, context.messages, this);
  m_pages = new PageStack(this);
  m_pages->setAccessibleName(tr("What the middle of the window shows"));
  m_pages->setFocusProxy(nullptr);
  m_pages->setFocusPolicy(Qt::NoFocus);
  //: A tab: the animation of a run
  m_pages->addTab(m_stagePlace, tr("Kernel"));
  //: A tab: the user writes a kernel
  m_pages->addTab(m_lab, tr("Lab"));
  //: A tab: a lesson beside the stage
  m_pages->addTab(m_lesson, tr("Lesson"));
  //: A tab: times of kernels and CPU variants
  m_pages->addTab(m_measure, tr("Measure"));
  //: A tab: what host and device do when
  m_pages->addTab(m_timeLine, tr("Time line"));
  //: A tab: how far results are from the exact ones
  m_pages->addTab(m_numbers, tr("Errors"));
  //: A tab: how many operations and steps an algorithm needs
  m_pages->addTab(m_work, tr("Work"));
  //: A tab: a sweep over launches of a kernel
  m_pages->addTab(m_tune, tr("Tune"));
  //: A tab: an all-reduce between several devices
  m_pages->addTab(m_devices, tr("Devices"));
  //: A tab: an image is equalised
  m_pages->addTab(m_image, tr("Image"));
  //: A tab: earlier runs and benchmarks
  m_pages->addTab(m_historyPage, tr("History"));
  // No dock is on the right of these pages, so that they have more room than the stage where the
  // window is narrow.
  for (QWidget* page :
       std::initializer_list<QWidget*>{m_lab, m_lesson, m_measure, m_timeLine, m_numbers, m_work,
                                       m_tune, m_devices, m_image, m_historyPage}) {
    page->setMinimumWidth(m_stage->minimumSizeHint().width());
  }
  setCentralWidget(m_pages);
}

void MainWindow::makeTabs() {
  auto* tabs = new PageTabs(*menuBar());
  for (int page = 0; page < m_pages->count(); ++page) tabs->addTab(m_pages->tabText(page));
  connect(tabs, &QTabBar::currentChanged, m_pages, &QTabWidget::setCurrentIndex);
  connect(m_pages, &QTabWidget::currentChanged, tabs, &QTabBar::setCurrentIndex);
}

void MainWindow::makeDocks(const PageContext& context) {
  m_source = new SourceView(*m_catalog, context.theme, this);
  connect(m_source, &SourceView::copyWanted, m_lab, &LabPage::copyKernelOf);
  auto* result = new ResultPanel(*m_controller, context.theme, this);
  m_stops = new Stops({*m_catalog, *m_controller, *m_stage, *m_source}, this);
  m_goTo = new GoToBar(*m_stage, *m_controller);
  m_watches = new WatchPanel(*m_stops, *m_stage, *m_controller);
  auto* registers = new RegistersPanel(*m_stage, *m_controller, context.theme, this);
  m_docks = new DockLayout(*this, {m_source, result, registers});
  new LabMarks({*m_lab, *m_catalog, *m_controller, *m_stage, *m_stops, *result}, this);
  new StageSource({*m_catalog, *m_controller, *m_stage, *m_source, *result}, this);
}

void MainWindow::makeMenus(Theme& theme) {
  m_presentation = new Presentation(*this, *m_stage, *m_lesson);
  new WindowMenus(
      {.window = *this,
       .docks = *m_docks,
       .controller = *m_controller,
       .parameters = *m_parameters,
       .stage = *m_stage,
       .exporter = *new StageExporter(*m_stage, *statusBar(), this),
       .lab = *m_lab,
       .lesson = *m_lesson,
       .lessonExporter = *new LessonExporter(*m_lesson, *statusBar(), this),
       .measure = *m_measure,
       .numbers = *m_numbers,
       .work = *m_work,
       .timeLine = *m_timeLine,
       .devices = *m_devices,
       .image = *m_image,
       .history = *m_historyPage,
       .watch = {m_stage->playback(), *m_source, m_lab->editor(), *m_stops, *m_goTo, *m_watches},
       .presentation = *m_presentation,
       .firstSteps = *m_firstSteps,
       .motion = *new MotionChoice(m_stage->playback(), this),
       .theme = theme});
  new ProgressNote(*m_controller, *statusBar(), this);
  new EngineNote(m_engine, messages(), *statusBar(), this);
  m_docks->restore();
}

void MainWindow::connectRest() {
  new ComparisonController(*m_stage, *m_parameters, *m_controller, this);
  m_historyKeeper =
      new HistoryKeeper(m_history, {*m_controller, m_image->job(), m_tune->sweep().sweep()}, this);
  connect(m_historyPage, &HistoryPage::showRequested, m_measure, &MeasurePage::showStored);
  new FieldUndo(this);
  new HiddenWindows(this);
}

void MainWindow::makeSession() {
  m_session = new SessionController(
      *this, {*m_catalog, *m_parameters, *m_stage, *m_controller, *m_stops, *m_lab, *m_lesson},
      messages());
  auto* undo = new QUndoGroup(this);
  new SessionMenu(*menuBar(), *m_session, *undo);
  connect(m_session, &SessionController::imageChosen, m_image, &EqualizePage::open);
  connect(m_session, &SessionController::kernelChosen, m_lab, &LabPage::open);
  connect(m_session, &SessionController::lessonChosen, m_lesson, &LessonPage::open);
  connect(m_session, &SessionController::resultsChosen, m_historyPage, &HistoryPage::importFiles);
  new PageSwitch({.pages = *m_pages,
                  .docks = *m_docks,
                  .bar = *m_bar,
                  .parameters = *m_parameters,
                  .stagePlace = *m_stagePlace,
                  .stage = *m_stage,
                  .lab = *m_lab,
                  .lesson = *m_lesson,
                  .catalog = *m_catalog,
                  .firstSteps = *m_firstSteps,
                  .image = *m_image,
                  .measure = *m_measure,
                  .tune = *m_tune,
                  .history = *m_historyPage,
                  .numbers = *m_numbers,
                  .work = *m_work,
                  .timeLine = *m_timeLine,
                  .devices = *m_devices,
                  .undo = *undo,
                  .goTo = *m_goTo,
                  .watches = *m_watches,
                  .session = *m_session},
                 this);
}

void MainWindow::showExample() {
  m_parameters->setText("n", QStringLiteral("64"));
  m_parameters->setText("block", QStringLiteral("16"));
  connect(m_controller.get(), &RunController::sceneReady, m_measure, &MeasurePage::start,
          Qt::SingleShotConnection);
  m_historyKeeper->leaveOut(m_parameters->kernel(), m_parameters->parameters());
  m_parameters->run();
  m_session->startFresh();
  m_firstSteps->openOnFirstStart();  // the example is not the user's run
}

void MainWindow::closeEvent(QCloseEvent* event) {
  m_presentation->leave();  // so that a question is seen
  if (!m_session->mayClose()) return event->ignore();
  m_docks->save();
  QMainWindow::closeEvent(event);
}

}  // namespace lanescope::ui
