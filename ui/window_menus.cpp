// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window_menus.h"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>

#include "ui/about.h"
#include "ui/dock_layout.h"
#include "ui/image/equalize_page.h"
#include "ui/numbers_panel.h"
#include "ui/parameter_panel.h"
#include "ui/stage/playback.h"
#include "ui/stage/stage_widget.h"
#include "ui/stage_page.h"
#include "ui/theme.h"
#include "ui/timing_panel.h"
#include "ui/work_panel.h"

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
  fillFile(*bar.addMenu(tr("&File")));
  fillRun(*bar.addMenu(tr("&Run")));
  fillView(*bar.addMenu(tr("&View")));
  fillPlayback(*bar.addMenu(tr("&Playback")));
  fillHelp(*bar.addMenu(tr("&Help")));
  setBusy(false);
  setHasScene(false);
}

void WindowMenus::fillFile(QMenu& menu) {
  InputFiles* data = &m_targets.parameters.data();
  add(menu, tr("Open &data …"), Qt::CTRL | Qt::SHIFT | Qt::Key_O, data, &InputFiles::choose);
  add(menu, tr("Use the &pattern"), {}, data, &InputFiles::clear);
  menu.addSeparator();
  EqualizePage* image = &m_targets.image;
  add(menu, tr("Open i&mage …"), Qt::CTRL | Qt::Key_I, image, &EqualizePage::choose);
  add(menu, tr("Equalise the Moo&n"), {}, image, &EqualizePage::openPhotograph);
  add(menu, tr("Save the equa&lised image …"), Qt::CTRL | Qt::SHIFT | Qt::Key_I, image,
      &EqualizePage::chooseAndSave);
  menu.addSeparator();
  m_sceneActions += add(menu, tr("Export p&icture …"), Qt::CTRL | Qt::Key_E, this,
                        &WindowMenus::exportPictureRequested);
  m_sceneActions += add(menu, tr("Export &animation …"), Qt::CTRL | Qt::SHIFT | Qt::Key_E, this,
                        &WindowMenus::exportAnimationRequested);
  add(menu, tr("Save &chart …"), {}, &m_targets.timing, &TimingPanel::savePicture);
  add(menu, tr("Save &timings …"), {}, &m_targets.timing, &TimingPanel::saveTable);
  add(menu, tr("Save chart of e&rrors …"), {}, &m_targets.numbers, &NumbersPanel::savePicture);
  add(menu, tr("Save errors …"), {}, &m_targets.numbers, &NumbersPanel::saveTable);
  add(menu, tr("Save chart of &work …"), {}, &m_targets.work, &WorkPanel::savePicture);
  add(menu, tr("Save work …"), {}, &m_targets.work, &WorkPanel::saveTable);
  menu.addSeparator();
  add(menu, tr("&Quit"), QKeySequence::Quit, &m_targets.window, &QWidget::close);
}

void WindowMenus::fillRun(QMenu& menu) {
  m_run = add(menu, tr("&Run"), Qt::Key_F5, &m_targets.parameters, &ParameterPanel::run);
  m_cancel = add(menu, tr("&Cancel"), Qt::Key_Escape, this, &WindowMenus::cancelRequested);
  menu.addSeparator();
  add(menu, tr("&Measure CPU and GPU"), Qt::Key_F6, &m_targets.timing, &TimingPanel::measure);
  add(menu, tr("Compare &errors"), Qt::Key_F7, &m_targets.numbers, &NumbersPanel::compare);
  add(menu, tr("&Shuffle the order"), Qt::Key_F8, &m_targets.numbers, &NumbersPanel::shuffle);
  add(menu, tr("Count &work and depth"), Qt::Key_F9, &m_targets.work, &WorkPanel::count);
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
  menu.addSeparator();
  add(menu, tr("Zoom &in"), QKeySequence::ZoomIn, stage, &StageWidget::zoomIn);
  add(menu, tr("Zoom &out"), QKeySequence::ZoomOut, stage, &StageWidget::zoomOut);
  add(menu, tr("&Fit"), Qt::CTRL | Qt::Key_0, stage, &StageWidget::fit);
  menu.addSeparator();
  fillTheme(*menu.addMenu(tr("&Theme")));
  QMenu& docks = *menu.addMenu(tr("&Docks"));
  for (const QDockWidget* dock : m_targets.docks.docks()) docks.addAction(dock->toggleViewAction());
  add(menu, tr("&Reset the layout"), {}, &m_targets.docks, &DockLayout::reset);
}

void WindowMenus::fillTheme(QMenu& menu) {
  Theme* theme = &m_targets.theme;
  const std::pair<QString, Theme::Choice> choices[] = {
      {tr("As the &desktop"), Theme::Choice::desktop},
      {tr("&Light"), Theme::Choice::light},
      {tr("D&ark"), Theme::Choice::dark}};
  auto* group = new QActionGroup(this);
  for (const auto& [text, choice] : choices) {
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(theme->choice() == choice);
    group->addAction(action);
    connect(action, &QAction::triggered, theme, [theme, c = choice] { theme->choose(c); });
  }
}

void WindowMenus::fillPlayback(QMenu& menu) {
  Playback* playback = &m_targets.stage.playback();
  m_sceneActions +=
      add(menu, tr("&Play or pause"), Qt::CTRL | Qt::Key_Space, playback, &Playback::toggle);
  menu.addSeparator();
  m_sceneActions +=
      add(menu, tr("Step &forward"), Qt::CTRL | Qt::Key_Right, playback, &Playback::forward);
  m_sceneActions += add(menu, tr("Step &back"), Qt::CTRL | Qt::Key_Left, playback, &Playback::back);
  m_sceneActions += add(menu, tr("&Next epoch"), Qt::CTRL | Qt::SHIFT | Qt::Key_Right, playback,
                        &Playback::nextEpoch);
  m_sceneActions += add(menu, tr("Pre&vious epoch"), Qt::CTRL | Qt::SHIFT | Qt::Key_Left, playback,
                        &Playback::previousEpoch);
  m_sceneActions +=
      add(menu, tr("F&irst step"), Qt::CTRL | Qt::Key_Home, playback, &Playback::first);
  m_sceneActions += add(menu, tr("&Last step"), Qt::CTRL | Qt::Key_End, playback, &Playback::last);
  menu.addSeparator();
  StageWidget* stage = &m_targets.stage.stage();
  m_sceneActions += add(menu, tr("Follow the next &thread"), Qt::CTRL | Qt::Key_T, stage,
                        &StageWidget::followNext);
  m_sceneActions += add(menu, tr("Follow the previous threa&d"), Qt::CTRL | Qt::SHIFT | Qt::Key_T,
                        stage, &StageWidget::followPrevious);
  m_sceneActions += add(menu, tr("Follow no t&hread"), {}, stage, &StageWidget::followNone);
  menu.addSeparator();
  fillSpeed(menu);
  QAction* epochs = menu.addAction(tr("Step by whole &epochs"));
  epochs->setCheckable(true);
  connect(epochs, &QAction::toggled, playback, [playback](bool on) {
    playback->setGranularity(on ? Granularity::epoch : Granularity::subStep);
  });
  connect(playback, &Playback::granularityChanged, epochs,
          [epochs](Granularity now) { epochs->setChecked(now == Granularity::epoch); });
  QAction* loop = menu.addAction(tr("L&oop"));
  loop->setCheckable(true);
  connect(loop, &QAction::toggled, playback, &Playback::setLoops);
  connect(playback, &Playback::loopsChanged, loop, &QAction::setChecked);
}

void WindowMenus::fillSpeed(QMenu& menu) {
  Playback* playback = &m_targets.stage.playback();
  QAction* faster = menu.addAction(tr("Fa&ster"));
  faster->setShortcut(Qt::CTRL | Qt::Key_Up);
  connect(faster, &QAction::triggered, playback,
          [playback] { playback->setSpeed(playback->speed() * 2.0); });
  QAction* slower = menu.addAction(tr("Slo&wer"));
  slower->setShortcut(Qt::CTRL | Qt::Key_Down);
  connect(slower, &QAction::triggered, playback,
          [playback] { playback->setSpeed(playback->speed() / 2.0); });
}

void WindowMenus::fillHelp(QMenu& menu) {
  QMainWindow* window = &m_targets.window;
  QAction* shortcuts = menu.addAction(tr("&Keyboard shortcuts"));
  shortcuts->setShortcut(Qt::Key_F1);
  connect(shortcuts, &QAction::triggered, window, [window] { showShortcuts(*window); });
  QAction* about = menu.addAction(tr("&About Lanescope"));
  connect(about, &QAction::triggered, window, [window] { showAbout(*window); });
}

void WindowMenus::setRunReady(bool ready) {
  m_run->setEnabled(ready);
}

void WindowMenus::setBusy(bool busy) {
  m_cancel->setEnabled(busy);
}

void WindowMenus::setHasScene(bool hasScene) {
  for (QAction* action : m_sceneActions) action->setEnabled(hasScene);
}

}  // namespace lanescope::ui
