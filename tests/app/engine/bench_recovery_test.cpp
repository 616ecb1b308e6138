// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/bench_recovery.h"

#include <gtest/gtest.h>

namespace lanescope::app {
namespace {

using values::Error;
using values::ErrorKind;
using Sizes = std::vector<std::int64_t>;

const Error kLost(ErrorKind::engineLost, "The engine ended.");

values::BenchRequest threeKernels() {
  values::BenchRequest request;
  request.kernel = "dot_shared";
  request.parameters.block = 16;
  request.compared = {"dot_global", "dot_one_launch"};
  request.sizes = {32, 64};
  return request;
}

values::BenchSeries seriesOf(const std::string& name, std::int64_t n) {
  values::BenchSeries series;
  series.name = name;
  series.n = n;
  series.samples.assign(3, values::Milliseconds(1));
  return series;
}

TEST(BenchRecovery, WithoutALossTheRequestIsMadeOnceAsItIs) {
  BenchRecovery bench(threeKernels());
  const auto whole = bench.next();
  ASSERT_TRUE(whole);
  EXPECT_EQ(whole->compared.size(), 2U);
  EXPECT_TRUE(bench.add(seriesOf("dot_shared", 32)));
  values::BenchResult told;
  told.device = "a GPU";
  told.series = {seriesOf("dot_shared", 32), seriesOf("dot_global", 32)};
  bench.finish(told);
  EXPECT_FALSE(bench.next());
  const values::BenchResult result = std::move(bench).result();
  EXPECT_EQ(result.device, "a GPU");
  EXPECT_EQ(result.series.size(), 2U);
}

TEST(BenchRecovery, AfterALossEachKernelIsAskedForAloneAtTheSizesThatItLacks) {
  BenchRecovery bench(threeKernels());
  ASSERT_TRUE(bench.next());
  bench.add(seriesOf("dot_shared", 32));
  bench.add(seriesOf("dot_global", 32));
  bench.add(seriesOf("cpu: SIMD", 32));
  EXPECT_FALSE(bench.fail(kLost)) << "it is not known yet which kernel it was";

  const auto first = bench.next();
  ASSERT_TRUE(first);
  EXPECT_EQ(first->kernel, "dot_shared");
  EXPECT_EQ(first->sizes, Sizes{64});
  EXPECT_TRUE(first->compared.empty());
  EXPECT_TRUE(first->withCpuVariants);
  const auto said = bench.fail(kLost);
  ASSERT_TRUE(said);
  EXPECT_EQ(said->name, "dot_shared");
  EXPECT_EQ(said->n, 64);
  EXPECT_EQ(said->failure, "The engine ended.");

  const auto second = bench.next();
  ASSERT_TRUE(second);
  EXPECT_EQ(second->kernel, "dot_global");
  EXPECT_EQ(second->parameters.block, 16) << "without parameters of its own, the first one's";
  EXPECT_TRUE(second->withCpuVariants) << "they were not timed at 64 yet";
  EXPECT_FALSE(bench.add(seriesOf("dot_global", 32))) << "what is measured is not replaced";
  EXPECT_TRUE(bench.add(seriesOf("dot_global", 64)));
  bench.finish({});

  const auto third = bench.next();
  ASSERT_TRUE(third);
  EXPECT_EQ(third->sizes, (Sizes{32, 64}));
  EXPECT_GE(third->parameters.block, 32) << "it takes no fewer";
  EXPECT_FALSE(third->withCpuVariants);
  bench.finish({});
  EXPECT_FALSE(bench.next());
  EXPECT_EQ(std::move(bench).result().series.size(), 5U);
}

TEST(BenchRecovery, WhatALostRankWasMeasuringIsMeasuredAgainByAll) {
  values::BenchRequest request = threeKernels();
  request.withCpuVariants = false;
  BenchRecovery bench(request, 4);
  ASSERT_TRUE(bench.next());
  const auto addAll = [&](std::int64_t n) {
    for (const char* const kernel : {"dot_shared", "dot_global", "dot_one_launch"}) {
      EXPECT_TRUE(bench.add(seriesOf(kernel, n)));
    }
  };
  addAll(32);
  EXPECT_FALSE(bench.fail(kLost));
  const auto again = bench.next();
  ASSERT_TRUE(again);
  EXPECT_EQ(again->sizes, Sizes{64});
  EXPECT_EQ(again->compared.size(), 2U);
  addAll(64);
  bench.finish({});
  EXPECT_FALSE(bench.next());
  const values::BenchResult result = std::move(bench).result();
  EXPECT_EQ(result.series.size(), 6U);
  EXPECT_EQ(result.notes, std::vector<std::string>{"What the ranks had not completed was measured "
                                                   "again. The engine ended."});
}

TEST(BenchRecovery, RanksThatAreLostTwiceWithoutAResultGiveEachKernelAnEngine) {
  BenchRecovery bench(threeKernels(), 4);
  ASSERT_TRUE(bench.next());
  EXPECT_FALSE(bench.fail(kLost));
  const auto again = bench.next();
  ASSERT_TRUE(again);
  EXPECT_EQ(again->sizes, (Sizes{32, 64}));
  EXPECT_FALSE(bench.fail(kLost));
  const auto alone = bench.next();
  ASSERT_TRUE(alone);
  EXPECT_TRUE(alone->compared.empty());
  EXPECT_TRUE(bench.fail(kLost));
  EXPECT_EQ(bench.next()->kernel, "dot_global");
}

TEST(BenchRecovery, WhatIsWrongWithAKernelAloneIsSaidAndTheOthersGoOn) {
  BenchRecovery bench(threeKernels());
  ASSERT_TRUE(bench.next());
  bench.fail(kLost);
  ASSERT_TRUE(bench.next());
  const auto said = bench.fail(Error(ErrorKind::unavailable, "There is no room."));
  ASSERT_TRUE(said);
  EXPECT_EQ(said->n, 32);
  const auto next = bench.next();
  ASSERT_TRUE(next);
  EXPECT_EQ(next->kernel, "dot_global");
}

TEST(BenchRecovery, ProgressNeverGoesBackAndComesToItsEnd) {
  BenchRecovery bench(threeKernels());
  double last = 0;
  const auto come = [&](double ofPresent) {
    const double now = bench.progress(ofPresent);
    EXPECT_GE(now, last);
    EXPECT_LE(now, 1);
    last = now;
  };
  ASSERT_TRUE(bench.next());
  come(0.25);
  EXPECT_EQ(last, 0.25);
  bench.fail(kLost);
  ASSERT_TRUE(bench.next());
  come(0);
  EXPECT_EQ(last, 0.25);
  come(1);
  EXPECT_DOUBLE_EQ(last, 0.5) << "one of three with as many sizes each";
  bench.add(seriesOf("dot_shared", 32));
  bench.add(seriesOf("dot_shared", 64));
  bench.finish({});
  ASSERT_TRUE(bench.next());
  come(0.5);
  bench.fail(kLost);
  ASSERT_TRUE(bench.next());
  come(0);
  EXPECT_DOUBLE_EQ(last, 0.75) << "what will not be tried is done";
  come(1);
  EXPECT_DOUBLE_EQ(last, 1);
}

TEST(BenchRecovery, CancellingEndsItAndSoDoesAWrongRequest) {
  for (const ErrorKind kind : {ErrorKind::cancelled, ErrorKind::badInput}) {
    BenchRecovery bench(threeKernels());
    ASSERT_TRUE(bench.next());
    EXPECT_THROW(bench.fail(Error(kind, "No.")), Error);
  }
  BenchRecovery bench(threeKernels());
  ASSERT_TRUE(bench.next());
  bench.fail(kLost);
  ASSERT_TRUE(bench.next());
  EXPECT_THROW(bench.fail(Error(ErrorKind::cancelled, "No.")), Error);
}

TEST(BenchRecovery, BlamesNoKernelWhereNoEngineCanBeStarted) {
  const Error none(ErrorKind::noEngine, "The engine could not be started.");
  BenchRecovery whole(threeKernels());
  ASSERT_TRUE(whole.next());
  EXPECT_THROW(whole.fail(none), Error);
  BenchRecovery alone(threeKernels());
  ASSERT_TRUE(alone.next());
  alone.fail(kLost);
  ASSERT_TRUE(alone.next());
  EXPECT_THROW(alone.fail(none), Error);
}

TEST(BenchRecovery, OnlyTimesAreGoneOnWith) {
  values::BenchRequest request = threeKernels();
  request.measure = values::Measure::accuracy;
  BenchRecovery bench(request);
  ASSERT_TRUE(bench.next());
  EXPECT_THROW(bench.fail(kLost), Error);
}

}  // namespace
}  // namespace lanescope::app
