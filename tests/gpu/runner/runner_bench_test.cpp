// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "runner/runner.h"
#include "tests/gpu/runner/scripted_backend.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

TEST(RunnerBench, MeasuresTheKernelAndEveryCpuVariantAtEverySize) {
  Runner runner(std::make_unique<ScriptedBackend>(partialSums({0})),
                std::make_unique<ScriptedBackend>(backend::RunOutcome{}, false));
  values::BenchRequest request;
  request.kernel = "dot_shared";
  request.sizes = {64, 1};
  request.sampling.samples = 3;
  request.sampling.maxTime = values::Milliseconds(0);
  std::vector<std::int64_t> sizes;
  const values::BenchResult result = runner.bench(
      request, {}, [](double, const std::string&) {},
      [&](const values::BenchSeries& series) { sizes.push_back(series.n); });
  ASSERT_GE(result.series.size(), 8U);
  EXPECT_EQ(result.series.size(), sizes.size());
  EXPECT_TRUE(std::is_sorted(sizes.begin(), sizes.end()));
  EXPECT_TRUE(result.series.front().emulated);
  EXPECT_TRUE(result.series.front().passed) << "iota-two of one element sums to 0";
  for (const values::BenchSeries& series : result.series) {
    EXPECT_EQ(series.samples.size(), 3U) << series.name;
    EXPECT_GE(series.calls, 1) << series.name;
    EXPECT_EQ(series.cache, values::Cache::hot);
    if (!series.emulated) {
      EXPECT_TRUE(series.passed) << series.name;
      EXPECT_GT(series.samples.front().count(), 0.0);
    }
  }
}

/// Has memory for the arrays of up to 100 elements.
class SmallBackend final : public backend::Backend {
 public:
  [[nodiscard]] std::vector<values::DeviceInfo> devices() override {
    return {deviceNamed("Small", values::BackendChoice::emulator)};
  }
  [[nodiscard]] backend::RunOutcome run(const values::Plan& plan,
                                        const std::vector<values::HostArray>&,
                                        const backend::RunOptions&, std::stop_token,
                                        const backend::Progress&) override {
    if (plan.buffers[0].count > 100) {
      throw values::Error(values::ErrorKind::unavailable, "There is room for 100 elements.");
    }
    if (plan.kernel == "dot_global") {
      throw values::Error(values::ErrorKind::unavailable, "Not this one.");
    }
    return partialSums({0});
  }
};

values::BenchRequest dotRequest() {
  values::BenchRequest request;
  request.kernel = "dot_shared";
  request.compared = {"dot_global"};
  request.sizes = {64, 128};
  request.sampling.samples = 3;
  request.sampling.maxTime = values::Milliseconds(0);
  return request;
}

values::BenchResult benched(const values::BenchRequest& request) {
  Runner runner(std::make_unique<SmallBackend>(),
                std::make_unique<ScriptedBackend>(backend::RunOutcome{}, false));
  return runner.bench(
      request, {}, [](double, const std::string&) {}, [](const values::BenchSeries&) {});
}

const values::BenchSeries& timingOf(const values::BenchResult& result, std::string_view name,
                                    std::int64_t n) {
  return *std::ranges::find_if(result.series, [&](const values::BenchSeries& series) {
    return series.name == name && series.n == n;
  });
}

TEST(RunnerBench, GoesOnWithTheRestWhereOneKernelOrSizeCannotBeTimed) {
  const values::BenchResult result = benched(dotRequest());
  EXPECT_EQ(timingOf(result, "dot_shared", 64).samples.size(), 3U);
  EXPECT_EQ(timingOf(result, "dot_global", 64).failure, "Not this one.");
  EXPECT_EQ(timingOf(result, "dot_shared", 128).failure, "There is room for 100 elements.");
  EXPECT_TRUE(timingOf(result, "dot_shared", 128).samples.empty());
  EXPECT_EQ(timingOf(result, "cpu: SIMD", 128).samples.size(), 3U);
}

TEST(RunnerBench, ThrowsWhereNothingCouldBeTimed) {
  values::BenchRequest request = dotRequest();
  request.sizes = {128};
  request.withCpuVariants = false;
  try {
    static_cast<void>(benched(request));
    FAIL() << "no error";
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::unavailable);
    EXPECT_STREQ(error.what(), "There is room for 100 elements.");
  }
}

TEST(RunnerBench, LeavesOutWhatWouldTakeTooLongByTheSizeBefore) {
  values::BenchRequest request = dotRequest();
  request.compared.clear();
  request.sizes = {1 << 10, 1 << 20};
  request.sampling.longestCall = values::Milliseconds(1e-6);
  const values::BenchResult result = benched(request);
  EXPECT_EQ(timingOf(result, "cpu: 1 thread", 1 << 10).failure, "");
  const std::string& failure = timingOf(result, "cpu: 1 thread", 1 << 20).failure;
  EXPECT_NE(failure.find("one call would take about"), std::string::npos) << failure;
}

TEST(RunnerBench, NamesTheCeilingsAndTheVersionThatMeasured) {
  values::BenchRequest request = dotRequest();
  request.sizes = {1};
  const values::BenchResult result = benched(request);
  EXPECT_GT(result.ceilings.cpuBandwidth.value_or(0), 1e8);
  EXPECT_GT(result.ceilings.cpuFlops.value_or(0), 1e8);
  EXPECT_FALSE(result.ceilings.gpuBandwidth || result.ceilings.gpuFlops);
  EXPECT_FALSE(result.version.empty());
  EXPECT_EQ(result.driver, "");
}

/// A plan on a GPU whose calls take a millisecond.
class MillisecondPlan final : public backend::TimedPlan {
 public:
  [[nodiscard]] bench::Sample take(values::Cache) override { return {values::Milliseconds(1)}; }
  [[nodiscard]] int calls(values::Cache) const override { return 1; }
  [[nodiscard]] double peakMHz() const override { return 0; }
  [[nodiscard]] std::vector<values::HostArray> outputs() override {
    return partialSums({0}).outputs;
  }
  [[nodiscard]] std::optional<values::PinnedTransfers> timePinned(
      const std::vector<values::HostArray>&) override {
    return values::PinnedTransfers{values::Milliseconds(2), values::Milliseconds(3)};
  }
};

/// Plays a GPU.
class TimedBackend final : public backend::Backend {
 public:
  [[nodiscard]] std::vector<values::DeviceInfo> devices() override {
    return {deviceNamed("A GPU", values::BackendChoice::cuda)};
  }
  [[nodiscard]] backend::RunOutcome run(const values::Plan&, const std::vector<values::HostArray>&,
                                        const backend::RunOptions&, std::stop_token,
                                        const backend::Progress&) override {
    backend::RunOutcome outcome = partialSums({0});
    outcome.phases.hostToDevice = values::Milliseconds(7);
    return outcome;
  }
  [[nodiscard]] std::vector<std::unique_ptr<backend::TimedPlan>> prepare(
      const std::vector<values::Plan>& plans, const std::vector<values::HostArray>&,
      const values::Target&, const std::stop_token&) override {
    std::vector<std::unique_ptr<backend::TimedPlan>> timed(plans.size());
    for (auto& plan : timed) plan = std::make_unique<MillisecondPlan>();
    return timed;
  }
};

TEST(RunnerBench, TimesAGpusKernelsAndAllElseApart) {
  Runner runner(std::make_unique<ScriptedBackend>(backend::RunOutcome{}, false),
                std::make_unique<TimedBackend>());
  const auto benchedOnGpu = [&](const values::BenchRequest& request) {
    return runner.bench(
        request, {}, [](double, const std::string&) {}, [](const values::BenchSeries&) {});
  };
  values::BenchRequest kernels = dotRequest();
  kernels.sizes = {1};
  kernels.withCpuVariants = kernels.sampling.phases = false;
  const values::BenchResult alone = benchedOnGpu(kernels);
  ASSERT_EQ(alone.series.size(), 2U);
  for (const values::BenchSeries& series : alone.series) {
    EXPECT_GE(series.samples.size(), 3U);
    EXPECT_TRUE(series.passed);
    EXPECT_FALSE(series.phases || series.pinned);
  }
  EXPECT_EQ(alone.ceilings, values::Ceilings()) << "the CPU's would be measured beside others";

  values::BenchRequest others = dotRequest();
  others.sizes = {1};
  others.sampling.hot = others.sampling.cold = false;
  const values::BenchResult rest = benchedOnGpu(others);
  ASSERT_GT(rest.series.size(), 2U);
  for (const values::BenchSeries& series : rest.series) {
    EXPECT_TRUE(series.passed) << series.name;
    EXPECT_EQ(series.samples.empty(), !series.isOnCpu()) << series.name;
    if (series.isOnCpu()) continue;
    EXPECT_EQ(series.phases.value().hostToDevice.count(), 7);
    EXPECT_EQ(series.pinned.value().deviceToHost.count(), 3);
  }
  EXPECT_TRUE(rest.ceilings.cpuBandwidth);

  others.withCpuVariants = others.sampling.phases = false;
  EXPECT_THROW(static_cast<void>(benchedOnGpu(others)), values::Error);
}

TEST(RunnerBench, ReportsItsCurrentItem) {
  Runner runner(std::make_unique<ScriptedBackend>(partialSums({0})),
                std::make_unique<ScriptedBackend>(backend::RunOutcome{}, false));
  values::BenchRequest request = dotRequest();
  request.sizes = {1 << 20};
  std::set<std::string> told;
  double last = 0;
  static_cast<void>(runner.bench(
      request, {},
      [&](double fraction, const std::string& what) {
        EXPECT_GE(fraction, last);
        last = fraction;
        told.insert(what);
      },
      [](const values::BenchSeries&) {}));
  EXPECT_EQ(last, 1);
  for (const char* const what : {"what the machine reaches", "dot_global, n = 2^20",
                                 "2 kernels in turn, n = 2^20", "CPU variants, n = 2^20"}) {
    EXPECT_TRUE(told.contains(what)) << what;
  }
}

TEST(RunnerBench, StopsWhenAsked) {
  Runner runner(std::make_unique<ScriptedBackend>(partialSums({0})),
                std::make_unique<ScriptedBackend>(backend::RunOutcome{}, false));
  values::BenchRequest request;
  request.kernel = "dot_shared";
  request.sizes = {1 << 20};
  std::stop_source source;
  source.request_stop();
  EXPECT_THROW(static_cast<void>(runner.bench(
                   request, source.get_token(), [](double, const std::string&) {},
                   [](const values::BenchSeries&) {})),
               values::Error);
}

}  // namespace
}  // namespace lanescope::engine
