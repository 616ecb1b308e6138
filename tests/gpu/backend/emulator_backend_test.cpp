// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>
#include <thread>

#include "backend/backend.h"
#include "backend/emulator/emulator_checks.h"
#include "catalog/catalog.h"
#include "values/error.h"

namespace lanescope::tests {
namespace {

using values::ErrorKind;

class EmulatorBackend : public testing::Test {
 protected:
  EmulatorBackend() {
    parameters.n = 1000;
    parameters.pattern = "random";
    inputs = catalog::makeInputs(row, parameters);
    plan = row.plan(parameters);
  }

  /// Returns the error that running the plan ends with.
  values::Error errorOf(std::stop_token stop = {}) {
    try {
      static_cast<void>(emulator->run(plan, inputs, {}, std::move(stop), {}));
    } catch (const values::Error& error) {
      return error;
    }
    ADD_FAILURE() << "no error";
    return {ErrorKind::engineLost, ""};
  }

  const catalog::KernelRow& row = catalog::find("dot_shared");
  values::Parameters parameters;
  std::vector<values::HostArray> inputs;
  values::Plan plan;
  std::unique_ptr<backend::Backend> emulator = backend::makeEmulatorBackend();
};

TEST_F(EmulatorBackend, IsOneDeviceThatIsAlwaysAvailable) {
  const std::vector<values::DeviceInfo> devices = emulator->devices();
  ASSERT_EQ(devices.size(), 1U);
  EXPECT_EQ(devices[0].backend, values::BackendChoice::emulator);
  EXPECT_EQ(devices[0].name, "Emulator");
  EXPECT_TRUE(devices[0].available);
  EXPECT_GT(devices[0].memoryFree, 0U);
  EXPECT_GE(devices[0].memoryTotal, devices[0].memoryFree);
}

TEST_F(EmulatorBackend, FillsUnwrittenMemoryWithNanUnlessItIsToBeZeroed) {
  plan.launches.front().grid.x = 1;  // the other blocks' sums stay unwritten
  for (const bool zeroed : {false, true}) {
    plan.buffers.back().zeroed = zeroed;
    const backend::RunOutcome outcome = emulator->run(plan, inputs, {}, {}, {});
    const auto partial = outcome.outputs[0].as<float>();
    ASSERT_EQ(partial.size(), 4U);
    EXPECT_FALSE(std::isnan(partial[0]));
    for (std::size_t i = 1; i < 4; ++i) {
      EXPECT_TRUE(zeroed ? partial[i] == 0.0F : std::isnan(partial[i])) << zeroed << " " << i;
    }
  }
}

TEST_F(EmulatorBackend, TimesThePhases) {
  const backend::RunOutcome outcome = emulator->run(plan, inputs, {}, {}, {});
  EXPECT_GT(outcome.phases.kernel.count(), 0.0);
  EXPECT_GE(outcome.phases.allocate.count(), 0.0);
  EXPECT_EQ(outcome.phases.hostFinish.count(), 0.0);
  EXPECT_FALSE(outcome.record);
}

TEST_F(EmulatorBackend, NeverChangesItsInputs) {
  const std::vector<values::HostArray> before = inputs;
  static_cast<void>(emulator->run(plan, inputs, {}, {}, {}));
  EXPECT_EQ(inputs, before);
}

TEST_F(EmulatorBackend, RejectsInputsThatDoNotMatchThePlan) {
  inputs[1] = values::HostArray(values::DType::float32, 999);
  EXPECT_EQ(errorOf().kind(), ErrorKind::badInput);
  EXPECT_STREQ(errorOf().what(),
               "The input 'b' must have 1000 elements of float32, but it has 999 of float32.");
  inputs[1] = values::HostArray(values::DType::int32, 1000);
  EXPECT_EQ(errorOf().kind(), ErrorKind::badInput);
  inputs.pop_back();
  EXPECT_EQ(errorOf().kind(), ErrorKind::badInput);
  inputs.resize(3);
  EXPECT_EQ(errorOf().kind(), ErrorKind::badInput);
}

TEST_F(EmulatorBackend, RejectsLaunchesThatNoGpuAccepts) {
  const auto rejects = [&](values::Dim3 grid, values::Dim3 block, std::uint32_t dynamicBytes,
                           const std::string& part) {
    plan.launches[0].grid = grid;
    plan.launches[0].block = block;
    plan.launches[0].dynamicSharedBytes = dynamicBytes;
    const values::Error error = errorOf();
    EXPECT_EQ(error.kind(), ErrorKind::badInput);
    EXPECT_NE(std::string(error.what()).find(part), std::string::npos) << error.what();
  };
  rejects({0}, {32}, 0, "grid's x of dotShared<float32> must be from 1 to 2147483647, but it is 0");
  rejects({1, 65536}, {32}, 0, "65535, but it is 65536");
  rejects({1}, {0}, 0, "block's x");
  rejects({1}, {1025}, 0, "1024, but it is 1025");
  rejects({1}, {32, 33}, 0, "1024 threads, but dotShared<float32> was launched with 1056");
  rejects({1}, {1, 1, 65}, 0, "64, but it is 65");
  rejects({1}, {32}, 300'000, "232448 bytes of shared memory");
  plan.launches[0].cluster = 4;
  rejects({6}, {32}, 0, "whole clusters: its x, 6, is no multiple of 4");
  plan.launches[0].cluster = 17;
  rejects({17}, {32}, 0,
          "A cluster can have 16 blocks, but dotShared<float32> was launched with 17");
}

TEST_F(EmulatorBackend, SaysHowMuchMemoryIsMissing) {
  plan.buffers[2].count = std::uint64_t{1} << 62;
  EXPECT_EQ(errorOf().kind(), ErrorKind::unavailable);
  EXPECT_NE(std::string(errorOf().what()).find("dot_shared need"), std::string::npos);

  plan.buffers = {{"a", values::Role::input, values::DType::float32, 1 << 28},
                  {"b", values::Role::output, values::DType::float32, 1 << 28}};
  EXPECT_NO_THROW(backend::checkMemory(plan, std::uint64_t{3} << 30));
  try {
    backend::checkMemory(plan, (std::uint64_t{3} << 30) - 1);
    FAIL();
  } catch (const values::Error& error) {
    EXPECT_STREQ(error.what(),
                 "The arrays of dot_shared need 3.0 GiB of memory, but 3.0 GiB are free.");
  }
}

TEST_F(EmulatorBackend, StopsWhenItIsToldTo) {
  parameters.n = 1 << 24;
  parameters.grid = 1;
  parameters.block = 32;
  inputs = catalog::makeInputs(row, parameters);
  plan = row.plan(parameters);
  std::stop_source source;
  const std::jthread canceller([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    source.request_stop();
  });
  EXPECT_EQ(errorOf(source.get_token()).kind(), ErrorKind::cancelled);
}

TEST_F(EmulatorBackend, RunsLaunchesInTheirOrderAndRecordsTheLast) {
  plan.launches.push_back(plan.launches[0]);
  plan.launches[1].entry = "dotGlobal<float32>";
  plan.buffers[2].count = 1000;
  backend::RunOptions options;
  options.record.emplace();
  std::vector<double> told;
  const backend::RunOutcome outcome =
      emulator->run(plan, inputs, options, {}, [&](double fraction) { told.push_back(fraction); });
  ASSERT_TRUE(outcome.record);
  EXPECT_EQ(outcome.record->events.size(), 3000U);  // those of dotGlobal: a, b, products
  EXPECT_EQ(outcome.outputs[0].as<float>()[7], inputs[0].as<float>()[7] * inputs[1].as<float>()[7]);
  EXPECT_TRUE(std::ranges::is_sorted(told));
  EXPECT_EQ(told.back(), 1.0);
}

TEST_F(EmulatorBackend, RejectsARecordingThatBeginsBeyondTheGrid) {
  backend::RunOptions options;
  options.record = trace::Window{.firstBlock = 1000};
  EXPECT_THROW(static_cast<void>(emulator->run(plan, inputs, options, {}, {})), values::Error);
}

TEST(EmulatorEstimate, NamesHowLongTheBlocksWouldTakeOnceEnoughHaveEnded) {
  using backend::Seconds;
  values::Launch launch;
  launch.entry = "dotShared<float32>";
  launch.grid.x = 1'000'000;
  launch.block.x = 256;
  const auto tooLong = [&](double fraction, Seconds elapsed) {
    return backend::whyTooLong(launch, std::chrono::hours(1), fraction, elapsed);
  };
  EXPECT_EQ(tooLong(1e-4, Seconds(2)),
            "The emulator would take about 6 h for the 1000000 blocks of 256 threads of "
            "dotShared<float32>; 60 min are the most that it is given. Launch fewer blocks, or run "
            "it on a GPU.");
  EXPECT_EQ(tooLong(1e-3, Seconds(2)), std::nullopt) << "33 min";
  EXPECT_EQ(tooLong(1e-5, Seconds(2)), std::nullopt) << "ten blocks tell nothing";
  EXPECT_EQ(tooLong(0, Seconds(2)), std::nullopt);
  EXPECT_EQ(tooLong(1e-4, Seconds(0.1)), std::nullopt) << "too early to tell";
  EXPECT_NE(backend::whyTooLong(launch, Seconds(10), 0.5, Seconds(30)), std::nullopt);
}

TEST_F(EmulatorBackend, DoesNotGoOnForHours) {
  const catalog::KernelRow& atomic = catalog::find("reduce_atomic");  // its blocks share a result
  parameters = catalog::defaultsOf(atomic);
  parameters.n = 1;
  parameters.block = 1024;
  parameters.grid = 2'147'483'647;
  inputs = catalog::makeInputs(atomic, parameters);
  plan = atomic.plan(parameters);
  const values::Error error = errorOf();
  EXPECT_EQ(error.kind(), ErrorKind::unavailable);
  EXPECT_NE(std::string(error.what()).find("The emulator would take about"), std::string::npos)
      << error.what();
}

}  // namespace
}  // namespace lanescope::tests
