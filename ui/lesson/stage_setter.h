// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "app/lab/live_kernel.h"
#include "app/lesson/lesson_text.h"
#include "request/request.h"
#include "ui/kernel/data_source.h"
#include "ui/lesson/lesson_run.h"

namespace lanescope::app {
class EngineThread;
}

namespace lanescope::ui {

class CatalogView;
class ParameterPanel;
class RunController;
class StagePage;

/// Sets the stage as a lesson says: chooses the kernel, or compiles that of the lesson's folder
/// for a sandboxed engine of its own, fills the form, runs on the emulator, and shows views, step,
/// comparison, followed thread and ringed elements. The old picture stays until the new one is
/// there.
class StageSetter : public QObject {
  Q_OBJECT

 public:
  /// All of it must outlive this object.
  struct Targets {
    app::EngineThread& engine;
    CatalogView& catalog;
    ParameterPanel& parameters;
    RunController& controller;
    StagePage& stage;
  };

  StageSetter(const Targets& targets, QObject* parent);

  /// Whether the stage runs a .cu file of the lesson's folder.
  [[nodiscard]] static bool isOwnKernel(const app::LessonStage& stage);
  /// Sets the stage. `folder`: that of the lesson's files. What was set before is no longer waited
  /// for.
  void set(const app::LessonStage& stage, const QString& folder);
  void cancel();
  /// The run on the stage; none while another one is made, or after a failure.
  [[nodiscard]] const LessonRun& run() const { return m_run; }
  [[nodiscard]] bool isBusy() const { return m_stage.has_value() && !m_isThere; }

 signals:
  void busyChanged(bool isBusy);
  /// The picture is there.
  void done();
  void failed(const QString& sentence);

 private:
  void connectAll();
  void build(const QString& folder);
  void takeBuild(const std::shared_ptr<const app::OwnKernelBuild>& build);
  /// The kernel is in the catalogue.
  void prepare(const QString& kernel);
  void readInput();
  void start();
  void look();
  /// Where the stage's step is among those that the playback has.
  [[nodiscard]] int step() const;
  void fail(const QString& sentence);

  Targets m_targets;
  std::optional<app::LessonStage> m_stage;  ///< what is set, or was set last
  QString m_folder;
  app::LiveKernel m_live;
  QString m_builtText;                                 ///< of m_build
  QString m_builtName;                                 ///< its id in the catalogue
  std::shared_ptr<const app::OwnKernelBuild> m_build;  ///< null: none
  QString m_building;                                  ///< the text that is being compiled
  bool m_readsInput = false;
  bool m_isRunning = false;
  bool m_isThere = true;
  LessonRun m_run;
};

}  // namespace lanescope::ui
