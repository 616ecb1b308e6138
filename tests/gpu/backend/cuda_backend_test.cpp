// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "platform/memory.h"
#include "tests/gpu/backend/cuda_available.h"
#include "tests/gpu/catalog/launches.h"
#include "values/error.h"

namespace lanescope::backend {
namespace {

RunOutcome runOnGpu(std::string_view id, const values::Parameters& parameters,
                    std::stop_token stop = {}, std::optional<trace::Window> record = std::nullopt) {
  const catalog::KernelRow& row = catalog::find(id);
  RunOptions options;
  options.record = record;
  return makeCudaBackend()->run(row.plan(parameters), catalog::makeInputs(row, parameters), options,
                                std::move(stop), [](double) {});
}

/// Runs a plan, prints the sentence of the error that it ends with, and exits with the error's exit
/// code.
[[noreturn]] void runAndReport(const char* id, std::stop_token stop) {
  values::Parameters parameters;
  try {
    static_cast<void>(runOnGpu(id, parameters, std::move(stop)));
  } catch (const values::Error& error) {
    std::fprintf(stderr, "%s", error.what());
    std::_Exit(error.kind() == values::ErrorKind::engineLost ? 42 : 1);
  }
  std::_Exit(0);
}

TEST(CudaBackend, AlwaysListsAtLeastOneDeviceWithAReasonWhenItCannotRun) {
  const auto devices = makeCudaBackend()->devices();
  ASSERT_FALSE(devices.empty());
  for (const values::DeviceInfo& device : devices) {
    EXPECT_EQ(device.backend, values::BackendChoice::cuda);
    EXPECT_NE(device.available, !device.reason.empty());
  }
}

TEST(CudaBackend, RefusesToRunWithoutAGpuInOneSentence) {
  if (!whyNoGpu()) GTEST_SKIP() << "this machine has a GPU";
  try {
    static_cast<void>(runOnGpu("dot_shared", {}));
    FAIL() << "no error";
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::unavailable);
    EXPECT_TRUE(std::string(error.what()).ends_with(".")) << error.what();
  }
}

TEST(CudaBackend, MatchesTheReferenceOverSizesAndBlocks) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  constexpr std::array<std::int64_t, 10> kSizes{
      1, 2, 31, 32, 33, 1000, 1 << 20, (1 << 20) - 1, (1 << 20) + 1, 10'000'019};
  constexpr std::array<std::int64_t, 5> kBlocks{1, 2, 32, 256, 1024};
  constexpr std::array<std::int64_t, 1> kGrids{132};
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (!row.breaks.empty()) continue;
    for (values::Parameters launch : tests::launchesOf(row, kSizes, kBlocks, kGrids)) {
      launch.grid.reset();
      // Large arrays run with one block size each, since the references take long.
      if (launch.n > 1000 && row.parameter("block") != nullptr && launch.block != 256) continue;
      for (const values::Parameters& parameters : tests::kindsOf(row, launch)) {
        const auto inputs = catalog::makeInputs(row, parameters);
        const RunOutcome outcome = gpu->run(row.plan(parameters), inputs, {}, {}, [](double) {});
        const catalog::Answer answer{row.finish(parameters, outcome.outputs), outcome.outputs};
        const catalog::Comparison comparison =
            row.compare(parameters, inputs, row.reference(parameters, inputs), answer);
        EXPECT_TRUE(comparison.passes()) << tests::textOf(row, parameters) << ": error "
                                         << comparison.error << " for " << comparison.tolerance;
      }
    }
  }
}

/// 2^32 + 3 ones: an index of 32 bits would wrap around to 3.
TEST(CudaBackend, TakesMoreElementsThan32BitsCount) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  constexpr std::int64_t kCount = (std::int64_t{1} << 32) + 3;
  constexpr std::uint64_t kNeeded = 3 * sizeof(std::int32_t) * std::uint64_t{kCount};
  if (platform::readMemory().free < kNeeded) GTEST_SKIP() << "this machine has too little memory";
  const auto gpu = makeCudaBackend();
  std::vector<values::HostArray> inputs;
  inputs.emplace_back(values::DType::int32, kCount);
  std::ranges::fill(inputs[0].as<std::int32_t>(), 1);
  for (const catalog::KernelRow& row : catalog::kernels()) {
    const catalog::ParameterSpec* const types = row.parameter("dtype");
    if (row.inputs.size() != 1 || !row.breaks.empty() || row.parameter("n")->maximum < kCount ||
        std::ranges::count(types->choices, "int32") == 0) {
      continue;
    }
    values::Parameters parameters = catalog::defaultsOf(row);
    parameters.n = kCount;
    parameters.dtype = values::DType::int32;
    const RunOutcome outcome = gpu->run(row.plan(parameters), inputs, {}, {}, [](double) {});
    EXPECT_EQ(row.finish(parameters, outcome.outputs), values::Number(std::int64_t{3})) << row.id;
    if (row.family == "scan") {
      std::int32_t expected = 0;
      const auto sums = outcome.outputs[0].as<std::int32_t>();
      const auto wrong = std::ranges::find_if(sums, [&](std::int32_t sum) {
        expected = static_cast<std::int32_t>(static_cast<std::uint32_t>(expected) + 1);
        return sum != expected;
      });
      EXPECT_EQ(wrong - sums.begin(), kCount) << row.id;
    }
    std::printf("%-28s %lld elements, %.2f ms\n", row.id.data(), static_cast<long long>(kCount),
                outcome.phases.kernel.count());
  }
}

TEST(CudaBackend, SaysHowMuchMemoryWasAskedAndHowMuchIsFree) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  values::Parameters parameters;
  parameters.n = std::int64_t{1} << 40;
  try {
    static_cast<void>(makeCudaBackend()->run(catalog::find("dot_global").plan(parameters), {}, {},
                                             {}, [](double) {}));
    FAIL() << "no error";
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::unavailable);
    EXPECT_NE(std::string(error.what()).find("12.0 TiB"), std::string::npos) << error.what();
    EXPECT_NE(std::string(error.what()).find("free"), std::string::npos) << error.what();
  }
  EXPECT_NO_THROW(static_cast<void>(runOnGpu("dot_shared", {}))) << "the GPU is still usable";
}

TEST(CudaBackend, TimesEveryPhaseAndLeavesTheContextOut) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  values::Parameters parameters;
  parameters.n = 1 << 22;
  const values::Phases phases = runOnGpu("dot_shared", parameters).phases;
  EXPECT_GT(phases.allocate.count(), 0.0);
  EXPECT_GT(phases.hostToDevice.count(), 0.1);  // 32 MiB cannot cross faster than 320 GB/s
  EXPECT_GT(phases.kernel.count(), 0.001);
  EXPECT_GT(phases.deviceToHost.count(), 0.0);
  EXPECT_LT(phases.total().count(), 100.0) << "making a context takes longer than this";
}

TEST(CudaBackend, RecordingNotesAnAccessOutsideItsArrayAndSkipsIt) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const RunOutcome outcome = runOnGpu("dot_wild_store", {}, {}, trace::Window{});
  std::uint64_t outside = 0;
  for (const trace::Event& event : outcome.record->events) {
    outside += event.kind() == trace::EventKind::outOfBounds ? 1 : 0;
  }
  EXPECT_EQ(outside, outcome.record->blockCount);
  EXPECT_NO_THROW(static_cast<void>(runOnGpu("dot_shared", {}))) << "the GPU is still usable";
}

TEST(CudaBackendDeathTest, ReportsAnIllegalAddressAsALostEngine) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_EXIT(runAndReport("dot_wild_store", {}), testing::ExitedWithCode(42),
              "dotWildStore<<<4, 256>>> failed: an illegal memory access");
}

TEST(CudaBackendDeathTest, StopsWaitingForAKernelThatNeverEnds) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  const auto cancelSoon = [] {
    std::stop_source source;
    std::jthread canceller([source]() mutable {
      std::this_thread::sleep_for(std::chrono::seconds(2));
      source.request_stop();
    });
    runAndReport("dot_endless", source.get_token());
  };
  EXPECT_EXIT(cancelSoon(), testing::ExitedWithCode(42),
              "cancelled while dotEndless<<<4, 256>>> was still running");
}

}  // namespace
}  // namespace lanescope::backend
