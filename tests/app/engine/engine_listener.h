// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QStringList>
#include <QThread>
#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "app/engine/engine_thread.h"
#include "tests/processor_time.h"

namespace lanescope::tests {

/// Runs the event loop until the condition holds. False when it does not within the time.
template <class Condition>
bool waitFor(Condition condition, std::chrono::milliseconds limit = std::chrono::minutes(2)) {
  const QDeadlineTimer deadline(limit);
  while (!condition()) {
    if (deadline.hasExpired()) return false;
    QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    if (!condition()) QThread::usleep(500);
  }
  return true;
}

/// A run of a kernel with its usual parameters, on a backend.
[[nodiscard]] values::RunRequest emulatorRun(std::string kernel, std::int64_t n = 1024);
[[nodiscard]] values::RunRequest gpuRun(std::string kernel);
/// Minutes of work for the emulator, in little memory.
[[nodiscard]] values::RunRequest longRun();

/// An engine that misbehaves in the way that the first argument names (engine_fake.cpp). `timeout`:
/// the longest wait of the client for a greeting or a sign of life.
[[nodiscard]] app::EngineAddress fakeEngine(
    const QStringList& arguments, std::chrono::milliseconds timeout = std::chrono::seconds(10));

/// Whether there is such a process, other than one that only waits to be cleared up.
[[nodiscard]] bool isRunning(qint64 pid);
/// Waits until the process is gone. Returns how long that took, in milliseconds without those of
/// other programs.
[[nodiscard]] double msUntilGone(qint64 pid);
/// The processes whose parent is this one.
[[nodiscard]] std::vector<qint64> childrenOf(qint64 pid);

/// An EngineThread with everything that it has said.
class EngineListener {
 public:
  explicit EngineListener(const app::EngineAddress& address = {});

  struct Failure {
    values::ErrorKind kind;
    QString sentence;
  };

  /// How often a request was ended, by whatever signal; 1 is right.
  [[nodiscard]] int endings(quint64 id) const;
  [[nodiscard]] bool isOver(quint64 id) const { return endings(id) > 0; }
  bool waitForEnd(quint64 id) {
    return waitFor([&] { return isOver(id); });
  }
  /// Waits until the request makes progress. The failure tells how it ended before.
  testing::AssertionResult waitForProgress(quint64 id) {
    waitFor([&] { return progress[id] > 0 || isOver(id) || !lost.isEmpty(); });
    if (progress[id] > 0) return testing::AssertionSuccess();
    return testing::AssertionFailure()
           << "engines: " << ready.size() << ", ended: " << endings(id) << ", "
           << failures[id].sentence.toStdString() << " " << lost.join(' ').toStdString();
  }
  /// Waits until so many engines have become ready.
  bool waitForEngine(int count = 1) {
    return waitFor([&] { return ready.size() >= count; });
  }
  /// Of the engine that became ready last.
  [[nodiscard]] qint64 pid() const;

  QStringList ready;
  QStringList lost;
  std::map<quint64, QList<values::DeviceInfo>> devices;
  std::map<quint64, std::shared_ptr<const values::RunResult>> runs;
  std::map<quint64, std::vector<values::BenchSeries>> points;
  std::map<quint64, std::shared_ptr<const values::BenchResult>> benches;
  std::map<quint64, std::shared_ptr<const values::AllReduceResult>> allReduces;
  std::map<quint64, Failure> failures;
  std::map<quint64, int> progress;
  std::vector<quint64> endOrder;
  std::unique_ptr<app::EngineThread> engine;  ///< last: it signals into the above
};

}  // namespace lanescope::tests
