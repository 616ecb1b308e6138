// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/sweep.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QTemporaryDir>

#include "app/engine/engine_thread.h"
#include "tests/app/engine/engine_listener.h"
#include "tests/processor_time.h"

namespace lanescope::tune {
namespace {

using tests::waitFor;
using State = SweepCell::State;

app::EngineAddress playedGpu() {
  app::EngineAddress address;
  address.setProgram(QCoreApplication::applicationDirPath() + "/tune_engine_fake");
  return address;
}

SweepSpace sweptSpace(const std::string& ranges, const char* kernel = "dot_shared",
                      std::int64_t n = 1 << 20, std::uint64_t seed = 1) {
  const catalog::KernelRow& row = catalog::find(kernel);
  values::Parameters parameters = catalog::defaultsOf(row);
  parameters.n = n;
  parameters.seed = seed;
  return {row, parameters, axesFromText(row, ranges)};
}

/// A sweep with all that it has said.
struct Heard {
  explicit Heard(const app::EngineAddress& address) : engine(address), sweep(engine) {
    QObject::connect(&sweep, &Sweep::cellDone, &sweep, [this](quint64 cell) {
      cells.push_back(cell);
      if (onCell) onCell();
    });
    QObject::connect(&sweep, &Sweep::finished, &sweep, [this] { ++ends; });
    QObject::connect(&sweep, &Sweep::failed, &sweep,
                     [this](values::ErrorKind, const QString& why) { sentence = why; });
  }
  [[nodiscard]] bool waitForEnd() {
    return waitFor([this] { return ends > 0 || !sentence.isEmpty(); }, std::chrono::seconds(60));
  }
  [[nodiscard]] const SweepCell& cell(std::int64_t block, std::int64_t grid) const {
    for (const SweepCell& each : sweep.results().cells) {
      if (each.parameters.block == block && each.parameters.grid == grid) return each;
    }
    ADD_FAILURE() << "no such cell";
    return sweep.results().cells.front();
  }

  app::EngineThread engine;
  Sweep sweep;
  std::vector<quint64> cells;
  std::function<void()> onCell;
  int ends = 0;
  QString sentence;
};

TEST(Sweep, TakesTheUsualLaunchFromTheDevice) {
  Heard heard(playedGpu());
  heard.sweep.start(sweptSpace("grid=16..64", "histogram_shared"), {});
  ASSERT_TRUE(heard.waitForEnd());
  const SweepResults& results = heard.sweep.results();
  const SweepCell& usual = results.cells[results.mark(Mark::Kind::rule)->cell];
  EXPECT_EQ(usual.parameters.grid, 32) << "which fill it, as the engine says";
}

TEST(Sweep, FindsTheFastestLaunchAndMarksTheApisAndTheRules) {
  Heard heard(playedGpu());
  heard.sweep.start(sweptSpace("block=64..1024,grid=16..1024"), {});
  ASSERT_TRUE(heard.waitForEnd());
  const SweepResults& results = heard.sweep.results();
  EXPECT_EQ(results.device, "Played GPU");
  EXPECT_FALSE(results.emulated);
  EXPECT_EQ(results.count(State::measured), results.cells.size());
  EXPECT_EQ(results.cells.size(), 5U * 7 + 1) << "264 blocks are not among those swept";
  EXPECT_EQ(heard.cells.size(), results.cells.size());
  const SweepCell& best = results.cells[results.mark(Mark::Kind::best)->cell];
  EXPECT_EQ(best.parameters.block, 256);
  EXPECT_EQ(best.parameters.grid, 512);
  const Mark& api = *results.mark(Mark::Kind::api);
  EXPECT_EQ(results.cells[api.cell].parameters.block, 512) << "a power of two below 768";
  EXPECT_EQ(results.cells[api.cell].parameters.grid, 264);
  EXPECT_EQ(api.words,
            "CUDA suggests 768 threads per block and 264 blocks; this kernel takes 512.");
  const Mark& rule = *results.mark(Mark::Kind::rule);
  EXPECT_EQ(rule.cell, static_cast<std::size_t>(&heard.cell(256, 32) - results.cells.data()));
  EXPECT_TRUE(results.cells[rule.cell].value(Metric::time));
  ASSERT_FALSE(results.leads.empty());
  EXPECT_TRUE(results.leads.front().isCertain());
  EXPECT_NEAR(results.leads.front().ratio.value, 1.2, 0.02);
  EXPECT_EQ(best.occupancy->residency->registers, 32);
  EXPECT_EQ(best.occupancy->part(), 1.0);
}

TEST(Sweep, KeepsAFailedCellWithItsSentenceAndGoesOn) {
  Heard heard(playedGpu());
  heard.sweep.start(sweptSpace("block=256,grid=1:2:16:2048:4096"), {});
  ASSERT_TRUE(heard.waitForEnd());
  EXPECT_EQ(heard.cell(256, 1).state, State::measured);
  EXPECT_EQ(heard.cell(256, 2).sentence, "The result differs from the reference.");
  EXPECT_EQ(heard.cell(256, 2048).sentence, "This launch is refused.");
  EXPECT_EQ(heard.cell(256, 4096).state, State::failed) << "the engine was lost, and replaced";
  EXPECT_NE(heard.cell(256, 4096).sentence, "");
  EXPECT_EQ(heard.cell(256, 16).state, State::measured);
  EXPECT_EQ(heard.sweep.results().mark(Mark::Kind::best)->cell,
            heard.sweep.results().fastest(1).front());
}

TEST(Sweep, IsNotToBlameForWhatAnotherRequestDidToTheEngine) {
  Heard heard(playedGpu());
  int losses = 0;
  QObject::connect(&heard.engine, &app::EngineThread::engineLost, &heard.sweep, [&] { ++losses; });
  heard.onCell = [&] {
    // Goes to the engine before the next cell does, and is its end.
    values::BenchRequest deadly;
    deadly.kernel = "dot_shared";
    deadly.parameters.grid = 4096;
    deadly.sizes = {64};
    if (heard.cells.size() % 2 == 1) (void)heard.engine.bench(deadly);
  };
  heard.sweep.start(sweptSpace("block=256,grid=16:32:64:128"), {});
  ASSERT_TRUE(heard.waitForEnd());
  const SweepResults& results = heard.sweep.results();
  EXPECT_EQ(results.count(State::measured), results.cells.size());
  EXPECT_GE(losses, 1);
  EXPECT_NE(results.mark(Mark::Kind::best), nullptr);
}

TEST(Sweep, EndsWhereNoEngineCanBeStartedAnyMoreAndBlamesNoLaunch) {
  const QTemporaryDir folder;
  app::EngineAddress address;
  address.setProgram("/bin/sh", {"-c", "mkdir \"$0\" && exec \"$1\"", folder.filePath("once"),
                                 QCoreApplication::applicationDirPath() + "/tune_engine_fake"});
  Heard heard(address);
  heard.sweep.start(sweptSpace("block=256,grid=16:4096:8192"), {});
  ASSERT_TRUE(heard.waitForEnd());
  EXPECT_EQ(heard.cell(256, 16).state, State::measured);
  EXPECT_EQ(heard.cell(256, 4096).sentence, "The GPU is lost.");
  EXPECT_EQ(heard.cell(256, 8192).state, State::waiting);
  ASSERT_FALSE(heard.sweep.results().notes.empty());
  EXPECT_EQ(heard.sweep.results().notes.back().find("The sweep ended early: "), 0U)
      << heard.sweep.results().notes.back();
}

TEST(Sweep, SaysWhichLaunchesBreakALimitWithoutMakingThem) {
  Heard heard(playedGpu());
  heard.sweep.start(sweptSpace("block=256:512,items=1:20", "scan_look_back"), {});
  ASSERT_TRUE(heard.waitForEnd());
  const SweepCell& cell = heard.sweep.results().cells[3];
  ASSERT_EQ(cell.parameters.block, 512);
  EXPECT_EQ(cell.state, State::failed);
  EXPECT_NE(cell.sentence.find("more registers than a multiprocessor has"), std::string::npos);
}

TEST(Sweep, PausesBetweenTwoCellsAndGoesOn) {
  Heard heard(playedGpu());
  heard.onCell = [&] {
    if (heard.cells.size() == 3) heard.sweep.pause();
  };
  heard.sweep.start(sweptSpace("block=64..1024,grid=32:64"), {});
  ASSERT_TRUE(waitFor([&] { return heard.sweep.isPaused(); }));
  // What is not out cannot come back: other requests do.
  for (int i = 0; i < 3; ++i) {
    bool isAnswered = false;
    const quint64 id = heard.engine.queryDevices();
    const auto connection = QObject::connect(
        &heard.engine, &app::EngineThread::devicesFound, &heard.sweep,
        [&](quint64 of, const QList<values::DeviceInfo>&) { isAnswered = of == id; });
    ASSERT_TRUE(waitFor([&] { return isAnswered; }));
    QObject::disconnect(connection);
  }
  EXPECT_EQ(heard.cells.size(), 3U);
  EXPECT_TRUE(heard.sweep.isRunning());
  EXPECT_EQ(heard.sweep.progress().done, 3U);
  EXPECT_TRUE(heard.sweep.progress().left);
  heard.sweep.resume();
  ASSERT_TRUE(heard.waitForEnd());
  EXPECT_EQ(heard.cells.size(), heard.sweep.results().cells.size());
}

TEST(Sweep, EndsWithinASecondWhenItIsCancelledAndKeepsWhatItHas) {
  Heard heard(playedGpu());
  heard.sweep.start(sweptSpace("block=64..1024,grid=32:64", "dot_shared", 1024, 99), {});
  ASSERT_TRUE(waitFor([&] { return !heard.sweep.results().marks.empty(); }));
  const tests::UnhinderedTimer clock;
  heard.sweep.cancel();
  ASSERT_TRUE(heard.waitForEnd());
  EXPECT_LT(clock.elapsed(), 1000);
  EXPECT_FALSE(heard.sweep.isRunning());
  EXPECT_EQ(heard.ends, 1);
  EXPECT_EQ(heard.sweep.results().notes.back(),
            "The sweep was cancelled; what was measured is kept.");
  EXPECT_EQ(heard.sweep.results().count(State::waiting), heard.sweep.results().cells.size());
}

TEST(Sweep, KeepsTheCellsThatWereMeasuredBeforeItWasCancelled) {
  Heard heard(playedGpu());
  heard.onCell = [&] {
    if (heard.cells.size() == 4) heard.sweep.cancel();
  };
  heard.sweep.start(sweptSpace("block=64..1024,grid=32:64"), {});
  ASSERT_TRUE(heard.waitForEnd());
  EXPECT_EQ(heard.sweep.results().count(State::measured), 4U);
  EXPECT_NE(heard.sweep.results().mark(Mark::Kind::best), nullptr);
}

TEST(Sweep, OfTheEmulatorHasCountersAndNoTimes) {
  Heard heard{app::EngineAddress()};
  values::Target target;
  target.backend = values::BackendChoice::emulator;
  heard.sweep.start(sweptSpace("block=32..128,grid=1:4", "dot_shared", 1024), target);
  ASSERT_TRUE(heard.waitForEnd());
  const SweepResults& results = heard.sweep.results();
  EXPECT_TRUE(results.emulated);
  EXPECT_EQ(results.mark(Mark::Kind::best), nullptr);
  EXPECT_EQ(results.mark(Mark::Kind::api), nullptr);
  EXPECT_NE(results.mark(Mark::Kind::rule), nullptr);
  const SweepCell& cell = heard.cell(64, 4);
  EXPECT_FALSE(cell.value(Metric::time));
  // 1024 elements of two arrays over 256 threads in 8 warps: 8 loads a warp, and a block's store.
  EXPECT_DOUBLE_EQ(cell.value(Metric::requests).value(), 8.5);
  EXPECT_DOUBLE_EQ(cell.value(Metric::barriers).value(), 7.0);
}

TEST(Sweep, SaysWhenThereIsNothingToSweepOn) {
  Heard heard{app::EngineAddress()};
  values::Target target;
  target.backend = values::BackendChoice::cuda;
  target.device = 1000;
  heard.sweep.start(sweptSpace("block=32"), target);
  ASSERT_TRUE(heard.waitForEnd());
  EXPECT_NE(heard.sentence, QString());
  EXPECT_FALSE(heard.sweep.isRunning());
}

}  // namespace
}  // namespace lanescope::tune
