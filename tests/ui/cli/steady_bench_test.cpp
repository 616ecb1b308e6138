// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/engine_session.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <algorithm>

#include "catalog/catalog.h"
#include "ui/cli/commands/recording.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

app::EngineAddress brittleEngine() {
  app::EngineAddress address;
  address.setProgram(QCoreApplication::applicationDirPath() + "/engine_fake", {"loses-benchmarks"});
  return address;
}

values::BenchRequest requestOf(const std::vector<std::string>& kernels) {
  values::BenchRequest request;
  request.kernel = kernels.front();
  request.parameters = catalog::defaultsOf(catalog::find(request.kernel));
  for (std::size_t i = 1; i < kernels.size(); ++i) {
    request.compared.push_back(kernels[i]);
    request.comparedParameters.push_back(catalog::defaultsOf(catalog::find(kernels[i])));
  }
  request.sizes = {32, 64, 128, 256};
  return request;
}

values::BenchResult benched(const values::BenchRequest& request) {
  EngineSession engine(brittleEngine(), {});
  return engine.benchSteadily(request, "timing");
}

/// The sizes at which series of this name were timed, or with `failed` those at which they were
/// not.
std::vector<std::int64_t> sizesOf(const values::BenchResult& result, std::string_view name,
                                  bool failed = false) {
  std::vector<std::int64_t> sizes;
  for (const values::BenchSeries& series : result.series) {
    if (series.name == name && series.failure.empty() != failed) sizes.push_back(series.n);
  }
  return sizes;
}

using Sizes = std::vector<std::int64_t>;

TEST(SteadyBench, KeepsAllSeriesButTheOneThatEndedTheEngine) {
  const values::BenchResult result =
      benched(requestOf({"dot_shared", "dot_wild_store", "dot_one_launch"}));
  const Sizes all{32, 64, 128, 256};
  EXPECT_EQ(sizesOf(result, "dot_shared"), all);
  EXPECT_EQ(sizesOf(result, "dot_one_launch"), all);
  EXPECT_EQ(sizesOf(result, "cpu: SIMD"), all);
  EXPECT_EQ(sizesOf(result, "dot_wild_store"), (Sizes{32, 64}));
  EXPECT_EQ(sizesOf(result, "dot_wild_store", true), Sizes{128});
  const auto failed = std::ranges::find_if(
      result.series, [](const values::BenchSeries& series) { return !series.passed; });
  ASSERT_NE(failed, result.series.end());
  EXPECT_NE(failed->failure.find("was ended by signal 6"), std::string::npos) << failed->failure;
  EXPECT_EQ(result.driver, "1.0, CUDA 13.0");
}

TEST(SteadyBench, TimesTheCpuVariantsWithTheNextKernelWhenTheFirstEndsTheEngine) {
  const values::BenchResult result = benched(requestOf({"dot_wild_store", "dot_shared"}));
  EXPECT_EQ(result.kernel, "dot_wild_store");
  EXPECT_EQ(sizesOf(result, "cpu: SIMD"), (Sizes{32, 64, 128, 256}));
}

TEST(SteadyBench, KeepsTheSmallerSizesOfASingleKernel) {
  const values::BenchResult result = benched(requestOf({"dot_wild_store"}));
  EXPECT_EQ(sizesOf(result, "dot_wild_store"), (Sizes{32, 64}));
  EXPECT_EQ(result.driver, "1.0, CUDA 13.0") << "another request says where it was";
}

TEST(SteadyBench, ThrowsWhenNothingCouldBeTimed) {
  values::BenchRequest request = requestOf({"dot_wild_store"});
  request.sizes = {128};
  EXPECT_THROW(static_cast<void>(benched(request)), values::Error);
}

TEST(Recording, HoldsEachKernelWithItsOwnParametersAndTheCpuOnce) {
  values::BenchRequest request = requestOf({"dot_shared", "dot_one_launch"});
  request.comparedParameters[0].rule = values::LaunchRule::fill;
  const std::vector<values::BenchResult> own = oneForEachKernel(request, benched(request));
  ASSERT_EQ(own.size(), 2U);
  EXPECT_EQ(own[1].kernel, "dot_one_launch");
  EXPECT_EQ(own[1].parameters.rule, values::LaunchRule::fill);
  EXPECT_EQ(own[0].series.size(), 8U);
  EXPECT_EQ(own[1].series.size(), 4U);
  EXPECT_TRUE(std::ranges::none_of(own[1].series, &values::BenchSeries::isOnCpu));
}

}  // namespace
}  // namespace lanescope::cli
