// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <stop_token>
#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "runner/compared.h"
#include "runner/runner.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

/// dot_shared with blocks of 64, 256, 100 and 32 threads, of which 100 are refused.
values::BenchRequest countedRequest() {
  values::BenchRequest request;
  request.kernel = "dot_shared";
  request.parameters = catalog::defaultsOf(catalog::find(request.kernel));
  request.parameters.block = 64;
  request.target.backend = values::BackendChoice::emulator;
  request.sizes = {1000, 100};
  request.measure = values::Measure::counters;
  for (const std::int64_t block : {256, 100, 32}) {
    request.compared.push_back(request.kernel);
    request.comparedParameters.push_back(request.parameters);
    request.comparedParameters.back().block = block;
  }
  return request;
}

Runner emulatorRunner() {
  return {backend::makeEmulatorBackend(), backend::makeEmulatorBackend()};
}

TEST(RunnerCounters, AreThoseOfARunOfEachLaunch) {
  const values::BenchRequest request = countedRequest();
  Runner runner = emulatorRunner();
  std::vector<double> progress;
  std::size_t announced = 0;
  const values::BenchResult result = runner.bench(
      request, {}, [&](double fraction, const std::string&) { progress.push_back(fraction); },
      [&](const values::BenchSeries&) { ++announced; });
  const std::vector<values::BenchRequest> pieces = piecesOf(request);
  ASSERT_EQ(pieces.size(), 8U);
  ASSERT_EQ(result.series.size(), 8U);
  EXPECT_EQ(announced, 8U);
  EXPECT_EQ(progress.back(), 1.0);
  EXPECT_TRUE(std::ranges::is_sorted(progress));
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const values::BenchSeries& series = result.series[i];
    EXPECT_EQ(series.n, i < 4 ? 100 : 1000) << "smallest first";
    if (pieces[i].parameters.block == 100) {
      EXPECT_FALSE(series.counters);
      EXPECT_NE(series.failure.find("power of two"), std::string::npos) << series.failure;
      continue;
    }
    values::RunRequest run;
    run.kernel = pieces[i].kernel;
    run.parameters = pieces[i].parameters;
    run.target = request.target;
    run.record = true;
    EXPECT_EQ(series.counters, runner.run(run, {}, [](double) {}).counters) << i;
    EXPECT_TRUE(series.passed);
    EXPECT_EQ(series.failure, "");
    EXPECT_TRUE(series.samples.empty());
  }
}

TEST(RunnerCounters, TellWhatIsFoundBesideThem) {
  values::BenchRequest request = countedRequest();
  request.kernel = "dot_no_tree_barrier";
  request.compared.clear();
  request.comparedParameters.clear();
  const values::BenchResult result = emulatorRunner().bench(
      request, {}, [](double, const std::string&) {}, [](const values::BenchSeries&) {});
  ASSERT_EQ(result.series.size(), 2U);
  EXPECT_FALSE(result.series[1].passed);
  EXPECT_TRUE(result.series[1].counters);
  EXPECT_NE(result.series[1].failure, "");
}

TEST(RunnerCounters, EndWhenAStopIsRequested) {
  std::stop_source stop;
  std::size_t announced = 0;
  try {
    (void)emulatorRunner().bench(
        countedRequest(), stop.get_token(), [](double, const std::string&) {},
        [&](const values::BenchSeries&) {
          ++announced;
          stop.request_stop();
        });
    FAIL() << "nothing was thrown";
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::cancelled);
  }
  EXPECT_EQ(announced, 1U);
}

}  // namespace
}  // namespace lanescope::engine
