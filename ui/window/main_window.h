// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "app/engine/engine_address.h"
#include "app/engine/engine_thread.h"
#include "app/history/history.h"
#include "ui/kernel/activity.h"

class QTabWidget;

namespace lanescope::ui {

class CatalogView;
class DockLayout;
class EqualizePage;
class HistoryPage;
class MeasurePage;
class MessageStrip;
class MotionChoice;
class NumbersPanel;
class WorkPanel;
class ParameterPanel;
class Presentation;
class ResultPanel;
class RunController;
class SessionController;
class SourceView;
class StageExporter;
class StagePage;
class Theme;
class TunePage;
class WindowMenus;
struct StageTheme;

/// Composes the pages and connects them. It needs no engine to appear: one is started beside it.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  /// `theme` must outlive the window.
  MainWindow(const app::EngineAddress& address, Theme& theme, QWidget* parent = nullptr);
  ~MainWindow() override;

  /// Runs a kernel on few elements and then times it, so that a new window is not empty.
  void showExample();

  [[nodiscard]] RunController& controller() { return *m_controller; }
  [[nodiscard]] MessageStrip& messages();
  [[nodiscard]] SessionController& session() { return *m_session; }

 protected:
  void closeEvent(QCloseEvent* event) override;

 private:
  void connectPages();
  void connectController();
  void connectExport();
  void connectImage();
  void connectMeasure();
  void connectHistory();
  void connectSession();
  void connectTune();
  void chooseKernel(const QString& id);
  void markLine(int line);
  /// Whether the scene's lines are those of the source that is shown.
  [[nodiscard]] bool showsSourceOfScene() const;
  /// Whether the pages that work with the form's parameters can.
  void showReadiness();
  void showActivity(Activity activity);
  void showResult(const values::RunResult& result);
  void showTrouble(const QString& sentence);
  /// The chosen kernel over sizes, on the chosen target.
  /// Nothing while the form has a complaint, which is told then.
  [[nodiscard]] std::optional<values::BenchRequest> comparison(
      const std::vector<std::int64_t>& sizes);
  void measure(const std::vector<std::int64_t>& sizes);
  void compareErrors(const std::vector<std::int64_t>& sizes, bool nextOrder);
  void countWork(const std::vector<std::int64_t>& sizes);
  void applyTheme(const StageTheme& colors);

  Theme& m_theme;
  app::EngineThread m_engine;
  history::History m_history;
  std::unique_ptr<RunController> m_controller;  ///< gone before the engine
  CatalogView* m_catalog;
  ParameterPanel* m_parameters;
  StagePage* m_stage;
  EqualizePage* m_image;
  MeasurePage* m_measure;
  TunePage* m_tune;
  HistoryPage* m_historyPage;
  QTabWidget* m_pages;  ///< stage, image, charts, tuner, history
  SourceView* m_source;
  ResultPanel* m_result;
  NumbersPanel* m_numbers;
  WorkPanel* m_work;
  StageExporter* m_export;
  DockLayout* m_docks;
  Presentation* m_presentation;
  MotionChoice* m_motion;
  WindowMenus* m_menus;
  SessionController* m_session;
  QString m_sourceKernel;  ///< whose file the source page shows
};

}  // namespace lanescope::ui
