// SPDX-License-Identifier: Apache-2.0
#include "spread/gpu_run.h"

#include <gtest/gtest.h>

#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/gpu/spread/runs.h"

namespace lanescope::spread {
namespace {

/// What the GPUs of a host were asked for.
struct Asked {
  std::mutex mutex;
  std::set<int> devices;
  std::set<const backend::Backend*> backends;
};

/// Three GPUs in name: the emulator computes.
class NamedGpus final : public backend::Backend {
 public:
  explicit NamedGpus(Asked& asked) : m_asked(asked) {}

  [[nodiscard]] std::vector<values::DeviceInfo> devices() override {
    std::vector<values::DeviceInfo> all;
    for (int number = 0; number < 3; ++number) {
      values::DeviceInfo& device = all.emplace_back(m_emulator->devices().front());
      device.backend = values::BackendChoice::cuda;
      device.name = "GPU of a test";
      device.device = number;
    }
    return all;
  }

  [[nodiscard]] backend::RunOutcome run(const values::Plan& plan,
                                        const std::vector<values::HostArray>& inputs,
                                        const backend::RunOptions& options, std::stop_token stop,
                                        const backend::Progress& progress) override {
    {
      const std::lock_guard guard(m_asked.mutex);
      m_asked.devices.insert(options.target.device);
      m_asked.backends.insert(this);
    }
    return m_emulator->run(plan, inputs, options, std::move(stop), progress);
  }

 private:
  Asked& m_asked;
  std::unique_ptr<backend::Backend> m_emulator = backend::makeEmulatorBackend();
};

class GpuRun : public testing::Test {
 protected:
  [[nodiscard]] static values::RunRequest requestFor(const char* kernel, std::int64_t n,
                                                     std::vector<std::int64_t> gpus) {
    values::RunRequest request = Runs::requestFor(catalog::find(kernel), n, std::ssize(gpus));
    request.target.backend = values::BackendChoice::automatic;
    request.target.gpus = std::move(gpus);
    return request;
  }

  [[nodiscard]] values::RunResult run(const values::RunRequest& request) {
    const auto make = [this] {
      return std::make_unique<engine::Runner>(backend::makeEmulatorBackend(),
                                              std::make_unique<NamedGpus>(asked));
    };
    return runOnGpus(request, make, {}, [](double) {});
  }

  [[nodiscard]] std::string complaint(const values::RunRequest& request) {
    try {
      (void)run(request);
    } catch (const values::Error& error) {
      return error.what();
    }
    return "nothing";
  }

  Asked asked;
};

TEST_F(GpuRun, EachGpuHasAPartAndTheBitsAreThoseOfEmulatedDevices) {
  Runs emulated;
  for (const char* const kernel :
       {"reduce_one_launch", "dot_shared", "scan_look_back", "matmul_tiled"}) {
    const values::RunResult result = run(requestFor(kernel, 100, {2, 0}));
    EXPECT_TRUE(result.passed) << kernel;
    EXPECT_EQ(result.device, "2 × GPU of a test");
    EXPECT_EQ(result.backend, values::BackendChoice::cuda);
    const values::RunResult expected =
        emulated.run(Runs::requestFor(catalog::find(kernel), 100, 2));
    ASSERT_EQ(result.outputs.size(), expected.outputs.size());
    for (std::size_t i = 0; i < result.outputs.size(); ++i) {
      EXPECT_EQ(result.outputs[i].array.bytes, expected.outputs[i].array.bytes) << kernel;
    }
  }
  EXPECT_EQ(asked.devices, (std::set<int>{0, 2}));
}

TEST_F(GpuRun, EachGpuHasABackendOfItsOwn) {
  EXPECT_TRUE(run(requestFor("reduce_one_launch", 1000, {0, 1, 2})).passed);
  EXPECT_EQ(asked.backends.size(), 3);
}

TEST_F(GpuRun, OneGpuOfAListIsNamed) {
  EXPECT_EQ(run(requestFor("reduce_one_launch", 1000, {1})).device, "1 × GPU of a test");
}

TEST_F(GpuRun, RefusesAListThatDoesNotFit) {
  EXPECT_EQ(complaint(requestFor("dot_shared", 100, {1, 1})), "GPU 1 is named twice.");
  EXPECT_TRUE(complaint(requestFor("dot_shared", 100, {0, 3})).starts_with("There is no device 3"));
  EXPECT_NE(complaint(requestFor("vector_add", 100, {0, 1})), "nothing");
  values::RunRequest request = requestFor("dot_shared", 100, {0, 1});
  request.target.ranks = 3;
  EXPECT_EQ(complaint(request), "ranks = 3, but 2 GPUs are named.");
  request = requestFor("dot_shared", 100, {0, 1});
  request.target.backend = values::BackendChoice::emulator;
  EXPECT_EQ(complaint(request), "Several GPUs run a kernel by CUDA, and the emulator was chosen.");
  request = requestFor("dot_shared", 100, {0, 1});
  request.target.device = 1;
  EXPECT_EQ(complaint(request), "Device 1 is one GPU, and a list of GPUs is given.");
}

}  // namespace
}  // namespace lanescope::spread
