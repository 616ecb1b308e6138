// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QTimer>
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

/// A sweep on the emulator, to its end.
class Swept {
 public:
  using OnCell = std::function<void(Sweep& sweep, std::size_t done)>;
  Swept(const app::EngineAddress& address, const SweepSpace& space, const OnCell& onCell = {})
      : m_engine(address), m_sweep(m_engine) {
    int ends = 0;
    QObject::connect(&m_engine, &app::EngineThread::engineLost, &m_sweep, [this] { ++m_losses; });
    QObject::connect(&m_sweep, &Sweep::finished, &m_sweep, [&] { ++ends; });
    QObject::connect(&m_sweep, &Sweep::cellDone, &m_sweep, [&](quint64 cell) {
      m_order.push_back(cell);
      if (onCell) onCell(m_sweep, m_order.size());
    });
    values::Target target;
    target.backend = values::BackendChoice::emulator;
    m_sweep.start(space, target);
    EXPECT_TRUE(tests::waitFor([&] { return ends > 0; }, std::chrono::minutes(5)));
    m_sweep.disconnect();
  }
  [[nodiscard]] const std::vector<SweepCell>& cells() const { return m_sweep.results().cells; }
  [[nodiscard]] const std::vector<quint64>& order() const { return m_order; }
  [[nodiscard]] int losses() const { return m_losses; }

 private:
  app::EngineThread m_engine;
  Sweep m_sweep;
  std::vector<quint64> m_order;
  int m_losses = 0;
};

/// All cells are those of the other sweep, and were told once each, in order.
void expectSame(const Swept& swept, const Swept& expected) {
  ASSERT_EQ(swept.cells().size(), expected.cells().size());
  for (std::size_t i = 0; i < swept.cells().size(); ++i) {
    EXPECT_EQ(swept.cells()[i].parameters, expected.cells()[i].parameters) << i;
    EXPECT_EQ(swept.cells()[i].state, expected.cells()[i].state) << i;
    EXPECT_EQ(swept.cells()[i].sentence, expected.cells()[i].sentence) << i;
    EXPECT_EQ(swept.cells()[i].counters, expected.cells()[i].counters) << i;
  }
  EXPECT_EQ(swept.order(), expected.order());
}

class SweepMpi : public tests::EngineMpi {};

TEST_F(SweepMpi, HasTheCellsOfOneEngineInTheirOrder) {
  // Of these launches some break a limit, between others that do not.
  const SweepSpace space = spaceOf("scan_look_back", "block=64:128:512,items=1:20:4:8", 5000);
  const Swept expected({}, space);
  std::set<State> states;
  for (const SweepCell& cell : expected.cells()) states.insert(cell.state);
  EXPECT_EQ(states, (std::set<State>{State::measured, State::failed}));
  for (const int ranks : {2, 4}) expectSame(Swept(engineOf(ranks), space), expected);
}

TEST_F(SweepMpi, LosesNoCellToARankThatIsKilled) {
  const SweepSpace space = spaceOf("dot_shared", "block=32..512,grid=1..64", 1 << 14);
  const Swept expected({}, space);
  for (std::size_t rank = 0; rank < 4; ++rank) {
    std::vector<qint64> ranks;
    const Swept swept(engineOf(4), space, [&](Sweep&, std::size_t done) {
      if (done != 3) return;
      ranks = tests::ranksBelow();
      ASSERT_EQ(ranks.size(), 4U);
      ASSERT_EQ(::kill(static_cast<pid_t>(ranks[rank]), SIGKILL), 0);
    });
    expectSame(swept, expected);
    EXPECT_EQ(swept.losses(), 1) << rank;
    for (const qint64 pid : ranks) EXPECT_FALSE(tests::isRunning(pid)) << pid;
  }
}

TEST_F(SweepMpi, PausesAfterTheCellsOfTheRanksAndGoesOn) {
  const SweepSpace space = spaceOf("dot_shared", "block=32..512,grid=1..64", 1 << 10);
  const Swept expected({}, space);
  int pauses = 0;
  const Swept swept(engineOf(2), space, [&](Sweep& sweep, std::size_t done) {
    if (done != 3) return;
    sweep.pause();
    ++pauses;
    QTimer::singleShot(0, &sweep, &Sweep::resume);
  });
  EXPECT_EQ(pauses, 1);
  expectSame(swept, expected);
}

TEST_F(SweepMpi, KeepsWhatItHasWhenItIsCancelled) {
  const SweepSpace space = spaceOf("dot_shared", "block=32..512,grid=1..64", 1 << 12);
  const Swept swept(engineOf(4), space, [](Sweep& sweep, std::size_t done) {
    if (done == 3) sweep.cancel();
  });
  const auto measured = std::ranges::count(swept.cells(), State::measured, &SweepCell::state);
  EXPECT_GE(measured, 3);
  EXPECT_LT(measured, std::ssize(swept.cells()));
}

}  // namespace
}  // namespace lanescope::tune
