// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <csignal>
#include <functional>
#include <string>
#include <tuple>
#include <vector>

#include "app/engine/bench_recovery.h"
#include "tests/app/engine/engine_mpi_fixture.h"

// Benchmarks of times on an engine of several processes, against the same on an engine of one.

namespace lanescope::tests {
namespace {

using app::EngineAddress;
using values::BenchSeries;

values::BenchRequest benchOfTwo() {
  values::BenchRequest request;
  request.kernel = "dot_shared";
  request.compared = {"dot_global"};
  request.target.backend = values::BackendChoice::emulator;
  request.sizes = {4096, 64, 1000, 256, 2048, 512, 32, 128};
  request.sampling.samples = 3;
  request.sampling.maxTime = values::Milliseconds(5);
  return request;
}

EngineAddress engineOf(int ranks) {
  EngineAddress address = EngineAddress::parse("mpi:" + QString::number(ranks));
  app::EngineLimits limits = address.limits();
  limits.restart = std::chrono::milliseconds(10);
  address.setLimits(limits);
  return address;
}

using Case = std::tuple<std::int64_t, std::string, std::string, bool, bool>;

/// What was timed, without the times.
std::vector<Case> casesOf(const values::BenchResult& result) {
  std::vector<Case> cases;
  cases.reserve(result.series.size());
  for (const BenchSeries& series : result.series) {
    cases.emplace_back(series.n, series.name, series.where, series.passed, series.samples.empty());
  }
  return cases;
}

/// Measures until there is no request left, as the command line does. `onPoint` gets the number of
/// points that there are.
values::BenchResult measured(EngineListener& listener, std::int64_t ranks,
                             const std::function<void(std::size_t)>& onPoint = {}) {
  app::BenchRecovery recovery(benchOfTwo(), ranks);
  std::size_t points = 0;
  while (const auto request = recovery.next()) {
    const quint64 id = listener.engine->bench(*request);
    std::size_t taken = 0;
    EXPECT_TRUE(waitFor(
        [&] {
          for (; taken < listener.points[id].size(); ++taken) {
            if (recovery.add(listener.points[id][taken])) ++points;
            if (onPoint) onPoint(points);
          }
          return listener.isOver(id);
        },
        std::chrono::minutes(2)));
    if (listener.benches.contains(id)) {
      recovery.finish(*listener.benches[id]);
    } else {
      recovery.fail({listener.failures[id].kind, listener.failures[id].sentence.toStdString()});
    }
  }
  return std::move(recovery).result();
}

class EngineMpiBench : public EngineMpi, public testing::WithParamInterface<int> {};

TEST_P(EngineMpiBench, HasTheCasesOfOneEngineInTheirOrder) {
  EngineListener here;
  const values::BenchResult expected = measured(here, 1);
  EXPECT_TRUE(expected.notes.empty());
  EngineListener listener(engineOf(GetParam()));
  const values::BenchResult got = measured(listener, GetParam());
  EXPECT_EQ(casesOf(got), casesOf(expected));
  EXPECT_EQ(got.machine, expected.machine);
  EXPECT_EQ(got.kernel, expected.kernel);
  const std::string note =
      "Timed by 1 of " + std::to_string(GetParam()) + " ranks, one of each host like the first.";
  EXPECT_EQ(got.notes, std::vector<std::string>{note}) << "all of them are on this machine";
}

INSTANTIATE_TEST_SUITE_P(Of, EngineMpiBench, testing::Values(2, 4));

TEST_F(EngineMpi, ABenchmarkLosesNothingToARankThatIsKilled) {
  std::vector<Case> expected;
  {
    EngineListener here;
    expected = casesOf(measured(here, 1));
  }
  for (const std::size_t rank : {0U, 3U}) {  // one that times, and one that waits
    EngineListener listener(engineOf(4));
    std::vector<qint64> ranks;
    const values::BenchResult got = measured(listener, 4, [&](std::size_t points) {
      if (points < 3 || !ranks.empty()) return;
      ranks = ranksBelow();
      ASSERT_EQ(ranks.size(), 4U);
      ASSERT_EQ(::kill(static_cast<pid_t>(ranks[rank]), SIGKILL), 0);
    });
    EXPECT_EQ(casesOf(got), expected) << rank;
    ASSERT_FALSE(got.notes.empty()) << rank;
    EXPECT_TRUE(got.notes.back().starts_with(
        "What the ranks had not completed was measured again. The engine"))
        << got.notes.back();
    for (const qint64 pid : ranks) EXPECT_TRUE(waitFor([pid] { return !isRunning(pid); }));
  }
}

}  // namespace
}  // namespace lanescope::tests
