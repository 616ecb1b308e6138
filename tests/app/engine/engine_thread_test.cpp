// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/engine_thread.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <utility>

#include "catalog/catalog.h"
#include "protocol/frame.h"
#include "tests/app/engine/engine_listener.h"
#include "tests/heartbeat.h"

// The client with the real engine beside it.

namespace lanescope::tests {
namespace {

using namespace std::chrono_literals;
using values::ErrorKind;

TEST(EngineThread, IsReadyWithinASecond) {
  const UnhinderedTimer clock;
  EngineListener listener;
  ASSERT_TRUE(listener.waitForEngine());
  const double readyMs = clock.elapsed();
  RecordProperty("ready_ms", std::to_string(readyMs));
  std::printf("ready after %.1f ms: %s\n", readyMs, qPrintable(listener.ready.first()));
  EXPECT_LT(readyMs, 1000);
  EXPECT_TRUE(listener.ready.first().startsWith("Engine ")) << qPrintable(listener.ready.first());
  EXPECT_TRUE(isRunning(listener.pid()));
}

TEST(EngineThread, FindsTheEmulatorAndSaysWhyAGpuIsMissing) {
  EngineListener listener;
  const quint64 id = listener.engine->queryDevices();
  ASSERT_TRUE(listener.waitForEnd(id));
  ASSERT_GE(listener.devices[id].size(), 2);
  for (const values::DeviceInfo& device : listener.devices[id]) {
    EXPECT_TRUE(device.available || device.backend != values::BackendChoice::emulator);
    EXPECT_NE(device.available, !device.reason.empty());
  }
}

TEST(EngineThread, RunsAKernelAndBringsItsRecord) {
  EngineListener listener;
  values::RunRequest request = emulatorRun("dot_shared", 1000);
  request.record = true;
  const quint64 id = listener.engine->run(request);
  ASSERT_TRUE(listener.waitForEnd(id));
  ASSERT_TRUE(listener.runs.contains(id)) << qPrintable(listener.failures[id].sentence);
  const values::RunResult& result = *listener.runs[id];
  EXPECT_TRUE(result.passed);
  EXPECT_EQ(result.result, values::Number(999'000.0));
  ASSERT_TRUE(result.record);
  EXPECT_EQ(result.record->source, "Emulator");
  EXPECT_EQ(result.record->offsets.size(), 1 + 4 * 256U);
  EXPECT_FALSE(result.record->events.empty());
}

TEST(EngineThread, RunsOnTheUsersOwnData) {
  EngineListener listener;
  values::RunRequest request = emulatorRun("dot_global", 3);
  request.inputs = {values::HostArray::of<float>(std::array{1.0F, 2.0F, 3.0F}),
                    values::HostArray::of<float>(std::array{10.0F, 20.0F, 30.0F})};
  const quint64 id = listener.engine->run(request);
  ASSERT_TRUE(listener.waitForEnd(id));
  ASSERT_TRUE(listener.runs.contains(id)) << qPrintable(listener.failures[id].sentence);
  EXPECT_EQ(listener.runs[id]->result, values::Number(140.0));
}

TEST(EngineThread, EndsEachOfManyRequestsOnceAndInOrder) {
  EngineListener listener;
  std::vector<quint64> ids;
  ids.reserve(50);
  for (int i = 0; i < 50; ++i) {
    ids.push_back(i % 5 == 0 ? listener.engine->queryDevices()
                             : listener.engine->run(emulatorRun("dot_shared", 1 + i)));
  }
  ASSERT_TRUE(listener.waitForEnd(ids.back()));
  EXPECT_EQ(listener.endOrder, ids);
  EXPECT_TRUE(listener.failures.empty());
}

TEST(EngineThread, PassesASentenceOnAndGoesOn) {
  EngineListener listener;
  const quint64 bad = listener.engine->run(emulatorRun("dot_shared", 0));
  const quint64 unknown = listener.engine->run(emulatorRun("dot_shred"));
  const quint64 good = listener.engine->run(emulatorRun("dot_shared"));
  ASSERT_TRUE(listener.waitForEnd(good));
  EXPECT_EQ(listener.failures[bad].kind, ErrorKind::badInput);
  EXPECT_TRUE(listener.failures[bad].sentence.startsWith("n = 0 is out of range"));
  EXPECT_TRUE(listener.failures[unknown].sentence.contains("dot_shred"));
  EXPECT_TRUE(listener.runs.contains(good));
  EXPECT_EQ(listener.ready.size(), 1);
  EXPECT_TRUE(listener.lost.isEmpty());
}

TEST(EngineThread, RefusesARequestThatIsTooLargeToSend) {
  EngineListener listener;
  const quint64 id =
      listener.engine->run(emulatorRun(std::string(engine::FrameLimits{}.headBytes, 'k')));
  ASSERT_TRUE(listener.waitForEnd(id));
  EXPECT_EQ(listener.failures[id].kind, ErrorKind::badInput);
  EXPECT_TRUE(listener.lost.isEmpty());
}

TEST(EngineThread, BringsEachPointOfABenchmark) {
  EngineListener listener;
  values::BenchRequest request;
  request.kernel = "dot_shared";
  request.target.backend = values::BackendChoice::emulator;
  request.sizes = {256, 512};
  request.sampling.samples = 2;
  request.sampling.maxTime = values::Milliseconds(0);
  const quint64 id = listener.engine->bench(request);
  ASSERT_TRUE(listener.waitForEnd(id));
  ASSERT_TRUE(listener.benches.contains(id)) << qPrintable(listener.failures[id].sentence);
  EXPECT_GE(listener.points[id].size(), 2U);
  EXPECT_EQ(listener.points[id].size(), listener.benches[id]->series.size());
}

TEST(EngineThread, CancelsALongRunWithinASecondAndThenRunsTheNext) {
  EngineListener listener;
  const quint64 endless = listener.engine->run(longRun());
  const quint64 waiting = listener.engine->run(emulatorRun("dot_shared", 77));
  ASSERT_TRUE(waitFor([&] { return listener.progress[endless] > 2; }));
  const UnhinderedTimer clock;
  listener.engine->cancel(endless);
  listener.engine->cancel(endless);
  ASSERT_TRUE(listener.waitForEnd(endless));
  EXPECT_LT(clock.elapsed(), 1000);
  EXPECT_EQ(listener.failures[endless].kind, ErrorKind::cancelled);
  ASSERT_TRUE(listener.waitForEnd(waiting));
  EXPECT_TRUE(listener.runs.contains(waiting));
  EXPECT_EQ(listener.endings(endless), 1);
  EXPECT_TRUE(listener.lost.isEmpty());
}

TEST(EngineThread, CancelsABenchmarkWithinASecondWhateverItIsAt) {
  EngineListener listener;
  values::BenchRequest request;
  request.target.backend = values::BackendChoice::emulator;
  request.sampling.maxTime = std::chrono::minutes(1);
  request.sampling.minTime = std::chrono::minutes(1);
  double longest = 0;
  // Sampling, making and checking large inputs, and a CPU variant of which one call takes minutes.
  for (const auto& [kernel, n] :
       {std::pair("dot_shared", 1 << 12), {"reduce_shuffle", 1 << 26}, {"matmul_tiled", 3000}}) {
    request.kernel = kernel;
    request.parameters = catalog::defaultsOf(catalog::find(kernel));
    request.sizes = {n};
    const quint64 id = listener.engine->bench(request);
    ASSERT_TRUE(waitFor([&] { return listener.progress[id] > 2 || listener.isOver(id); }));
    waitFor([] { return false; }, 500ms);
    const UnhinderedTimer clock;
    listener.engine->cancel(id);
    ASSERT_TRUE(listener.waitForEnd(id));
    EXPECT_EQ(listener.failures[id].kind, ErrorKind::cancelled);
    longest = std::max(longest, clock.elapsed());
  }
  std::printf("cancelled within %.0f ms\n", longest);
  EXPECT_LT(longest, 1000);
}

TEST(EngineThread, CancelsARequestThatWaits) {
  EngineListener listener;
  const quint64 running = listener.engine->run(longRun());
  const quint64 waiting = listener.engine->run(emulatorRun("dot_shared"));
  listener.engine->cancel(waiting);
  ASSERT_TRUE(listener.waitForEnd(waiting));
  EXPECT_EQ(listener.failures[waiting].kind, ErrorKind::cancelled);
  EXPECT_FALSE(listener.isOver(running));
  listener.engine->cancel(12345);
  listener.engine->cancel(running);
  ASSERT_TRUE(listener.waitForEnd(running));
}

TEST(EngineThread, ReportsProgressAtMost30TimesASecond) {
  EngineListener listener;
  const quint64 id = listener.engine->run(longRun());
  ASSERT_TRUE(listener.waitForProgress(id));
  const int before = listener.progress[id];
  waitFor([] { return false; }, 1000ms);
  EXPECT_GT(listener.progress[id], before);
  EXPECT_LE(listener.progress[id] - before, 32);
}

TEST(EngineThread, KeepsTheCallersEventLoopFreeWhileALargeRecordArrives) {
  EngineListener listener;
  values::RunRequest request = emulatorRun("dot_shared", 1 << 20);
  request.record = true;
  ASSERT_TRUE(listener.waitForEngine());
  const Heartbeat heartbeat;
  const quint64 id = listener.engine->run(request);
  ASSERT_TRUE(listener.waitForEnd(id));
  ASSERT_TRUE(listener.runs.contains(id)) << qPrintable(listener.failures[id].sentence);
  EXPECT_GT(listener.runs[id]->record->events.size(), 1'000'000U);
  std::printf("%zu events, computed for %.1f ms at a time, longest pause %.0f ms\n",
              listener.runs[id]->record->events.size(), heartbeat.longestCpu(),
              heartbeat.longestWall());
  EXPECT_LT(heartbeat.longestCpu(), kLongestHold);
}

}  // namespace
}  // namespace lanescope::tests
