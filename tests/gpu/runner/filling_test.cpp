// SPDX-License-Identifier: Apache-2.0
#include "runner/filling.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "runner/runner.h"
#include "tests/gpu/runner/scripted_backend.h"

namespace lanescope::engine {
namespace {

/// A GPU of seven multiprocessors, each of which holds five blocks of whatever kernel.
class SevenBackend final : public backend::Backend {
 public:
  explicit SevenBackend(std::vector<std::uint64_t>& grids) : m_grids(grids) {}

  [[nodiscard]] std::vector<values::DeviceInfo> devices() override {
    values::DeviceInfo info = deviceNamed("Seven", values::BackendChoice::cuda);
    info.computeCapability = 90;
    return {info};
  }
  /// Notes how many blocks are launched; the outputs are never written.
  [[nodiscard]] backend::RunOutcome run(const values::Plan& plan,
                                        const std::vector<values::HostArray>&,
                                        const backend::RunOptions&, std::stop_token,
                                        const backend::Progress&) override {
    m_grids.push_back(plan.launches.front().grid.total());
    backend::RunOutcome outcome;
    for (const values::Buffer& buffer : plan.buffers) {
      if (buffer.role == values::Role::output) {
        outcome.outputs.emplace_back(buffer.type, buffer.count);
      }
    }
    return outcome;
  }
  [[nodiscard]] std::optional<values::Residency> residency(const values::Plan&,
                                                           const values::Launch&,
                                                           const values::Target&) override {
    values::Residency residency;
    residency.blocks = 5;
    residency.device.count = 7;
    residency.device.threads = 2048;
    return residency;
  }

 private:
  std::vector<std::uint64_t>& m_grids;
};

class Filling : public ::testing::Test {
 protected:
  std::vector<std::uint64_t> grids;
  Runner runner{backend::makeEmulatorBackend(), std::make_unique<SevenBackend>(grids)};

  static values::Parameters filled(std::string_view kernel) {
    values::Parameters parameters = catalog::defaultsOf(catalog::find(kernel));
    parameters.n = 1 << 20;
    parameters.rule = values::LaunchRule::fill;
    return parameters;
  }
  values::RunResult run(std::string_view kernel, const values::Parameters& parameters) {
    values::RunRequest request;
    request.kernel = kernel;
    request.parameters = parameters;
    return runner.run(request, {}, [](double) {});
  }
};

TEST_F(Filling, LaunchesAsManyBlocksAsTheDevicesMultiprocessorsHold) {
  for (const char* const kernel :
       {"dot_global", "dot_shared", "dot_one_launch", "reduce_many_adds", "reduce_two_launches",
        "histogram_global", "histogram_shared", "equalize"}) {
    grids.clear();
    const values::RunResult result = run(kernel, filled(kernel));
    EXPECT_EQ(grids, std::vector<std::uint64_t>{35}) << kernel;
    EXPECT_FALSE(result.parameters.filling) << "it is the device's, and in no file";
  }
}

TEST_F(Filling, LaunchesFewerWhereThereIsLessToDoAndAsManyAsAskedFor) {
  values::Parameters parameters = filled("dot_shared");
  parameters.n = 1000;
  EXPECT_EQ(run("dot_shared", parameters).parameters.grid, 4);
  parameters = filled("dot_shared");
  parameters.grid = 99;
  EXPECT_EQ(run("dot_shared", parameters).parameters.grid, 99);
  parameters = filled("dot_shared");
  parameters.rule = values::LaunchRule::book;
  EXPECT_EQ(run("dot_shared", parameters).parameters.grid, 32);
}

TEST_F(Filling, IsWhatTheOccupancyTellsOf) {
  EXPECT_EQ(runner.occupancy({"reduce_shuffle", filled("reduce_shuffle"), {}}).grid, 35);
}

TEST_F(Filling, IsWhatABenchmarkMeasures) {
  for (const values::Measure measure : {values::Measure::time, values::Measure::accuracy}) {
    values::BenchRequest request;
    request.kernel = "reduce_many_adds";
    request.parameters = filled("reduce_many_adds");
    request.compared = {"reduce_one_launch"};
    request.sizes = {1 << 20};
    request.measure = measure;
    request.withCpuVariants = false;
    request.sampling.samples = 1;
    request.sampling.maxTime = values::Milliseconds(0);
    grids.clear();
    static_cast<void>(runner.bench(
        request, {}, [](double, const std::string&) {}, [](const values::BenchSeries&) {}));
    ASSERT_FALSE(grids.empty());
    for (const std::uint64_t grid : grids) EXPECT_EQ(grid, 35U);
  }
}

TEST_F(Filling, OfTheEmulatorIsThatOfItsDescription) {
  values::RunRequest request;
  request.kernel = "dot_shared";
  request.parameters = filled("dot_shared");
  request.target.backend = values::BackendChoice::emulator;
  EXPECT_EQ(runner.run(request, {}, [](double) {}).parameters.grid, 128);
  EXPECT_NE(runner.devices().back().detail.find("filled as 16 multiprocessors"), std::string::npos);
}

}  // namespace
}  // namespace lanescope::engine
