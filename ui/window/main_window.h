// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <memory>

#include "app/engine/engine_address.h"
#include "app/engine/engine_thread.h"
#include "app/history/history.h"

class QTabWidget;
class QToolBar;

namespace lanescope::ui {

class CatalogView;
class DevicesPage;
class DockLayout;
class EqualizePage;
class FirstSteps;
class GoToBar;
class HistoryKeeper;
class HistoryPage;
class LabPage;
class LessonPage;
class MeasurePage;
class MessageStrip;
class ErrorsPage;
class WorkPage;
class ParameterPanel;
class Presentation;
class RunController;
class SessionController;
class SourceView;
class StagePage;
class Stops;
class Theme;
class TimeLinePage;
class TunePage;
class WatchPanel;
struct PageContext;

/// Makes the pages, which connect themselves, and lays them out. It appears before the engine has
/// started.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  /// `theme` must outlive the window.
  MainWindow(const app::EngineAddress& address, Theme& theme, QWidget* parent = nullptr);
  ~MainWindow() override;

  /// Runs a kernel on few elements and then times it, so that a new window is not empty.
  void showExample();
  /// Tells once, for a minute in the status bar, that the program has crashed before.
  void tellOfCrash();

  [[nodiscard]] RunController& controller() { return *m_controller; }
  [[nodiscard]] MessageStrip& messages();
  [[nodiscard]] SessionController& session() { return *m_session; }

 protected:
  void closeEvent(QCloseEvent* event) override;

 private:
  /// Makes the bar with the parameters.
  [[nodiscard]] QToolBar* makeBar();
  void makePages(const PageContext& context, const app::EngineAddress& address);
  /// Puts the tabs of the pages beside the menus.
  void makeTabs();
  void makeDocks(const PageContext& context);
  void makeMenus(Theme& theme);
  void connectRest();
  void makeSession();

  app::EngineThread m_engine;
  history::History m_history;
  std::unique_ptr<RunController> m_controller;  ///< gone before the engine
  CatalogView* m_catalog;
  ParameterPanel* m_parameters;
  QToolBar* m_bar;  ///< with the parameters
  LabPage* m_lab;
  LessonPage* m_lesson;
  StagePage* m_stage;
  QWidget* m_stagePlace = nullptr;  ///< the page Kernel, where the stage is at first
  FirstSteps* m_firstSteps;
  EqualizePage* m_image = nullptr;
  MeasurePage* m_measure = nullptr;
  TunePage* m_tune = nullptr;
  HistoryPage* m_historyPage = nullptr;
  HistoryKeeper* m_historyKeeper = nullptr;
  QTabWidget* m_pages = nullptr;  ///< stage, image, charts, tuner, history
  ErrorsPage* m_numbers = nullptr;
  WorkPage* m_work = nullptr;
  TimeLinePage* m_timeLine = nullptr;
  DevicesPage* m_devices = nullptr;
  SourceView* m_source = nullptr;
  Stops* m_stops = nullptr;
  GoToBar* m_goTo = nullptr;
  WatchPanel* m_watches = nullptr;
  DockLayout* m_docks = nullptr;
  Presentation* m_presentation = nullptr;
  SessionController* m_session = nullptr;
};

}  // namespace lanescope::ui
