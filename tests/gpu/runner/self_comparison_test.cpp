// SPDX-License-Identifier: Apache-2.0
//
// Before anything is said about which of two kernels is faster: a kernel timed against itself, in
// turn, as a second kernel would be, is as fast as itself.
#include <gtest/gtest.h>

#include <cstdio>
#include <string>

#include "bench/statistics.h"
#include "runner/runner.h"
#include "tests/gpu/backend/cuda_available.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

using values::BenchSeries;

struct Case {
  const char* kernel;
  std::vector<std::int64_t> sizes;
};

class SelfComparison : public testing::TestWithParam<Case> {
 protected:
  void SetUp() override {
    if (const auto reason = backend::whyNoGpu()) GTEST_SKIP() << *reason;
  }
};

TEST_P(SelfComparison, OfAKernelIsWithinAHundredth) {
  Runner runner(backend::makeEmulatorBackend(), backend::makeCudaBackend());
  values::BenchRequest request;
  request.kernel = GetParam().kernel;
  request.compared = {GetParam().kernel};
  request.parameters = catalog::defaultsOf(catalog::find(request.kernel));
  request.target.backend = values::BackendChoice::cuda;
  request.sizes = GetParam().sizes;
  request.sampling.cold = true;
  // Tighter than usual: the ratio has both errors.
  request.sampling.samples = 30;
  request.sampling.relativeError = 0.0015;
  // A cold sample of a short kernel is mostly the flushing of the cache, and may fall on one of two
  // times, between which the median is unsure for long.
  request.sampling.mostSamples = 20'000;
  request.sampling.maxTime = values::Milliseconds(6000);
  request.withCpuVariants = false;
  values::BenchResult result;
  try {
    result = runner.bench(
        request, {}, [](double, const std::string&) {}, [](const BenchSeries&) {});
  } catch (const values::Error& error) {
    if (error.kind() != values::ErrorKind::unavailable) throw;
    GTEST_SKIP() << error.what();
  }
  ASSERT_EQ(result.series.size(), 4 * request.sizes.size());
  for (std::size_t i = 0; i + 2 < result.series.size(); i += i % 4 == 0 ? 1 : 3) {
    const BenchSeries& a = result.series[i];
    const BenchSeries& b = result.series[i + 2];
    ASSERT_EQ(a.cache, b.cache);
    const bench::Summary summary = bench::summarize(a.samples);
    const bench::Ratio ratio = bench::ratioOfMedians(a.samples, b.samples);
    std::printf(
        "%-20s n %10lld %-4s median %10.3f us, quartiles %10.3f %10.3f, %4zu samples of %3lld and "
        "%3lld, "
        "error %.2f%%%s, dropped %lld, %4.0f MHz%s; A/A %.4f (%.4f to %.4f)\n",
        a.name.c_str(), static_cast<long long>(a.n), nameOf(a.cache).data(),
        1e3 * summary.median.count(), 1e3 * summary.lower.count(), 1e3 * summary.upper.count(),
        summary.count, static_cast<long long>(a.calls), static_cast<long long>(b.calls),
        100 * summary.relativeError, a.noisy ? " NOISY" : "", static_cast<long long>(a.dropped),
        a.clockMHz, a.gaps ? " GAPS" : "", ratio.value, ratio.interval.low, ratio.interval.high);
    EXPECT_TRUE(a.passed);
    EXPECT_GE(summary.count, 10U);
    EXPECT_FALSE(a.gaps);
    EXPECT_NEAR(ratio.value, 1.0, 0.01);
  }
}

INSTANTIATE_TEST_SUITE_P(Kernels, SelfComparison,
                         testing::Values(Case{"dot_shared", {1 << 10, 1 << 20, 1 << 24}},
                                         Case{"dot_one_launch", {1 << 10, 1 << 20, 1 << 24}},
                                         Case{"scan_look_back", {1 << 10, 1 << 20, 1 << 24}},
                                         Case{"matmul_cublas_tf32", {64, 1024, 4096}},
                                         Case{"matmul_tf32", {64, 1024, 4096}}),
                         [](const testing::TestParamInfo<Case>& tested) {
                           return std::string(tested.param.kernel);
                         });

}  // namespace
}  // namespace lanescope::engine
