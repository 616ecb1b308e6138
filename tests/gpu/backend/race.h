// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <vector>

#include "backend/cuda/cuda_resources.h"

namespace lanescope::backend {

/// More than the L2 cache of any GPU so far.
inline constexpr std::size_t kFlushBytes = std::size_t{256} << 20;

inline float median(std::vector<float> times) {
  const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
  std::nth_element(times.begin(), middle, times.end());
  return *middle;
}

/// Times things in turn, so that all of them meet the same clocks.
class Race {
 public:
  using Work = std::function<void()>;

  /// Median microseconds of each. `cold`: with none of their data in the L2 cache.
  std::vector<float> run(const std::vector<Work>& works, bool cold, int rounds) {
    std::vector<std::vector<float>> times(works.size());
    for (int round = -3; round < rounds; ++round) {
      for (std::size_t i = 0; i < works.size(); ++i) {
        if (cold) check(cudaMemsetAsync(m_flush.get(), round, kFlushBytes), "cudaMemsetAsync");
        check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
        check(cudaEventRecord(m_begin.get()), "cudaEventRecord");
        works[i]();
        check(cudaEventRecord(m_end.get()), "cudaEventRecord");
        check(cudaEventSynchronize(m_end.get()), "cudaEventSynchronize");
        float milliseconds = 0;
        check(cudaEventElapsedTime(&milliseconds, m_begin.get(), m_end.get()),
              "cudaEventElapsedTime");
        if (round >= 0) times[i].push_back(1000.0F * milliseconds);
      }
    }
    std::vector<float> medians(times.size());
    std::ranges::transform(times, medians.begin(), median);
    return medians;
  }

 private:
  Event m_begin = makeEvent();
  Event m_end = makeEvent();
  DeviceMemory m_flush = allocate(kFlushBytes);
};

}  // namespace lanescope::backend
