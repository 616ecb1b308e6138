// SPDX-License-Identifier: Apache-2.0
#include "engine/timed_on_ranks.h"

#include <gtest/gtest.h>

#include <chrono>
#include <exception>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "collective/threads.h"
#include "engine/rank_requests.h"
#include "tests/gpu/engine/series_executor.h"

namespace lanescope::engine {
namespace {

using collective::Communicator;
using values::BenchRequest;
using values::BenchSeries;
using values::Error;
using values::ErrorKind;

values::BenchSeries seriesOf(const std::string& name, std::int64_t n, double ms) {
  BenchSeries series;
  series.name = name;
  series.n = n;
  series.samples = {values::Milliseconds(ms)};
  return series;
}

/// What an engine tells of a request of one size: two kernels and a CPU variant, as far as the
/// request asks for them.
std::vector<BenchSeries> measured(const BenchRequest& request) {
  const std::int64_t n = request.sizes.at(0);
  std::vector<BenchSeries> all;
  for (const char* const kernel : {"dot_shared", "dot_global"}) {
    BenchSeries series = seriesOf(kernel, n, static_cast<double>(n));
    if (!request.sampling.hot) series.samples.clear();
    if (request.sampling.phases) series.phases.emplace().hostToDevice = values::Milliseconds(7);
    if (n == 5 && series.name == "dot_global") series.failure = "There is no room.";
    all.push_back(series);
  }
  if (request.withCpuVariants) all.push_back(seriesOf("cpu: SIMD", n, 2));
  return all;
}

BenchRequest requestOn(values::BackendChoice backend) {
  BenchRequest request;
  request.kernel = "dot_shared";
  request.compared = {"dot_global"};
  request.target.backend = backend;
  request.sizes = {8, 1, 5, 2, 3, 9, 4};
  return request;
}

struct Piece {
  std::int64_t rank = 0;
  BenchRequest request;
};

struct Timed {
  values::BenchResult result;
  std::vector<BenchSeries> told;  ///< in the order in which they came
  std::vector<Piece> pieces;
};

/// Times the request on ranks that are threads. Throws what rank 0 throws.
Timed timed(const BenchRequest& request, const std::vector<RankPlace>& places,
            const tests::SeriesExecutor::Measure& measure = measured) {
  Timed all;
  std::mutex mutex;
  std::exception_ptr thrown;
  collective::onThreads(std::ssize(places), [&](Communicator& own) {
    tests::SeriesExecutor executor([&](const BenchRequest& piece) {
      {
        const std::scoped_lock lock(mutex);
        all.pieces.push_back({own.rank(), piece});
      }
      return measure(piece);
    });
    const RankPlace& place = places[static_cast<std::size_t>(own.rank())];
    if (own.rank() != 0) {
      const ToEngine announced = nextRequest(own);
      return timeForRankZero(std::get<BenchRequest>(announced.body), place, own, executor);
    }
    try {
      all.result = timeOnRanks(
          request, place, own, executor, {}, [](double, const std::string&) {},
          [&](const BenchSeries& series) { all.told.push_back(series); });
    } catch (const Error&) {
      thrown = std::current_exception();
    }
  });
  if (thrown) std::rethrow_exception(thrown);
  return all;
}

RankPlace aPlace(const std::string& host, std::size_t gpus = 0) {
  return {host, "a CPU", std::vector<std::string>(gpus, "H100")};
}

/// The table of one engine: by size, the kernels before the CPU's variants.
void expectWholeTable(const Timed& got) {
  const std::vector<BenchSeries>& series = got.result.series;
  ASSERT_EQ(series.size(), 21U);
  std::size_t at = 0;
  for (const std::int64_t n : {1, 2, 3, 4, 5, 8, 9}) {
    for (const char* const name : {"dot_shared", "dot_global", "cpu: SIMD"}) {
      EXPECT_EQ(series[at].n, n) << at;
      EXPECT_EQ(series[at].name, name) << at;
      EXPECT_EQ(series[at].failure.empty(), n != 5 || series[at].name != "dot_global");
      EXPECT_EQ(got.told[at].name, name) << at;
      EXPECT_EQ(got.told[at].n, n) << at;
      ++at;
    }
  }
  EXPECT_EQ(got.result.machine, "a CPU");
}

TEST(TimedOnRanks, AreTheSizesInTheirOrderOneRankOfAHost) {
  const Timed got = timed(requestOn(values::BackendChoice::emulator),
                          {aPlace("a"), aPlace("a"), aPlace("b"), aPlace("c")});
  expectWholeTable(got);
  EXPECT_EQ(got.pieces.size(), 7U);
  for (const Piece& piece : got.pieces) {
    EXPECT_NE(piece.rank, 1) << "it shares a host with rank 0";
    EXPECT_EQ(piece.request.sizes.size(), 1U);
    EXPECT_EQ(piece.request.compared.size(), 1U) << "kernels are compared on one machine";
  }
  EXPECT_EQ(got.result.notes,
            std::vector<std::string>{"Timed by 3 of 4 ranks, one of each host like the first."});
}

TEST(TimedOnRanks, AreKernelsOnAllGpusAndTheRestOnOneRankOfAHost) {
  const Timed got = timed(requestOn(values::BackendChoice::cuda),
                          {aPlace("a", 2), aPlace("a", 2), aPlace("b", 2), aPlace("b", 2)});
  expectWholeTable(got);
  for (const BenchSeries& series : got.result.series) {
    if (!series.failure.empty()) continue;
    EXPECT_EQ(series.samples.size(), 1U) << series.name << ' ' << series.n;
    EXPECT_EQ(series.phases.has_value(), !series.isOnCpu());
    if (!series.phases) continue;
    EXPECT_EQ(series.phases->kernel, series.samples.front());
    EXPECT_EQ(series.phases->hostToDevice.count(), 7);
  }
  std::map<std::int64_t, int> times;
  for (const Piece& piece : got.pieces) {
    const bool isOfHost = piece.request.withCpuVariants || piece.request.sampling.phases;
    EXPECT_EQ(isOfHost, !piece.request.sampling.hot);
    EXPECT_TRUE(!isOfHost || piece.rank % 2 == 0) << "the first rank of its host";
    EXPECT_EQ(piece.request.target.device, piece.rank % 2) << "a GPU for each";
    ++times[piece.request.sizes.front()];
  }
  for (const auto& [n, count] : times) EXPECT_EQ(count, 2) << n;
}

TEST(TimedOnRanks, NeverTimeTheHostWhileAnotherRankOfItIsBusy) {
  std::mutex mutex;
  int busy = 0;
  int busyWithHost = 0;
  const auto watched = [&](const BenchRequest& request) {
    const bool isOfHost = request.withCpuVariants || request.sampling.phases;
    {
      const std::scoped_lock lock(mutex);
      ++busy;
      busyWithHost += isOfHost ? 1 : 0;
      EXPECT_TRUE(busyWithHost == 0 || busy == 1) << busy;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    {
      const std::scoped_lock lock(mutex);
      --busy;
      busyWithHost -= isOfHost ? 1 : 0;
    }
    return measured(request);
  };
  const std::vector places(4, aPlace("a", 4));
  expectWholeTable(timed(requestOn(values::BackendChoice::cuda), places, watched));
  expectWholeTable(timed(requestOn(values::BackendChoice::emulator), places, watched));
}

TEST(TimedOnRanks, HaveTheReasonsWhereNothingCouldBeTimedAtASize) {
  const auto small = [](const BenchRequest& request) {
    std::vector<BenchSeries> all = measured(request);
    if (request.sizes.front() < 4) return all;
    for (BenchSeries& series : all) series.failure = "There is no room.";
    return all;
  };
  const Timed got =
      timed(requestOn(values::BackendChoice::emulator), {aPlace("a"), aPlace("b")}, small);
  EXPECT_EQ(got.result.series.size(), 21U);
  EXPECT_EQ(got.result.machine, "a CPU");
  try {
    (void)timed(requestOn(values::BackendChoice::emulator), {aPlace("a"), aPlace("b")},
                [](const BenchRequest& request) {
                  std::vector<BenchSeries> all = measured(request);
                  for (BenchSeries& series : all) series.failure = "There is no room.";
                  return all;
                });
    ADD_FAILURE() << "no complaint";
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::unavailable);
    EXPECT_STREQ(error.what(), "There is no room.");
  }
}

TEST(TimedOnRanks, EndWithWhatIsWrongOnAnyRank) {
  for (const auto backend : {values::BackendChoice::cuda, values::BackendChoice::emulator}) {
    try {
      (void)timed(requestOn(backend), {aPlace("a", 2), aPlace("a", 2), aPlace("b", 2)},
                  [](const BenchRequest& request) {
                    if (request.sizes.front() == 3) values::refuse("Not this one.");
                    return measured(request);
                  });
      ADD_FAILURE() << "no complaint";
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::badInput);
      EXPECT_STREQ(error.what(), "Not this one.");
    }
  }
}

TEST(TimedOnRanks, AreOnlyTimesAtSizesThatDoNotDependOnEachOther) {
  const BenchRequest request = requestOn(values::BackendChoice::emulator);
  EXPECT_TRUE(canBeShared(request));
  BenchRequest one = request;
  one.sizes = {8};
  EXPECT_FALSE(canBeShared(one));
  BenchRequest errors = request;
  errors.measure = values::Measure::accuracy;
  EXPECT_FALSE(canBeShared(errors));
  BenchRequest limited = request;
  limited.sampling.longestCall = values::Milliseconds(1);
  EXPECT_FALSE(canBeShared(limited));
  BenchRequest twice = request;
  twice.compared = {"dot_shared"};
  EXPECT_FALSE(canBeShared(twice));
}

}  // namespace
}  // namespace lanescope::engine
