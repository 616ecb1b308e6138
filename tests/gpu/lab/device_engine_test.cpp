// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "backend/backend.h"
#include "backend/device_kernel.h"
#include "catalog/catalog.h"
#include "catalog/own/own_row.h"
#include "runner/runner.h"
#include "tests/gpu/backend/cuda_available.h"
#include "tests/gpu/lab/device_code.h"
#include "values/error.h"

// What the pages of the window ask of a kernel of the user on a GPU: the same as of one of the
// catalogue.

namespace lanescope::tests {
namespace {

constexpr const char* kId = "seed_dot.cu";

catalog::OwnKernel ownKernel() {
  catalog::OwnKernel kernel;
  kernel.id = kId;
  kernel.entry = "own::seedDotInBuffer";
  kernel.problem = catalog::OwnProblem::dot;
  for (const char* const name : {"a", "b", "c"}) {
    kernel.parameters.push_back({.name = name, .isArray = true, .isConst = *name != 'c'});
  }
  kernel.parameters.push_back({.name = "n", .type = values::DType::int32});
  kernel.shared.push_back({.name = "buf", .count = 256, .line = 47});
  kernel.launch = {{"block", "256"}};
  return kernel;
}

class DeviceEngine : public testing::Test {
 protected:
  void SetUp() override {
    if (const auto reason = backend::whyNoGpu()) GTEST_SKIP() << *reason;
    const int capability = backend::makeCudaBackend()->devices().front().computeCapability;
    addDeviceKernel(deviceCode("seed_dot", "own::seedDotInBuffer", capability));
    static const catalog::KernelRow& row = catalog::addOwnKernel(ownKernel());
    m_parameters = catalog::defaultsOf(row);
    m_parameters.n = 100'000;
  }
  static values::Target target() {
    values::Target target;
    target.backend = values::BackendChoice::cuda;
    return target;
  }
  [[nodiscard]] values::RunRequest runRequest(const std::string& kernel) const {
    values::RunRequest request;
    request.kernel = kernel;
    request.parameters = m_parameters;
    request.target = target();
    return request;
  }

  values::Parameters m_parameters;
  engine::Runner m_runner{backend::makeEmulatorBackend(), backend::makeCudaBackend()};
};

TEST_F(DeviceEngine, RunsTheKernelAndItsResultIsRight) {
  for (const std::int64_t n : {1, 255, 256, 257, 100'000}) {
    values::RunRequest request = runRequest(kId);
    request.parameters.n = n;
    const values::RunResult result = m_runner.run(request, {}, [](double) {});
    EXPECT_TRUE(result.passed) << n;
    EXPECT_EQ(result.backend, values::BackendChoice::cuda);
  }
}

TEST_F(DeviceEngine, RecordsItWithCountersOfTheHardware) {
  values::RunRequest request = runRequest(kId);
  request.parameters.n = 1000;
  request.record = true;
  request.window.flow = true;
  request.hardwareCounters = true;
  const values::RunResult result = m_runner.run(request, {}, [](double) {});
  EXPECT_TRUE(result.passed);
  ASSERT_TRUE(result.record);
  EXPECT_FALSE(result.record->events.empty());
  EXPECT_EQ(result.record->arrays.back().name, "buf");
  EXPECT_TRUE(result.findings.empty());
}

TEST_F(DeviceEngine, TimesItBesideAKernelOfTheCatalogue) {
  values::BenchRequest request;
  request.kernel = kId;
  request.parameters = m_parameters;
  request.target = target();
  request.sizes = {1 << 16, 1 << 20};
  request.withCpuVariants = false;
  request.compared = {"dot_shared"};
  const values::BenchResult result = m_runner.bench(
      request, {}, [](auto&&...) {}, [](auto&&...) {});
  EXPECT_EQ(result.series.size(), 4U);
  for (const values::BenchSeries& series : result.series) {
    EXPECT_FALSE(series.samples.empty()) << series.failure;
    EXPECT_TRUE(series.passed) << series.failure;
  }
}

TEST_F(DeviceEngine, KnowsItsOccupancy) {
  const values::Occupancy occupancy =
      m_runner.occupancy({.kernel = kId, .parameters = m_parameters, .target = target()});
  ASSERT_TRUE(occupancy.residency);
  EXPECT_EQ(occupancy.residency->staticSharedBytes, 1024);
  EXPECT_GT(occupancy.residency->registers, 0);
  EXPECT_GT(occupancy.residency->blocks, 0);
}

TEST_F(DeviceEngine, DrawsItsTimeLine) {
  values::TimeLineRequest request;
  request.kernel = kId;
  request.parameters = m_parameters;
  request.target = target();
  const values::TimeLine line = m_runner.timeLine(request, {});
  EXPECT_FALSE(line.spans.empty());
  EXPECT_GT(line.bracket(values::Timing::kernelAlone).duration(), 0);
}

TEST_F(DeviceEngine, TellsThatTheCodeIsForAnotherGpu) {
  backend::DeviceKernelCode code = deviceCode("seed_dot", "own::seedProducts", 80);
  addDeviceKernel(code);
  try {
    static_cast<void>(m_runner.run(runRequest("dot_shared"), {}, [](double) {}));
    ADD_FAILURE() << "The code for compute capability 8.0 was taken.";
  } catch (const values::Error& error) {
    EXPECT_NE(std::string(error.what()).find("was compiled for compute capability 8.0"),
              std::string::npos)
        << error.what();
  }
  const int capability = backend::makeCudaBackend()->devices().front().computeCapability;
  addDeviceKernel(deviceCode("seed_dot", "own::seedProducts", capability));  // for the tests behind
}

}  // namespace
}  // namespace lanescope::tests
