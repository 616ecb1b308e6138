// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QProcess>
#include <algorithm>
#include <csignal>
#include <random>
#include <vector>

#include "tests/app/engine/engine_listener.h"

// The client with the real engine, which is killed, stopped, orphaned or brought down by a kernel.

namespace lanescope::tests {
namespace {

using namespace std::chrono_literals;
using values::ErrorKind;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int kKills = 20;
#else
constexpr int kKills = 100;
#endif

/// A run whose record keeps the pipe busy.
values::RunRequest recordedRun() {
  values::RunRequest request = emulatorRun("dot_shared");
  request.parameters.n = 1 << 18;
  request.record = true;
  return request;
}

/// Whether the engine behind this listener has a GPU.
bool hasGpu(EngineListener& listener) {
  const quint64 id = listener.engine->queryDevices();
  if (!listener.waitForEnd(id)) return false;
  return std::ranges::any_of(listener.devices[id], [](const values::DeviceInfo& device) {
    return device.backend == values::BackendChoice::cuda && device.available;
  });
}

TEST(EngineSupervision, SurvivesAHundredKillsAtRandomMoments) {
  std::mt19937 random(7);
  EngineListener listener;
  ASSERT_TRUE(listener.waitForEngine());
  int engines = 1;
  std::vector<double> waits;  // milliseconds
  for (int kill = 0; kill < kKills; ++kill) {
    std::vector<quint64> ids;
    ids.push_back(listener.engine->run(recordedRun()));
    ids.push_back(kill % 2 == 0 ? listener.engine->run(longRun())
                                : listener.engine->queryDevices());
    ids.push_back(listener.engine->run(recordedRun()));
    waitFor([] { return false; }, std::chrono::milliseconds(random() % 60));
    const qint64 pid = listener.pid();
    const qsizetype lostBefore = listener.lost.size();
    ASSERT_EQ(::kill(static_cast<pid_t>(pid), SIGKILL), 0);
    const UnhinderedTimer clock;
    ASSERT_TRUE(listener.waitForEngine(++engines)) << "after kill " << kill;
    waits.push_back(clock.elapsed());
    ASSERT_EQ(listener.lost.size(), lostBefore + 1);
    ASSERT_TRUE(listener.lost.last().contains("was ended by signal 9"))
        << qPrintable(listener.lost.last());
    // What the engine had begun is lost with it; the rest goes to the next one.
    for (const quint64 id : ids) listener.engine->cancel(id);
    for (const quint64 id : ids) {
      ASSERT_TRUE(listener.waitForEnd(id));
      ASSERT_EQ(listener.endings(id), 1);
    }
    ASSERT_NE(listener.pid(), pid);
    ASSERT_FALSE(isRunning(pid));
    // A long run that was to be cancelled may have taken its engine with it.
    ASSERT_TRUE(listener.waitForEnd(listener.engine->queryDevices()));
    engines = static_cast<int>(listener.ready.size());
  }
  // A busy machine may stop for seconds now and then, but not each time.
  std::ranges::sort(waits);
  const double median = waits[waits.size() / 2];
  std::printf("%d kills, a new engine after %.0f ms (median) to %.0f ms\n", kKills, median,
              waits.back());
  EXPECT_LT(median, 2000);
  const quint64 id = listener.engine->run(emulatorRun("dot_shared"));
  ASSERT_TRUE(listener.waitForEnd(id));
  EXPECT_TRUE(listener.runs.contains(id));
  EXPECT_EQ(childrenOf(QCoreApplication::applicationPid()), std::vector<qint64>{listener.pid()});
}

TEST(EngineSupervision, ARunAskedForInTheInstantOfTheEnginesEndIsRun) {
  app::EngineAddress address;
  address.setLimits({.restart = 10ms});
  EngineListener listener(address);
  for (int kill = 0; kill < kKills; ++kill) {
    ASSERT_TRUE(listener.waitForEnd(listener.engine->queryDevices()));
    ASSERT_EQ(::kill(static_cast<pid_t>(listener.pid()), SIGKILL), 0);
    const quint64 id = listener.engine->run(emulatorRun("dot_shared"));
    ASSERT_TRUE(listener.waitForEnd(id));
    ASSERT_TRUE(listener.runs.contains(id)) << qPrintable(listener.failures[id].sentence);
  }
}

TEST(EngineSupervision, EndsARunOnTheEmulatorAtItsTimeLimitAndGoesOn) {
  EngineListener listener;
  values::RunRequest request = longRun();
  request.timeLimit = values::Milliseconds(300);
  const quint64 id = listener.engine->run(request);
  const quint64 after = listener.engine->run(emulatorRun("dot_shared"));
  ASSERT_TRUE(listener.waitForEnd(after));
  EXPECT_EQ(listener.failures[id].kind, ErrorKind::timedOut);
  EXPECT_EQ(listener.failures[id].sentence,
            "dot_shared did not end within its time limit of 0.3 s and was stopped.");
  EXPECT_TRUE(listener.runs.contains(after)) << qPrintable(listener.failures[after].sentence);
}

TEST(EngineSupervision, ReplacesAnEngineThatIsStopped) {
  app::EngineAddress address;
  address.setLimits({.silence = 500ms});
  EngineListener listener(address);
  const quint64 id = listener.engine->run(longRun());
  ASSERT_TRUE(listener.waitForProgress(id));
  const qint64 pid = listener.pid();
  ASSERT_EQ(::kill(static_cast<pid_t>(pid), SIGSTOP), 0);
  ASSERT_TRUE(listener.waitForEnd(id));
  EXPECT_EQ(listener.failures[id].kind, ErrorKind::engineLost);
  EXPECT_TRUE(listener.failures[id].sentence.contains("has not answered for 0.5 s"));
  ASSERT_TRUE(listener.waitForEngine(2));
  EXPECT_LT(msUntilGone(pid), 1000);
}

TEST(EngineSupervision, LeavesNoEngineWhenItIsDestroyed) {
  for (const auto pause : {0ms, 5ms, 30ms, 100ms}) {
    EngineListener listener;
    listener.engine->run(longRun());
    waitFor([] { return false; }, pause);
    const UnhinderedTimer clock;
    listener.engine.reset();
    EXPECT_LT(clock.elapsed(), 1000);
    EXPECT_TRUE(childrenOf(QCoreApplication::applicationPid()).empty());
  }
}

TEST(EngineSupervision, LeavesNoEngineWhenItsOwnProcessIsKilled) {
  for (int i = 0; i < 5; ++i) {
    QProcess holder;
    holder.start(QCoreApplication::applicationDirPath() + "/engine_holder");
    ASSERT_TRUE(waitFor([&] { return holder.canReadLine(); }));
    const qint64 pid = holder.readLine().trimmed().toLongLong();
    ASSERT_TRUE(isRunning(pid));
    holder.kill();
    EXPECT_LT(msUntilGone(pid), 1000);
    holder.waitForFinished();
  }
}

TEST(EngineSupervision, EndsAnEndlessKernelOnTheEmulatorWithAFindingOrACancel) {
  EngineListener listener;
  const quint64 id = listener.engine->run(emulatorRun("dot_endless"));
  waitFor([&] { return listener.isOver(id); }, 300ms);
  listener.engine->cancel(id);
  ASSERT_TRUE(waitFor([&] { return listener.isOver(id); }, 1000ms));
  if (listener.runs.contains(id)) {
    ASSERT_FALSE(listener.runs[id]->findings.empty());
    EXPECT_EQ(listener.runs[id]->findings.front().kind, trace::FindingKind::runaway);
  }
}

TEST(EngineSupervision, ReplacesAnEngineThatLostItsGpuToAnIllegalAddress) {
  EngineListener listener;
  if (!hasGpu(listener)) GTEST_SKIP() << "no GPU is available to the engine";
  const quint64 id = listener.engine->run(gpuRun("dot_wild_store"));
  ASSERT_TRUE(listener.waitForEnd(id));
  ASSERT_TRUE(listener.failures.contains(id));
  EXPECT_EQ(listener.failures[id].kind, ErrorKind::engineLost);
  std::printf("%s\n", qPrintable(listener.failures[id].sentence));
  const UnhinderedTimer clock;
  ASSERT_TRUE(listener.waitForEngine(2));
  EXPECT_LT(clock.elapsed(), 2000);
  const quint64 after = listener.engine->run(gpuRun("dot_shared"));
  ASSERT_TRUE(listener.waitForEnd(after));
  ASSERT_TRUE(listener.runs.contains(after)) << qPrintable(listener.failures[after].sentence);
  EXPECT_TRUE(listener.runs[after]->passed);
}

TEST(EngineSupervision, CancelsAnEndlessKernelOnAGpuWithinASecond) {
  EngineListener listener;
  if (!hasGpu(listener)) GTEST_SKIP() << "no GPU is available to the engine";
  const quint64 id = listener.engine->run(gpuRun("dot_endless"));
  waitFor([] { return false; }, 1500ms);
  ASSERT_FALSE(listener.isOver(id)) << "the kernel ended by itself";
  const qint64 pid = listener.pid();
  const UnhinderedTimer clock;
  listener.engine->cancel(id);
  ASSERT_TRUE(listener.waitForEnd(id));
  EXPECT_LT(clock.elapsed(), 1000);
  EXPECT_EQ(listener.failures[id].kind, ErrorKind::cancelled);
  EXPECT_LT(msUntilGone(pid), 5000);
  std::printf("the process was gone after %.0f ms\n", clock.elapsed());
  const quint64 after = listener.engine->run(gpuRun("dot_shared"));
  ASSERT_TRUE(listener.waitForEnd(after));
  ASSERT_TRUE(listener.runs.contains(after)) << qPrintable(listener.failures[after].sentence);
  EXPECT_TRUE(listener.runs[after]->passed);
}

TEST(EngineSupervision, EndsAnEndlessKernelOnAGpuAtItsTimeLimit) {
  EngineListener listener;
  if (!hasGpu(listener)) GTEST_SKIP() << "no GPU is available to the engine";
  values::RunRequest request = gpuRun("dot_endless");
  request.timeLimit = values::Milliseconds(2000);
  const quint64 id = listener.engine->run(request);
  const quint64 after = listener.engine->run(gpuRun("dot_shared"));
  ASSERT_TRUE(listener.waitForEnd(after));
  EXPECT_EQ(listener.failures[id].kind, ErrorKind::timedOut);
  EXPECT_TRUE(listener.runs.contains(after)) << qPrintable(listener.failures[after].sentence);
  EXPECT_TRUE(listener.lost.isEmpty());
}

TEST(EngineSupervision, LeavesAnEndlessKernelOnAGpuWithinASecondWhenItIsDestroyed) {
  EngineListener listener;
  if (!hasGpu(listener)) GTEST_SKIP() << "no GPU is available to the engine";
  listener.engine->run(gpuRun("dot_endless"));
  waitFor([] { return false; }, 1500ms);
  const qint64 pid = listener.pid();
  const UnhinderedTimer clock;
  listener.engine.reset();
  EXPECT_LT(clock.elapsed(), 1000);
  EXPECT_LT(msUntilGone(pid), 5000);
}

}  // namespace
}  // namespace lanescope::tests
