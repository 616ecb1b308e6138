// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <vector>

#include "backend/cuda/cuda_resources.h"
#include "catalog/catalog.h"
#include "device/entry.h"
#include "tests/gpu/backend/cuda_available.h"
#include "tests/gpu/backend/hand_written.h"

namespace lanescope::backend {
namespace {

constexpr std::int64_t kElements = 1 << 26;
constexpr int kRounds = 201;

template <class Work>
float timeOf(const Event& begin, const Event& end, const Work& work) {
  check(cudaEventRecord(begin.get()), "cudaEventRecord");
  work();
  check(cudaEventRecord(end.get()), "cudaEventRecord");
  check(cudaEventSynchronize(end.get()), "cudaEventSynchronize");
  float milliseconds = 0;
  check(cudaEventElapsedTime(&milliseconds, begin.get(), end.get()), "cudaEventElapsedTime");
  return milliseconds;
}

float median(std::vector<float> times) {
  std::nth_element(times.begin(), times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2),
                   times.end());
  return times[times.size() / 2];
}

/// The plain build's time over the hand-written kernel's, medians of alternating launches on the
/// same arrays.
double plainOverByHand(bool shared, std::int64_t grid, std::int64_t block, DeviceSpan a,
                       DeviceSpan b, DeviceSpan out) {
  values::Parameters parameters;
  parameters.n = kElements;
  parameters.block = block;
  parameters.grid = grid;
  const values::Launch launch =
      catalog::find(shared ? "dot_shared" : "dot_global").plan(parameters).launches.front();
  const Entry& entry = plainEntries().at(launch.entry);
  const std::vector<DeviceSpan> buffers{a, b, out};

  const auto plain = [&] { checkLaunch(entry.launch(launch, buffers, {}, nullptr), launch); };
  const auto byHand = [&] {
    launchByHand(shared, launch.grid.x, launch.block.x, static_cast<const float*>(a.data),
                 static_cast<const float*>(b.data), static_cast<float*>(out.data), kElements);
  };
  for (int i = 0; i < 20; ++i) {
    plain();
    byHand();
  }
  const Event begin = makeEvent();
  const Event end = makeEvent();
  std::vector<float> plainTimes;
  std::vector<float> handTimes;
  for (int i = 0; i < kRounds; ++i) {
    plainTimes.push_back(timeOf(begin, end, plain));
    handTimes.push_back(timeOf(begin, end, byHand));
  }
  const double ratio =
      static_cast<double>(median(plainTimes)) / static_cast<double>(median(handTimes));
  std::printf("%-10s grid %-6lld block %-4lld plain %.2f us, by hand %.2f us, ratio %.4f\n",
              shared ? "dot_shared" : "dot_global", static_cast<long long>(grid),
              static_cast<long long>(block), static_cast<double>(median(plainTimes)) * 1e3,
              static_cast<double>(median(handTimes)) * 1e3, ratio);
  return ratio;
}

TEST(PlainBuild, IsWithinOnePercentOfHandWrittenPointers) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  values::Parameters parameters;
  parameters.n = kElements;
  parameters.pattern = "random";
  const auto inputs = catalog::makeInputs(catalog::find("dot_shared"), parameters);
  std::vector<DeviceMemory> memory;
  std::vector<DeviceSpan> spans;
  for (int i = 0; i < 3; ++i) {
    memory.push_back(allocate(kElements * sizeof(float)));
    spans.push_back({memory.back().get(), kElements});
  }
  for (std::size_t i = 0; i < 2; ++i) {
    check(cudaMemcpy(spans[i].data, inputs[i].bytes.data(), inputs[i].bytes.size(),
                     cudaMemcpyHostToDevice),
          "cudaMemcpy");
  }
  for (const bool shared : {false, true}) {
    for (const std::int64_t grid : {32, 1056}) {
      EXPECT_NEAR(plainOverByHand(shared, grid, 256, spans[0], spans[1], spans[2]), 1.0, 0.01);
    }
  }
}

}  // namespace
}  // namespace lanescope::backend
