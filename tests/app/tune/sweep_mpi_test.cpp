// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <functional>
#include <set>
#include <vector>

#include "app/tune/sweep.h"
#include "tests/app/engine/engine_mpi_fixture.h"

// Sweeps on an engine of several processes, against the same on an engine of one.

namespace lanescope::tune {
namespace {

using State = SweepCell::State;

SweepSpace spaceOf(const char* kernel, const std::string& ranges, std::int64_t n) {
  const catalog::KernelRow& row = catalog::find(kernel);
  values::Parameters parameters = catalog::defaultsOf(row);
  parameters.n = n;
  return {row, parameters, axesFromText(row, ranges)};
}

app::EngineAddress engineOf(int ranks) {
  auto address = app::EngineAddress::parse("mpi:" + QString::number(ranks));
  app::EngineLimits limits = address.limits();
  limits.restart = std::chrono::milliseconds(10);
  address.setLimits(limits);
  return address;
}

/// What a sweep has come to.
struct Swept {
  std::vector<SweepCell> cells;
  std::vector<quint64> order;  ///< in which the cells were done
  int losses = 0;              ///< of engines
};

/// Runs a sweep on the emulator to its end, and ends the engine. `onCell` gets the number of cells
/// that are done.
Swept swept(const app::EngineAddress& address, const SweepSpace& space,
            const std::function<void(app::EngineThread&, Sweep&, std::size_t done)>& onCell = {}) {
  Swept result;
  int ends = 0;
  app::EngineThread engine(address);
  Sweep sweep(engine);
  QObject::connect(&engine, &app::EngineThread::engineLost, &sweep, [&] { ++result.losses; });
  QObject::connect(&sweep, &Sweep::finished, &sweep, [&] { ++ends; });
  QObject::connect(&sweep, &Sweep::cellDone, &sweep, [&](quint64 cell) {
    result.order.push_back(cell);
    if (onCell) onCell(engine, sweep, result.order.size());
  });
  values::Target target;
  target.backend = values::BackendChoice::emulator;
  sweep.start(space, target);
  EXPECT_TRUE(tests::waitFor([&] { return ends > 0; }, std::chrono::minutes(5)));
  result.cells = sweep.results().cells;
  return result;
}

/// All cells are those of the other sweep, and were told once each, in order.
void expectSame(const Swept& got, const Swept& expected) {
  ASSERT_EQ(got.cells.size(), expected.cells.size());
  for (std::size_t i = 0; i < got.cells.size(); ++i) {
    EXPECT_EQ(got.cells[i].parameters, expected.cells[i].parameters) << i;
    EXPECT_EQ(got.cells[i].state, expected.cells[i].state) << i;
    EXPECT_EQ(got.cells[i].sentence, expected.cells[i].sentence) << i;
    EXPECT_EQ(got.cells[i].counters, expected.cells[i].counters) << i;
  }
  EXPECT_EQ(got.order, expected.order);
}

class SweepMpi : public tests::EngineMpi {};

TEST_F(SweepMpi, HasTheCellsOfOneEngineInTheirOrder) {
  // Of these launches some break a limit, between others that do not.
  const SweepSpace space = spaceOf("scan_look_back", "block=64:512:128,items=1:20:4", 64);
  const Swept expected = swept({}, space);
  std::set<State> states;
  for (const SweepCell& cell : expected.cells) states.insert(cell.state);
  EXPECT_EQ(states, (std::set<State>{State::measured, State::failed}));
  for (const int ranks : {2, 4}) expectSame(swept(engineOf(ranks), space), expected);
}

TEST_F(SweepMpi, LosesNoCellToARankThatIsKilled) {
  const SweepSpace space = spaceOf("dot_shared", "block=32..512,grid=1..64", 1 << 14);
  const Swept expected = swept({}, space);
  for (std::size_t rank = 0; rank < 4; ++rank) {
    std::vector<qint64> ranks;
    const Swept got = swept(engineOf(4), space, [&](app::EngineThread&, Sweep&, std::size_t done) {
      if (done != 3) return;
      ranks = tests::ranksBelow();
      ASSERT_EQ(ranks.size(), 4U);
      ASSERT_EQ(::kill(static_cast<pid_t>(ranks[rank]), SIGKILL), 0);
    });
    expectSame(got, expected);
    EXPECT_EQ(got.losses, 1) << rank;
    for (const qint64 pid : ranks) EXPECT_FALSE(tests::isRunning(pid)) << pid;
  }
}

TEST_F(SweepMpi, PausesAfterTheCellsOfTheRanksAndGoesOn) {
  const SweepSpace space = spaceOf("dot_shared", "block=32..512,grid=1..64", 1 << 10);
  const Swept expected = swept({}, space);
  std::size_t atPause = 0;
  const auto pauseAndAsk = [&](app::EngineThread& engine, Sweep& sweep, std::size_t done) {
    atPause = sweep.isPaused() ? done : atPause;
    if (done != 3) return;
    sweep.pause();
    // The answer comes behind all that the sweep has requested.
    QObject::connect(&engine, &app::EngineThread::devicesFound, &sweep, &Sweep::resume);
    engine.queryDevices();
  };
  expectSame(swept(engineOf(2), space, pauseAndAsk), expected);
  EXPECT_EQ(atPause, 16U) << "8 of each rank";
}

TEST_F(SweepMpi, KeepsWhatItHasWhenItIsCancelled) {
  const SweepSpace space = spaceOf("dot_shared", "block=32..512,grid=1..64", 1 << 12);
  const Swept got =
      swept(engineOf(4), space, [](app::EngineThread&, Sweep& sweep, std::size_t done) {
        if (done == 3) sweep.cancel();
      });
  const auto measured = std::ranges::count(got.cells, State::measured, &SweepCell::state);
  EXPECT_GE(measured, 3);
  EXPECT_LT(measured, std::ssize(got.cells));
}

}  // namespace
}  // namespace lanescope::tune
