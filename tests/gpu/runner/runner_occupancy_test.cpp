// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "backend/backend.h"
#include "runner/runner.h"
#include "tests/gpu/runner/scripted_backend.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

/// A GPU that answers what it was asked for, and that no kernel runs on.
class AskedBackend final : public backend::Backend {
 public:
  std::string entry;
  std::uint64_t threads = 0;

  [[nodiscard]] std::vector<values::DeviceInfo> devices() override {
    values::DeviceInfo info = deviceNamed("A GPU", values::BackendChoice::cuda);
    info.computeCapability = 90;
    return {info};
  }
  [[nodiscard]] backend::RunOutcome run(const values::Plan&, const std::vector<values::HostArray>&,
                                        const backend::RunOptions&, std::stop_token,
                                        const backend::Progress&) override {
    ADD_FAILURE() << "an occupancy is told without running anything";
    return {};
  }
  [[nodiscard]] std::optional<values::Residency> residency(const values::Plan& plan,
                                                           const values::Launch& launch,
                                                           const values::Target&) override {
    entry = launch.entry;
    threads = launch.grid.total() * launch.block.total();
    if (plan.kernel == "matmul_cublas") return std::nullopt;
    values::Residency residency;
    residency.blocks = 5;
    residency.device.threads = 2048;
    return residency;
  }
};

values::Occupancy onEmulator(const values::OccupancyRequest& request) {
  Runner runner(backend::makeEmulatorBackend(), std::make_unique<AskedBackend>());
  return runner.occupancy(request);
}

values::OccupancyRequest requestOf(std::string_view kernel) {
  values::OccupancyRequest request;
  request.kernel = kernel;
  request.parameters = catalog::defaultsOf(catalog::find(kernel));
  return request;
}

TEST(RunnerOccupancy, OfTheEmulatorSaysThatItHasNone) {
  values::OccupancyRequest request = requestOf("dot_shared");
  request.target.backend = values::BackendChoice::emulator;
  request.parameters.n = 1000;
  request.parameters.block = 64;
  const values::Occupancy occupancy = onEmulator(request);
  EXPECT_EQ(occupancy.backend, values::BackendChoice::emulator);
  EXPECT_EQ(occupancy.block, 64);
  EXPECT_EQ(occupancy.grid, 16);
  EXPECT_FALSE(occupancy.residency);
  EXPECT_EQ(occupancy.part(), 0.0);
  EXPECT_EQ(occupancy.reason,
            "The emulator has neither registers nor multiprocessors, so that it says nothing of a "
            "GPU's occupancy.");
}

TEST(RunnerOccupancy, IsOfTheLaunchWithMostThreads) {
  auto asked = std::make_unique<AskedBackend>();
  AskedBackend& gpu = *asked;
  Runner runner(backend::makeEmulatorBackend(), std::move(asked));
  values::OccupancyRequest request = requestOf("scan_three_launches");
  request.parameters.n = 1 << 16;
  const values::Occupancy occupancy = runner.occupancy(request);
  std::uint64_t most = 0;
  for (const values::Launch& launch :
       catalog::find(request.kernel).plan(request.parameters).launches) {
    most = std::max(most, launch.grid.total() * launch.block.total());
  }
  EXPECT_EQ(gpu.threads, most);
  EXPECT_EQ(occupancy.entry, gpu.entry);
  EXPECT_EQ(occupancy.warps(), 5 * ((occupancy.block + 31) / 32));
  EXPECT_DOUBLE_EQ(occupancy.part(), static_cast<double>(32 * occupancy.warps()) / 2048);
}

TEST(RunnerOccupancy, OfALibrarySaysWhyNothingIsKnown) {
  EXPECT_EQ(onEmulator(requestOf("matmul_cublas")).reason,
            "A library makes the launches of matmul_cublas, so that nothing is known of their "
            "occupancy.");
}

TEST(RunnerOccupancy, RefusesWhatCannotBeLaunched) {
  values::OccupancyRequest request = requestOf("dot_shared");
  request.parameters.block = 2048;
  try {
    static_cast<void>(onEmulator(request));
    ADD_FAILURE() << "no error";
  } catch (const values::Error& error) {
    EXPECT_STREQ(error.what(), "block = 2048 is out of range: it must be from 1 to 1024.");
  }
}

}  // namespace
}  // namespace lanescope::engine
