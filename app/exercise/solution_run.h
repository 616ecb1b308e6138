// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "app/engine/engine_thread.h"
#include "app/exercise/exercise.h"
#include "app/exercise/judge.h"
#include "app/lab/own_kernel_build.h"

namespace lanescope::app {

/// How solutions are run.
struct SolutionLimits {
  std::chrono::milliseconds time{60'000};  ///< for all of it: compiling and every run
  bool isUnconfined = false;               ///< also where the system has no sandbox
  bool hasGpu = false;                     ///< times can be compared
};

/// Compiles a text, runs it as the gates of an exercise say, and judges it: in the sandbox, in an
/// engine of its own that ends with it. It lives in the thread that makes it and never blocks.
class SolutionRun : public QObject {
  Q_OBJECT

 public:
  /// `id`: of the row that the text gets in the catalogue, which has no other of this id; ends in
  /// ".cu". `text`: the whole file; its head comment is not read.
  SolutionRun(std::shared_ptr<const Exercise> exercise, const QString& id, const QString& text,
              const SolutionLimits& limits, QObject* parent = nullptr);
  ~SolutionRun() override;

  void start();

 signals:
  /// A run has ended. `all`: the most that there may be.
  void progressed(int done, int all);
  /// Once, after which nothing of it runs any more.
  void finished(const lanescope::app::Verdict& verdict);

 private:
  using Build = std::shared_ptr<const OwnKernelBuild>;

  void compile(KernelBuild build, void (SolutionRun::*done)(const Build&));
  void begin(const Build& build);
  void next();
  void nextTimes();
  void beginTimes(const Build& build);
  void startEngine(const Build& build, const EngineAddress& address);
  void refuse(const values::Error& error);
  /// Whether what failed is tried again: once in all, where the machine may be the cause. That one
  /// repeat is then taken.
  [[nodiscard]] bool takesRepeat(values::ErrorKind kind);
  void onTooLate();
  void finish(const Verdict& verdict);

  std::shared_ptr<const Exercise> m_exercise;
  std::shared_ptr<const OwnKernelText> m_text;
  SolutionLimits m_limits;
  std::stop_source m_stop;
  QTimer m_deadline;
  Build m_build;  ///< whose folder the engine reads
  std::unique_ptr<EngineThread> m_engine;
  quint64 m_request = 0;  ///< that the engine has
  std::optional<Judge> m_judge;
  bool m_isTiming = false;
  bool m_hasRepeated = false;
  bool m_isFinished = false;
};

}  // namespace lanescope::app
