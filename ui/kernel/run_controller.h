// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "app/engine/bench_recovery.h"
#include "request/request.h"
#include "request/result.h"
#include "ui/kernel/activity.h"
#include "ui/kernel/data_source.h"
#include "values/error.h"

namespace lanescope::app {
class EngineThread;
}

namespace lanescope::ui {

class StageScene;
struct ComparisonScene;

/// Hands tasks of the pages to the engine, one at a time: a run or a measurement. Answers to tasks
/// that are no longer wanted are dropped. A worker thread builds the scene of a run's record, since
/// a large record takes longer than a window may be silent.
class RunController : public QObject {
  Q_OBJECT

 public:
  /// `engine` must outlive the controller.
  explicit RunController(app::EngineThread& engine, QObject* parent = nullptr);
  ~RunController() override;

  [[nodiscard]] bool isBusy() const { return m_task != Task::none; }

  /// The run that is shown, to be shown again.
  struct Shown {
    values::RunRequest request;
    DataSource::Arrays arrays;
    std::shared_ptr<const values::RunResult> result;         ///< null: none has ended yet
    std::shared_ptr<const values::RunResult> compared;       ///< null: nothing stands beside
    std::optional<values::RunRequest> comparedRequest = {};  ///< what that one was asked for
    bool hasLines = true;  ///< of a session: the lines of the record are those of the kernel's file
    std::string source = {};  ///< the text that the kernel's file had; empty: see hasLines
  };
  [[nodiscard]] const Shown& shown() const { return m_shown; }
  /// Whether the lines of the shown record are those that the kernel's file has now. A kernel of
  /// the user may have another text than when it ran.
  [[nodiscard]] bool showsLinesOfFile() const;
  /// Shows a run without running anything: the same signals follow as after the run itself. A task
  /// that still runs is cancelled first.
  void show(const Shown& shown, quint64 recordedBlock);

 public slots:
  /// A task that still runs is cancelled first. `arrays` may be empty.
  void run(const lanescope::values::RunRequest& request,
           const lanescope::ui::DataSource::Arrays& arrays);
  /// Where a kernel ends the engine, what was measured stays, and the other kernels go on.
  void measure(const lanescope::values::BenchRequest& request);
  void cancel();
  /// Shows another block of the last record; does nothing while a task runs.
  void showBlock(quint64 recordedBlock);
  /// Runs a catalog::ComparedWith on the inputs of the last run, to be shown beside it. Does
  /// nothing without such a run, or while another task runs. A pitfall without a schedule is run
  /// until it loses. An empty choice ends the comparison.
  void showCompared(const std::string& choice);
  /// Runs the last request again and records another of its launches, counted from 0; does nothing
  /// while a task runs.
  void showLaunch(quint32 launch);

 signals:
  void activityChanged(lanescope::ui::Activity activity);
  void cancelling();
  /// `what`: the point that a measurement is at: "dot_shared, n = 2^20".
  void progressed(double fraction, const QString& what);
  void runFinished(std::shared_ptr<const lanescope::values::RunResult> result);
  /// The engine has run a kernel, which is shown or compared.
  void ran(std::shared_ptr<const lanescope::values::RunResult> result);
  /// Follows runFinished; null when the run was not recorded.
  void sceneReady(std::shared_ptr<const lanescope::ui::StageScene> scene);
  /// The compared kernel has run. Its scene follows, or another try.
  void comparedFinished(const lanescope::values::RunRequest& request,
                        std::shared_ptr<const lanescope::values::RunResult> result);
  /// The scene of the comparison is ready. It also follows the sceneReady of another block.
  void comparedReady(std::shared_ptr<const lanescope::ui::ComparisonScene> both);
  void benchStarted(const lanescope::values::BenchRequest& request);
  void benchPoint(const lanescope::values::BenchSeries& series);
  void benchFinished(std::shared_ptr<const lanescope::values::BenchResult> result);
  void cancelled();
  void failed(const QString& sentence);
  void devicesFound(const QList<lanescope::values::DeviceInfo>& devices);
  void engineReady(const QString& description);

 private:
  enum class Task { none, run, bench, scene, compared };

  void connectEngine();
  /// Drops what the task still waits for.
  void abandon();
  void begin(Task task);
  void end();
  void finishRun(const std::shared_ptr<const values::RunResult>& result);
  /// The scene before stays until the new one is ready, also when that is cancelled.
  void buildScene(const std::shared_ptr<const values::RunResult>& result, quint64 recordedBlock);
  void runNextTry();
  void finishComparison(const std::shared_ptr<const values::RunResult>& result);
  void buildComparison();
  /// Asks for the rest of the measurement, or ends it.
  void measureNext();
  void failMeasuring(values::ErrorKind kind, const QString& sentence);
  /// Makes a picture on a worker thread and tells the progress. `done` gets it, unless it is no
  /// longer wanted.
  template <class Make, class Done>
  void prepare(Make make, Done done);
  void failScene(const values::Error& error);
  void send(const values::RunRequest& request);
  void fail(values::ErrorKind kind, const QString& sentence);

  app::EngineThread& m_engine;
  values::RunRequest m_request;                         ///< the last one
  DataSource::Arrays m_arrays;                          ///< its inputs
  std::string m_source;                                 ///< the text that its kernel has
  Shown m_shown;                                        ///< the last that ended
  std::shared_ptr<const values::RunResult> m_recorded;  ///< whose record the scene shows
  std::shared_ptr<const values::RunResult> m_compared;  ///< the other run's; null: none
  std::optional<values::RunRequest> m_comparedRequest;  ///< of that one
  std::vector<values::RunRequest> m_tries;              ///< still to run, until one is wrong
  std::shared_ptr<const StageScene> m_scene;            ///< of m_recorded
  std::optional<app::BenchRecovery> m_bench;            ///< what is measured, of Task::bench
  bool m_isCancelling = false;
  Task m_task = Task::none;
  quint64 m_id = 0;          ///< of the engine's request; 0: none is out
  quint64 m_generation = 0;  ///< of the task; work of an older one is dropped
  std::stop_source m_stop;   ///< of the picture that is being prepared
};

}  // namespace lanescope::ui
