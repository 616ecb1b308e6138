// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QUrl>
#include <memory>
#include <utility>

#include "ui/watch/watch_menu.h"

class QAction;
class QMainWindow;
class QMenu;

namespace lanescope::ui {

class DevicesPage;
class DockLayout;
class EqualizePage;
class HistoryPage;
class LabPage;
class LessonExporter;
class LessonPage;
class ManualWindow;
class MeasurePage;
class MotionChoice;
class ErrorsPage;
class WorkPage;
class ParameterPanel;
class FirstSteps;
class Presentation;
class RunController;
class StageExporter;
class StagePage;
class Theme;
class TimeLinePage;

/// What the menus act on.
struct MenuTargets {
  QMainWindow& window;
  DockLayout& docks;
  RunController& controller;
  ParameterPanel& parameters;
  StagePage& stage;
  StageExporter& exporter;
  LabPage& lab;
  LessonPage& lesson;
  LessonExporter& lessonExporter;
  MeasurePage& measure;
  ErrorsPage& numbers;
  WorkPage& work;
  TimeLinePage& timeLine;
  DevicesPage& devices;
  EqualizePage& image;
  HistoryPage& history;
  WatchTargets watch;
  Presentation& presentation;
  FirstSteps& firstSteps;
  MotionChoice& motion;
  Theme& theme;
};

/// The menus of the window: every action that the pages offer has an entry here.
class WindowMenus : public QObject {
  Q_OBJECT

 public:
  explicit WindowMenus(const MenuTargets& targets);
  ~WindowMenus() override;

 private:
  template <class Receiver, class Slot>
  QAction* add(QMenu& menu, const QString& text, const QKeySequence& keys, Receiver* receiver,
               Slot slot);
  /// Adds entries of which one is checked at a time. `choose` is called with its value.
  template <class Value, class Choose>
  void addChoices(QMenu& menu, const QList<std::pair<QString, Value>>& choices, Value now,
                  Choose choose);
  /// Enables what can be done now.
  void followController();
  void setHasScene(bool hasScene);
  /// Sets the keys that mean something else on the full screen.
  void setPresenting(bool on);
  void fillFile(QMenu& menu);
  void fillEdit(QMenu& menu);
  void fillRun(QMenu& menu);
  void fillHardwareCounters(QMenu& menu);
  void fillView(QMenu& menu);
  void fillPresentation(QMenu& menu);
  void fillTheme(QMenu& menu);
  void fillPlayback(QMenu& menu);
  void fillMarks(QMenu& menu);
  void fillGranularity(QMenu& menu);
  void fillMotion(QMenu& menu);
  void fillHelp(QMenu& menu);
  void fillLessons(QMenu& menu);
  [[nodiscard]] ManualWindow& manual();
  void openManual();
  void openGlossary();
  /// Opens the manual at an address of the scheme "manual", as in manual:glossary.md#warp.
  Q_INVOKABLE void openPlace(const QUrl& address);

  MenuTargets m_targets;
  std::unique_ptr<ManualWindow> m_manual;  ///< null until it is opened
  QAction* m_run = nullptr;
  QAction* m_cancel = nullptr;
  QAction* m_zoomIn = nullptr;
  QAction* m_zoomOut = nullptr;
  QAction* m_present = nullptr;
  QAction* m_leave = nullptr;
  QAction* m_enlarge = nullptr;
  QAction* m_reduce = nullptr;
  QList<QAction*> m_sceneActions;  ///< that need a scene
};

}  // namespace lanescope::ui
