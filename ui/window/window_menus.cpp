// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_menus.h"

#include <QAction>
#include <QActionGroup>
#include <QDesktopServices>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>

#include "ui/compare/stage_page.h"
#include "ui/devices/devices_page.h"
#include "ui/export/stage_exporter.h"
#include "ui/guide/first_steps.h"
#include "ui/history/history_page.h"
#include "ui/image/equalize_page.h"
#include "ui/kernel/parameter_panel.h"
#include "ui/kernel/run_controller.h"
#include "ui/lab/lab_page.h"
#include "ui/lesson/lesson_page.h"
#include "ui/manual/manual_window.h"
#include "ui/measure/measure_page.h"
#include "ui/numbers/errors_page.h"
#include "ui/numbers/work_page.h"
#include "ui/quiz/quiz_menu.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/theme/theme.h"
#include "ui/time_line/time_line_page.h"
#include "ui/widgets/manual_link.h"
#include "ui/widgets/message_strip.h"
#include "ui/window/about.h"
#include "ui/window/cheat_sheet.h"
#include "ui/window/crash_dialog.h"
#include "ui/window/dock_layout.h"
#include "ui/window/language_menu.h"
#include "ui/window/lesson_exporter.h"
#include "ui/window/motion_choice.h"
#include "ui/window/presentation.h"

namespace lanescope::ui {
namespace {

const QString kHardwareCounters = QStringLiteral("hardwareCounters");

}  // namespace

template <class Receiver, class Slot>
QAction* WindowMenus::add(QMenu& menu, const QString& text, const QKeySequence& keys,
                          Receiver* receiver, Slot slot) {
  QAction* action = menu.addAction(text);
  action->setShortcut(keys);
  connect(action, &QAction::triggered, receiver, [receiver, slot] { (receiver->*slot)(); });
  return action;
}

WindowMenus::WindowMenus(const MenuTargets& targets)
    : QObject(&targets.window), m_targets(targets) {
  QMenuBar& bar = *targets.window.menuBar();
  //: A menu
  fillFile(*bar.addMenu(tr("&File")));
  //: A menu
  fillEdit(*bar.addMenu(tr("&Edit")));
  //: A menu
  fillRun(*bar.addMenu(tr("&Run")));
  //: A menu
  fillView(*bar.addMenu(tr("&View")));
  //: A menu
  fillPlayback(*bar.addMenu(tr("&Playback")));
  //: A menu
  fillHelp(*bar.addMenu(tr("&Help")));
  followController();
  setPresenting(false);
  // Whatever widget knows where the manual explains it opens an address of this scheme.
  QDesktopServices::setUrlHandler(QLatin1String(kManualScheme), this, "openPlace");
}

WindowMenus::~WindowMenus() {
  QDesktopServices::unsetUrlHandler(QLatin1String(kManualScheme));
}

void WindowMenus::followController() {
  connect(&m_targets.parameters, &ParameterPanel::readinessChanged, m_run, &QAction::setEnabled);
  const RunController* controller = &m_targets.controller;
  connect(controller, &RunController::activityChanged, m_cancel,
          [this](Activity activity) { m_cancel->setEnabled(activity != Activity::idle); });
  m_cancel->setEnabled(false);
  connect(controller, &RunController::sceneReady, this,
          [this](const std::shared_ptr<const StageScene>& scene) {
            setHasScene(scene != nullptr && scene->stepCount() > 0);
          });
  setHasScene(false);
}

void WindowMenus::fillFile(QMenu& menu) {
  InputFiles* data = &m_targets.parameters.data();
  //: In the menu File: opens a dialog of files
  add(menu, tr("Open &data…"), Qt::CTRL | Qt::SHIFT | Qt::Key_O, data, &InputFiles::choose);
  add(menu, tr("Use the &pattern"), {}, data, &InputFiles::clear);
  menu.addSeparator();
  EqualizePage* image = &m_targets.image;
  //: In the menu File: opens a dialog of files
  add(menu, tr("Open i&mage…"), Qt::CTRL | Qt::Key_I, image, &EqualizePage::choose);
  add(menu, tr("Equalise the Moo&n"), {}, image, &EqualizePage::openPhotograph);
  add(menu, tr("Save the equa&lised image…"), Qt::CTRL | Qt::SHIFT | Qt::Key_I, image,
      &EqualizePage::chooseAndSave);
  menu.addSeparator();
  //: In the menu File: writes the animation into a file
  m_sceneActions +=
      add(menu, tr("&Export…"), Qt::CTRL | Qt::Key_E, &m_targets.exporter, &StageExporter::ask);
  MeasurePage* measure = &m_targets.measure;
  //: In the menu File: saves the chart of the page Measure
  add(menu, tr("Save &chart…"), {}, measure, &MeasurePage::savePicture);
  add(menu, tr("Save the chart's &table…"), {}, measure, &MeasurePage::saveTable);
  add(menu, tr("Save chart of e&rrors…"), {}, &m_targets.numbers, &ErrorsPage::savePicture);
  //: In the menu File: saves the table of the page Errors
  add(menu, tr("Save errors…"), {}, &m_targets.numbers, &ErrorsPage::saveTable);
  add(menu, tr("Save chart of &work…"), {}, &m_targets.work, &WorkPage::savePicture);
  //: In the menu File: saves the table of the page Work
  add(menu, tr("Save work…"), {}, &m_targets.work, &WorkPage::saveTable);
  add(menu, tr("Save picture of the time line…"), {}, &m_targets.timeLine,
      &TimeLinePage::savePicture);
  add(menu, tr("Save time line…"), {}, &m_targets.timeLine, &TimeLinePage::saveTable);
  add(menu, tr("Save picture of the devices…"), {}, &m_targets.devices, &DevicesPage::savePicture);
  //: In the menu File: saves the messages between devices
  add(menu, tr("Save messages…"), {}, &m_targets.devices, &DevicesPage::saveTable);
  menu.addSeparator();
  //: In the menu File: a menu on earlier runs and benchmarks
  QMenu& history = *menu.addMenu(tr("Histor&y"));
  add(history, tr("&All runs and benchmarks"), Qt::CTRL | Qt::Key_H, &m_targets.history,
      &HistoryPage::open);
  history.addActions(m_targets.history.offered());
  menu.addSeparator();
  //: In the menu File: ends the program
  add(menu, tr("&Quit"), QKeySequence::Quit, &m_targets.window, &QWidget::close);
}

void WindowMenus::fillEdit(QMenu& menu) {
  //: In the menu Edit: copies the picture of the stage
  QAction* copy = add(menu, tr("&Copy picture"), Qt::CTRL | Qt::Key_C, &m_targets.exporter,
                      &StageExporter::copy);
  // Elsewhere the key copies a text.
  copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  m_targets.stage.stageArea().addAction(copy);
  m_sceneActions += copy;
  //: In the menu Edit: copies the chart of the page Measure
  add(menu, tr("Cop&y chart"), Qt::CTRL | Qt::SHIFT | Qt::Key_C, &m_targets.measure,
      &MeasurePage::copy);
}

void WindowMenus::fillRun(QMenu& menu) {
  add(menu, tr("Choose a &kernel…"), Qt::CTRL | Qt::Key_K, &m_targets.parameters,
      &ParameterPanel::chooseKernel);
  //: In the menu Run: the chosen kernel's text, to be changed on the page Lab
  add(menu, tr("&Edit a copy"), {}, &m_targets.lab, &LabPage::copyKernel)
      ->setStatusTip(tr("Begins on the page Lab with a copy of the chosen kernel"));
  //: In the menu Run: runs the chosen kernel
  m_run = add(menu, tr("&Run"), Qt::CTRL | Qt::Key_R, &m_targets.parameters, &ParameterPanel::run);
  //: In the menu Run: ends the run
  m_cancel =
      add(menu, tr("&Cancel"), Qt::Key_Escape, &m_targets.controller, &RunController::cancel);
  menu.addSeparator();
  add(menu, tr("&Measure CPU and GPU"), Qt::Key_F6, &m_targets.measure, &MeasurePage::startInFront);
  add(menu, tr("Measure the time &line"), Qt::SHIFT | Qt::Key_F6, &m_targets.timeLine,
      &TimeLinePage::startInFront);
  //: In the menu Run: begins what the page Errors shows
  add(menu, tr("Compare &errors"), Qt::Key_F7, &m_targets.numbers, &ErrorsPage::startInFront);
  add(menu, tr("&Shuffle the order"), Qt::Key_F8, &m_targets.numbers, &ErrorsPage::shuffle);
  add(menu, tr("Count &work and depth"), Qt::SHIFT | Qt::Key_F9, &m_targets.work,
      &WorkPage::startInFront);
  add(menu, tr("Reduce over &devices"), Qt::SHIFT | Qt::Key_F7, &m_targets.devices,
      &DevicesPage::startInFront);
  menu.addSeparator();
  fillHardwareCounters(menu);
}

void WindowMenus::fillHardwareCounters(QMenu& menu) {
  QAction* action = menu.addAction(tr("Read the GPU's &own counters"));
  action->setObjectName(QStringLiteral("hardware-counters"));
  action->setCheckable(true);
  action->setStatusTip(
      tr("Shows them beside those of the record; a run on a GPU takes a quarter of a second "
         "longer for it."));
  ParameterPanel* parameters = &m_targets.parameters;
  connect(action, &QAction::toggled, parameters, &ParameterPanel::setHardwareCounters);
  connect(action, &QAction::triggered, parameters,
          [](bool on) { QSettings().setValue(kHardwareCounters, on); });
  action->setChecked(QSettings().value(kHardwareCounters, true).toBool());
}

void WindowMenus::fillView(QMenu& menu) {
  StageWidget* stage = &m_targets.stage.stage();
  int key = Qt::Key_1;
  for (const StageViewInfo& info : stageViews()) {
    QAction* action = menu.addAction(info.name);
    action->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(key++)));
    action->setStatusTip(info.help);
    action->setCheckable(true);
    const StageView view = info.view;
    action->setChecked(stage->look().views.testFlag(view));
    connect(action, &QAction::triggered, stage, [stage, view] { stage->toggleView(view); });
    connect(stage, &StageWidget::viewsChanged, action,
            [action, view](StageViews now) { action->setChecked(now.testFlag(view)); });
  }
  QAction* rounding = menu.addAction(tr("Shade by ro&unding"));
  rounding->setObjectName(QStringLiteral("shade-by-rounding"));
  rounding->setStatusTip(
      tr("The space-time diagram shows what rounding took from each value, as its record tells"));
  rounding->setCheckable(true);
  connect(rounding, &QAction::toggled, &m_targets.stage, &StagePage::setShowsRounding);
  connect(&m_targets.stage, &StagePage::showsRoundingChanged, rounding, &QAction::setChecked);
  menu.addSeparator();
  //: In the menu View
  m_zoomIn = add(menu, tr("Zoom &in"), QKeySequence::ZoomIn, stage, &StageWidget::zoomIn);
  //: In the menu View
  m_zoomOut = add(menu, tr("Zoom &out"), QKeySequence::ZoomOut, stage, &StageWidget::zoomOut);
  //: In the menu View: makes the picture as large as the stage
  add(menu, tr("&Fit"), Qt::CTRL | Qt::Key_0, stage, &StageWidget::fit);
  menu.addSeparator();
  fillPresentation(menu);
  menu.addSeparator();
  //: In the menu View: a menu of sets of colours
  fillTheme(*menu.addMenu(tr("&Theme")));
  //: In the menu View: a menu of languages
  LanguageMenu::fill(*menu.addMenu(tr("Lan&guage")), [this](const QString& text) {
    m_targets.stage.messages().say(text, MessageStrip::Tone::note);
  });
  //: In the menu View: a menu of the panels beside the stage
  QMenu& docks = *menu.addMenu(tr("&Panels"));
  for (const QDockWidget* dock : m_targets.docks.docks()) docks.addAction(dock->toggleViewAction());
  add(menu, tr("&Reset the layout"), {}, &m_targets.docks, &DockLayout::reset);
}

void WindowMenus::fillPresentation(QMenu& menu) {
  Presentation* presentation = &m_targets.presentation;
  //: In the menu View: shows the stage on the full screen
  m_present = add(menu, tr("&Presentation"), Qt::Key_F5, presentation, &Presentation::toggle);
  m_present->setStatusTip(tr("The stage and its transport alone on the full screen"));
  m_present->setCheckable(true);
  m_leave = add(menu, tr("Close a panel, or lea&ve the presentation"), {}, presentation,
                &Presentation::escape);
  //: In the menu View: type size
  m_enlarge = add(menu, tr("Lar&ger type"), {}, presentation, &Presentation::enlargeType);
  //: In the menu View: type size
  m_reduce = add(menu, tr("S&maller type"), {}, presentation, &Presentation::reduceType);
  connect(presentation, &Presentation::changed, this, &WindowMenus::setPresenting);
}

template <class Value, class Choose>
void WindowMenus::addChoices(QMenu& menu, const QList<std::pair<QString, Value>>& choices,
                             Value now, Choose choose) {
  auto* group = new QActionGroup(this);
  for (const auto& [text, value] : choices) {
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(value == now);
    action->setData(static_cast<int>(value));
    group->addAction(action);
    connect(action, &QAction::triggered, this, [choose, v = value] { choose(v); });
  }
}

void WindowMenus::fillTheme(QMenu& menu) {
  Theme* theme = &m_targets.theme;
  addChoices<Theme::Choice>(menu,
                            {{tr("As the &desktop"), Theme::Choice::desktop},
                             {//: In the menu of sets of colours
                              tr("&Light"), Theme::Choice::light},
                             {//: In the menu of sets of colours
                              tr("D&ark"), Theme::Choice::dark},
                             {//: In the menu of sets of colours
                              tr("&High contrast"), Theme::Choice::highContrast}},
                            theme->choice(),
                            [theme](Theme::Choice choice) { theme->choose(choice); });
}

void WindowMenus::fillPlayback(QMenu& menu) {
  Playback* playback = &m_targets.stage.playback();
  const auto addStep = [&](const QString& text, const QKeySequence& keys,
                           void (Playback::*slot)()) {
    m_sceneActions += add(menu, text, keys, playback, slot);
  };
  addStep(tr("&Play or pause"), Qt::CTRL | Qt::Key_Space, &Playback::toggle);
  //: In the menu Playback
  addStep(tr("Pla&y backward"), Qt::CTRL | Qt::SHIFT | Qt::Key_Space, &Playback::toggleBackward);
  menu.addSeparator();
  //: In the menu Playback
  addStep(tr("Step &forward"), Qt::CTRL | Qt::Key_Right, &Playback::forward);
  //: In the menu Playback
  addStep(tr("Step &back"), Qt::CTRL | Qt::Key_Left, &Playback::back);
  //: In the menu Playback
  addStep(tr("&Next epoch"), Qt::CTRL | Qt::SHIFT | Qt::Key_Right, &Playback::nextEpoch);
  //: In the menu Playback
  addStep(tr("Pre&vious epoch"), Qt::CTRL | Qt::SHIFT | Qt::Key_Left, &Playback::previousEpoch);
  //: In the menu Playback
  addStep(tr("F&irst step"), Qt::CTRL | Qt::Key_Home, &Playback::first);
  //: In the menu Playback
  addStep(tr("&Last step"), Qt::CTRL | Qt::Key_End, &Playback::last);
  menu.addSeparator();
  fillMarks(menu);
  new WatchMenu(*menu.addMenu(tr("Breakpoints and conditions")), m_targets.watch);
  menu.addSeparator();
  StageWidget* stage = &m_targets.stage.stage();
  m_sceneActions += add(menu, tr("Follow the next &thread"), Qt::CTRL | Qt::Key_T, stage,
                        &StageWidget::followNext);
  m_sceneActions += add(menu, tr("Follow the previous threa&d"), Qt::CTRL | Qt::SHIFT | Qt::Key_T,
                        stage, &StageWidget::followPrevious);
  m_sceneActions += add(menu, tr("Follow no t&hread"), {}, stage, &StageWidget::followNone);
  menu.addSeparator();
  //: In the menu Playback: more steps per second
  add(menu, tr("Fa&ster"), Qt::CTRL | Qt::Key_Up, playback, &Playback::faster);
  //: In the menu Playback: fewer steps per second
  add(menu, tr("Slo&wer"), Qt::CTRL | Qt::Key_Down, playback, &Playback::slower);
  //: In the menu Playback: as many steps per second as can be drawn
  add(menu, tr("Ma&ximum speed"), {}, playback, &Playback::setAsFastAsDrawn);
  fillMotion(*menu.addMenu(tr("&Motion within a step")));
  fillGranularity(*menu.addMenu(tr("How far a st&ep goes")));
  new QuizMenu(*menu.addMenu(tr("&Quiz: predict, then reveal")), m_targets.stage.quiz(), *playback);
  //: In the menu Playback: the animation begins again at its end
  QAction* loop = menu.addAction(tr("L&oop"));
  loop->setCheckable(true);
  connect(loop, &QAction::toggled, playback, &Playback::setLoops);
  connect(playback, &Playback::loopsChanged, loop, &QAction::setChecked);
}

void WindowMenus::fillMarks(QMenu& menu) {
  Playback* playback = &m_targets.stage.playback();
  m_sceneActions += add(menu, tr("Set or clear a boo&kmark"), Qt::CTRL | Qt::Key_B, playback,
                        &Playback::toggleBookmark);
  const QList<QAction*> ofBookmarks{
      //: In the menu Playback
      add(menu, tr("Ne&xt bookmark"), Qt::CTRL | Qt::Key_BracketRight, playback,
          &Playback::nextBookmark),
      //: In the menu Playback
      add(menu, tr("P&revious bookmark"), Qt::CTRL | Qt::Key_BracketLeft, playback,
          &Playback::previousBookmark),
      add(menu, tr("&Clear all bookmarks"), {}, playback, &Playback::clearBookmarks)};
  menu.addSeparator();
  const QList<QAction*> ofFindings{
      //: In the menu Playback; a finding is a mistake that the record shows
      add(menu, tr("Next findin&g"), Qt::CTRL | Qt::Key_Period, playback, &Playback::nextFinding),
      //: In the menu Playback; a finding is a mistake that the record shows
      add(menu, tr("Previo&us finding"), Qt::CTRL | Qt::Key_Comma, playback,
          &Playback::previousFinding)};
  const auto show = [playback, ofBookmarks, ofFindings] {
    for (QAction* action : ofBookmarks) action->setEnabled(!playback->bookmarks().empty());
    for (QAction* action : ofFindings) action->setEnabled(!playback->findings().empty());
  };
  connect(playback, &Playback::marksChanged, this, show);
  show();
}

void WindowMenus::fillGranularity(QMenu& menu) {
  Playback* playback = &m_targets.stage.playback();
  addChoices<Granularity>(menu,
                          {{tr("One &access of all threads"), Granularity::subStep},
                           {tr("All accesses of a source &line"), Granularity::line},
                           {tr("On to the next &barrier"), Granularity::epoch}},
                          playback->granularity(),
                          [playback](Granularity each) { playback->setGranularity(each); });
  connect(playback, &Playback::granularityChanged, &menu, [&menu](Granularity now) {
    for (QAction* action : menu.actions()) {
      action->setChecked(action->data().toInt() == static_cast<int>(now));
    }
  });
}

void WindowMenus::fillMotion(QMenu& menu) {
  MotionChoice* motion = &m_targets.motion;
  addChoices<Motion>(menu,
                     {{//: In the menu of motion: how fast values move within a step
                       tr("&Off"), Motion::off},
                      {//: In the menu of motion: how fast values move within a step
                       tr("&Fast"), Motion::fast},
                      {//: In the menu of motion: how fast values move within a step
                       tr("&Normal"), Motion::normal},
                      {//: In the menu of motion: how fast values move within a step
                       tr("&Slow"), Motion::slow}},
                     motion->motion(), [motion](Motion each) { motion->setMotion(each); });
  //: Above a choice of when nothing moves
  menu.addSection(tr("Without motion"));
  addChoices<MotionChoice::Reduce>(
      menu,
      {{tr("If the &desktop asks for it"), MotionChoice::Reduce::desktop},
       {//: In the menu of motion: nothing moves
        tr("&Always"), MotionChoice::Reduce::always},
       {//: In the menu of motion: values always move
        tr("N&ever"), MotionChoice::Reduce::never}},
      motion->reduce(), [motion](MotionChoice::Reduce each) { motion->setReduce(each); });
}

void WindowMenus::fillHelp(QMenu& menu) {
  QMainWindow* window = &m_targets.window;
  // From every window of the program: what has the focus decides on the page.
  //: In the menu Help
  QAction* help = add(menu, tr("&Manual"), Qt::Key_F1, this, &WindowMenus::openManual);
  help->setShortcuts({QKeySequence(Qt::Key_F1), QKeySequence(Qt::Key_Question)});
  help->setShortcutContext(Qt::ApplicationShortcut);
  //: In the menu Help
  add(menu, tr("&First steps"), {}, &m_targets.firstSteps, &FirstSteps::openAgain);
  //: In the menu Help: a menu of what can be done with lessons
  fillLessons(*menu.addMenu(tr("&Lessons")));
  //: In the menu Help
  add(menu, tr("&Glossary"), {}, this, &WindowMenus::openGlossary);
  //: In the menu Help
  QAction* shortcuts = menu.addAction(tr("&Keyboard shortcuts"));
  shortcuts->setShortcut(Qt::CTRL | Qt::Key_F1);
  connect(shortcuts, &QAction::triggered, window, [window] { CheatSheet::showOver(*window); });
  //: In the menu Help: opens a dialog with what is known of crashes
  QAction* crashes = menu.addAction(tr("&Crash reports…"));
  connect(crashes, &QAction::triggered, window, [window] { CrashDialog::showOver(*window); });
  //: In the menu Help
  QAction* about = menu.addAction(tr("&About Lanescope"));
  connect(about, &QAction::triggered, window, [window] { showAbout(*window); });
}

void WindowMenus::fillLessons(QMenu& menu) {
  LessonPage* page = &m_targets.lesson;
  //: In the menu of lessons: shows the list of them
  add(menu, tr("&All lessons"), {}, page, &LessonPage::showList);
  //: In the menu of lessons: opens a dialog of files
  add(menu, tr("&Open a lesson…"), {}, page, &LessonPage::chooseFile);
  //: In the menu of lessons: opens a dialog of folders
  add(menu, tr("Open the &folder of a lesson…"), {}, page, &LessonPage::chooseFolder);
  menu.addSeparator();
  const QList<QAction*> ofOpen{
      //: In the menu of lessons: turns the page
      add(menu, tr("&Next page"), Qt::ALT | Qt::Key_Right, page, &LessonPage::next),
      //: In the menu of lessons: turns the page back
      add(menu, tr("&Previous page"), Qt::ALT | Qt::Key_Left, page, &LessonPage::back),
      //: In the menu of lessons: sets the stage as the page has it
      add(menu, tr("&Set the stage again"), {}, page, &LessonPage::setStageAgain),
      //: In the menu of lessons: reads the lesson's files again
      add(menu, tr("&Reload"), {}, page, &LessonPage::reload),
      //: In the menu of lessons: opens a dialog of files
      add(menu, tr("&Export the lesson…"), {}, &m_targets.lessonExporter, &LessonExporter::ask)};
  const auto show = [page, ofOpen] {
    for (QAction* each : ofOpen) each->setEnabled(page->isOpen());
  };
  connect(page, &LessonPage::placeChanged, this, show);
  show();
}

ManualWindow& WindowMenus::manual() {
  // The manual has no parent, so that the window can be put before it.
  if (m_manual == nullptr) m_manual = std::make_unique<ManualWindow>();
  return *m_manual;
}

void WindowMenus::openManual() {
  manual().openForFocus();
}

void WindowMenus::openGlossary() {
  manual().openAt(QStringLiteral("glossary.md"));
}

void WindowMenus::openPlace(const QUrl& address) {
  manual().openAt(address.toString(QUrl::RemoveScheme));
}

void WindowMenus::setPresenting(bool on) {
  m_present->setChecked(on);
  m_leave->setVisible(on);
  m_enlarge->setEnabled(on);
  m_reduce->setEnabled(on);
  // No key may stand for two enabled actions.
  m_cancel->setShortcut(on ? QKeySequence() : QKeySequence(Qt::Key_Escape));
  m_zoomIn->setShortcut(on ? QKeySequence() : QKeySequence(QKeySequence::ZoomIn));
  m_zoomOut->setShortcut(on ? QKeySequence() : QKeySequence(QKeySequence::ZoomOut));
  QList<QKeySequence> enlarge;
  QList<QKeySequence> reduce;
  if (on) {
    enlarge = {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal};
    reduce = {Qt::CTRL | Qt::Key_Minus};
  }
  m_leave->setShortcut(on ? QKeySequence(Qt::Key_Escape) : QKeySequence());
  m_enlarge->setShortcuts(enlarge);
  m_reduce->setShortcuts(reduce);
}

void WindowMenus::setHasScene(bool hasScene) {
  for (QAction* action : m_sceneActions) action->setEnabled(hasScene);
}

}  // namespace lanescope::ui
