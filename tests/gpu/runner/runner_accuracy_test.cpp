// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "catalog/catalog.h"
#include "runner/runner.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

using values::BenchSeries;
using values::DType;
using values::Number;

values::BenchRequest requestFor(const char* kernel, const char* pattern,
                                std::vector<std::int64_t> sizes) {
  values::BenchRequest request;
  request.kernel = kernel;
  request.parameters = catalog::defaultsOf(catalog::find(kernel));
  request.parameters.pattern = pattern;
  request.target.backend = values::BackendChoice::emulator;
  request.sizes = std::move(sizes);
  request.measure = values::Measure::accuracy;
  return request;
}

values::BenchResult compare(const values::BenchRequest& request) {
  Runner runner(backend::makeEmulatorBackend(), backend::makeEmulatorBackend());
  std::size_t announced = 0;
  values::BenchResult result = runner.bench(
      request, {}, [](double, const std::string&) {}, [&](const BenchSeries&) { ++announced; });
  EXPECT_EQ(announced, result.series.size());
  return result;
}

const BenchSeries& seriesOf(const values::BenchResult& result, const std::string& name,
                            std::int64_t n) {
  const auto found = std::ranges::find_if(result.series, [&](const BenchSeries& series) {
    return series.name == name && series.n == n;
  });
  EXPECT_NE(found, result.series.end()) << name << " " << n;
  return *found;
}

double errorOf(const values::BenchResult& result, const std::string& name, std::int64_t n) {
  return seriesOf(result, name, n).accuracy->error;
}

TEST(RunnerAccuracy, TellsTheErrorOfEveryKernelAndVariantWithoutTimes) {
  values::BenchRequest request = requestFor("dot_shared", "random", {1000, 64});
  request.compared = {"dot_one_launch"};
  const values::BenchResult result = compare(request);
  EXPECT_EQ(result.series.front().n, 64);
  for (const char* const name :
       {"dot_shared", "dot_one_launch", "cpu: 1 thread", "cpu: pairwise", "cpu: double"}) {
    const BenchSeries& series = seriesOf(result, name, 1000);
    EXPECT_TRUE(series.samples.empty());
    EXPECT_TRUE(series.passed) << name;
    ASSERT_TRUE(series.accuracy.has_value());
    EXPECT_LE(series.accuracy->error, series.accuracy->bound) << name;
    EXPECT_GT(series.accuracy->bound, 0.0);
    EXPECT_GT(series.accuracy->magnitude, 100.0);
  }
  EXPECT_LT(errorOf(result, "cpu: double", 1000), errorOf(result, "cpu: 1 thread", 1000));
  EXPECT_LT(seriesOf(result, "cpu: pairwise", 1000).accuracy->bound,
            seriesOf(result, "cpu: 1 thread", 1000).accuracy->bound);
}

TEST(RunnerAccuracy, ShowsTheRunningSumOfOnesStickWhereFloatsEnd) {
  constexpr std::int64_t kN = (std::int64_t{1} << 24) + 1000;
  values::BenchRequest request = requestFor("reduce_shuffle", "ones", {1000, kN});
  const values::BenchResult result = compare(request);
  EXPECT_EQ(seriesOf(result, "cpu: 1 thread", kN).accuracy->value, Number(16777216.0));
  EXPECT_EQ(errorOf(result, "cpu: 1 thread", kN), 1000.0);
  EXPECT_EQ(errorOf(result, "cpu: pairwise", kN), 0.0);
  EXPECT_EQ(errorOf(result, "cpu: double", kN), 0.0);
  EXPECT_EQ(errorOf(result, "reduce_shuffle", 1000), 0.0);
  // The emulator would take far longer than anyone waits.
  EXPECT_TRUE(std::ranges::none_of(
      result.series, [&](const BenchSeries& series) { return series.n == kN && series.emulated; }));
}

TEST(RunnerAccuracy, MovesWithTheOrderInFloatsAndNotInIntegers) {
  values::BenchRequest request = requestFor("reduce_shuffle", "ill-conditioned", {4096});
  const auto valueOf = [&](DType dtype, std::uint64_t shuffle) {
    request.parameters.dtype = dtype;
    request.parameters.shuffle = shuffle;
    return seriesOf(compare(request), "reduce_shuffle", 4096).accuracy->value;
  };
  EXPECT_NE(valueOf(DType::float32, 0), valueOf(DType::float32, 1));
  EXPECT_EQ(valueOf(DType::float32, 1), valueOf(DType::float32, 1));
  EXPECT_EQ(valueOf(DType::int32, 0), Number(std::int64_t{1}));
  EXPECT_EQ(valueOf(DType::int32, 1), Number(std::int64_t{1}));
}

TEST(RunnerAccuracy, LaunchesAKernelBesideAsItUsuallyIsWhereItCannotTakeTheLaunch) {
  values::BenchRequest request = requestFor("reduce_shuffle", "ones", {1000});
  request.parameters.block = 1024;  // reduce_unrolled takes up to 512
  request.parameters.rule = values::LaunchRule::fill;
  request.compared = {"reduce_unrolled", "reduce_one_launch"};
  const values::BenchResult result = compare(request);
  EXPECT_EQ(errorOf(result, "reduce_unrolled", 1000), 0.0);
  EXPECT_EQ(errorOf(result, "reduce_one_launch", 1000), 0.0);
}

TEST(RunnerAccuracy, RefusesKernelsOfAnotherProblem) {
  values::BenchRequest request = requestFor("reduce_shuffle", "ones", {1000});
  request.compared = {"dot_shared"};
  try {
    compare(request);
    FAIL();
  } catch (const values::Error& error) {
    EXPECT_STREQ(
        error.what(),
        "Kernels are compared on the same inputs, but reduce_shuffle takes 1 and dot_shared "
        "takes 2.");
  }
}

}  // namespace
}  // namespace lanescope::engine
