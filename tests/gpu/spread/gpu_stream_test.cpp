// SPDX-License-Identifier: Apache-2.0
//
// Reductions that go through the GPUs of this host in chunks. They need a GPU.
#include <gtest/gtest.h>

#include <memory>
#include <utility>
#include <vector>

#include "spread/gpu_run.h"
#include "spread/reduction.h"
#include "tests/gpu/backend/cuda_available.h"
#include "tests/gpu/spread/runs.h"

namespace lanescope::spread {
namespace {

/// The GPUs without the way to overlap chunks.
class OneAfterTheOther final : public backend::Backend {
 public:
  [[nodiscard]] std::vector<values::DeviceInfo> devices() override { return m_cuda->devices(); }
  [[nodiscard]] backend::RunOutcome run(const values::Plan& plan,
                                        const std::vector<values::HostArray>& inputs,
                                        const backend::RunOptions& options, std::stop_token stop,
                                        const backend::Progress& progress) override {
    return m_cuda->run(plan, inputs, options, std::move(stop), progress);
  }
  [[nodiscard]] std::optional<values::Residency> residency(const values::Plan& plan,
                                                           const values::Launch& launch,
                                                           const values::Target& target) override {
    return m_cuda->residency(plan, launch, target);
  }

 private:
  std::unique_ptr<backend::Backend> m_cuda = backend::makeCudaBackend();
};

class GpuStream : public testing::Test {
 protected:
  void SetUp() override {
    if (const auto why = backend::whyNoGpu()) GTEST_SKIP() << *why;
  }

  /// Over two GPUs where there are two.
  [[nodiscard]] static values::RunRequest requestFor(const char* kernel, std::int64_t n) {
    std::vector<std::int64_t> gpus;
    for (const values::DeviceInfo& device : backend::makeCudaBackend()->devices()) {
      if (device.available && gpus.size() < 2) gpus.push_back(device.device);
    }
    values::RunRequest request = Runs::requestFor(catalog::find(kernel), n, std::ssize(gpus));
    request.target.backend = values::BackendChoice::cuda;
    request.target.gpus = gpus;
    request.parameters.pattern = "random";
    request.keepOutputs = false;
    return request;
  }

  template <class Backend>
  [[nodiscard]] static values::RunResult runBy(const values::RunRequest& request,
                                               std::unique_ptr<Backend> (*make)()) {
    return runOnGpus(
        request,
        [make] { return std::make_unique<engine::Runner>(backend::makeEmulatorBackend(), make()); },
        {}, [](double) {});
  }
  [[nodiscard]] static values::RunResult run(const values::RunRequest& request) {
    return runBy<backend::Backend>(request, backend::makeCudaBackend);
  }
};

TEST_F(GpuStream, HasTheBitsOfChunksOneAfterTheOtherWhereverTheElementsAreMade) {
  for (const char* const kernel : {"reduce_one_launch", "dot_one_launch"}) {
    values::RunRequest request = requestFor(kernel, 0);
    request.parameters.n = 5 * kGpuChunk + 3;
    const values::RunResult made = run(request);
    EXPECT_TRUE(made.passed) << kernel << ' ' << made.error << " > " << made.tolerance;
    ASSERT_TRUE(made.timeLine);
    EXPECT_TRUE(made.timeLine->streaming->isGenerated);
    request.target.generate = values::Generate::host;
    const values::RunResult filled = run(request);
    EXPECT_TRUE(filled.passed);
    EXPECT_FALSE(filled.timeLine->streaming->isGenerated);
    EXPECT_EQ(filled.result, made.result) << kernel;
    EXPECT_EQ(filled.reference, made.reference) << kernel;
    const values::RunResult alone =
        runBy<OneAfterTheOther>(request, [] { return std::make_unique<OneAfterTheOther>(); });
    EXPECT_FALSE(alone.timeLine);
    EXPECT_EQ(alone.result, made.result) << kernel;
  }
}

TEST_F(GpuStream, OfEveryTypeAndOpIsRight) {
  for (const auto dtype : {values::DType::float32, values::DType::float64, values::DType::int32,
                           values::DType::int64}) {
    for (const auto op : {values::Op::sum, values::Op::min, values::Op::max}) {
      values::RunRequest request = requestFor("reduce_one_launch", 1'000'003);
      request.parameters.dtype = dtype;
      request.parameters.op = op;
      request.target.generate = values::Generate::device;
      const values::RunResult result = run(request);
      EXPECT_TRUE(result.passed) << values::nameOf(dtype) << ' ' << values::nameOf(op);
    }
  }
}

}  // namespace
}  // namespace lanescope::spread
