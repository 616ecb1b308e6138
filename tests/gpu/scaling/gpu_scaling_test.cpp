// SPDX-License-Identifier: Apache-2.0
//
// One problem on one GPU and on several. They need two.
#include "scaling/gpu_scaling.h"

#include <gtest/gtest.h>

#include <string>

#include "catalog/catalog.h"
#include "tests/gpu/backend/cuda_available.h"
#include "values/error.h"

namespace lanescope::scaling {
namespace {

using values::ScalingRequest;
using values::ScalingResult;

class GpuScaling : public testing::Test {
 protected:
  void SetUp() override {
    for (const values::DeviceInfo& device : backend::makeCudaBackend()->devices()) {
      if (device.available) m_gpus.push_back(std::ssize(m_gpus));
    }
    if (m_gpus.size() < 2) GTEST_SKIP() << "needs two GPUs";
  }

  [[nodiscard]] ScalingRequest requestOf(const std::string& kernel, std::int64_t n) const {
    ScalingRequest request;
    request.kernel = kernel;
    request.parameters = catalog::defaultsOf(catalog::find(kernel));
    request.parameters.n = n;
    request.parameters.pattern = "random";
    request.gpus = m_gpus;
    request.timings = 2;
    return request;
  }

  static void expectRight(const ScalingRequest& request) {
    const ScalingResult result = measureScaling(request, {});
    ASSERT_EQ(result.points.size(), request.gpus.size());
    for (const values::ScalingPoint& point : result.points) {
      SCOPED_TRACE(request.kernel + ", n = " + std::to_string(point.n) + " on " +
                   std::to_string(point.gpus));
      EXPECT_TRUE(point.passed) << point.error << " is not within " << point.tolerance;
      EXPECT_EQ(point.seconds.size(), 2U);
    }
  }

  std::vector<std::int64_t> m_gpus;
};

TEST_F(GpuScaling, AddsUpPartsOfEverySizeAndType) {
  for (const std::int64_t n : {16, 1001, 65537, 5'000'011}) {
    for (const auto type : {values::DType::int32, values::DType::int64, values::DType::float32,
                            values::DType::float64}) {
      ScalingRequest request = requestOf("reduce_one_launch", n);
      request.parameters.dtype = type;
      expectRight(request);
    }
    expectRight(requestOf("dot_one_launch", n));
  }
}

TEST_F(GpuScaling, ScansPartsOfEverySizeAndType) {
  for (const std::int64_t n : {16, 1001, 65537, 5'000'011}) {
    for (const auto type : {values::DType::int32, values::DType::int64, values::DType::float32}) {
      ScalingRequest request = requestOf("scan_look_back", n);
      request.parameters.dtype = type;
      expectRight(request);
    }
  }
}

TEST_F(GpuScaling, TakesElementsThatTheHostMakes) {
  ScalingRequest request = requestOf("reduce_one_launch", 5'000'011);
  request.parameters.shuffle = 7;
  expectRight(request);
  request.parameters.pattern = "ill-conditioned";
  request.parameters.dtype = values::DType::float64;
  expectRight(request);
}

TEST_F(GpuScaling, LetsTheProblemGrowWithTheGpus) {
  ScalingRequest request = requestOf("scan_look_back", 100'003);
  request.isWeak = true;
  expectRight(request);
  request = requestOf("matmul_tiled", 200);
  request.isWeak = true;
  expectRight(request);
}

TEST_F(GpuScaling, MultipliesRowsWithTheBitsOfOneGpu) {
  ScalingRequest request = requestOf("matmul_warp_tiles", 300);
  request.parameters.m = 77;
  request.parameters.k = 129;
  expectRight(request);
}

TEST_F(GpuScaling, RefusesAnExclusiveScan) {
  ScalingRequest request = requestOf("scan_look_back", 1000);
  request.parameters.exclusive = true;
  try {
    (void)measureScaling(request, {});
    FAIL() << "took it";
  } catch (const values::Error& error) {
    EXPECT_STREQ(error.what(),
                 "Scans on several GPUs are timed as inclusive ones; choose scan = inclusive.");
  }
}

}  // namespace
}  // namespace lanescope::scaling
