// SPDX-License-Identifier: Apache-2.0
#include <cuda_runtime.h>

#include <algorithm>

#include "backend/cuda/clock_probe.h"
#include "backend/cuda/global_timer.cuh"

namespace lanescope::backend {
namespace {

struct Stamp {
  unsigned long long cycles;
  unsigned long long nanoseconds;
};

/// Multiprocessor numbers may have gaps; this exceeds the count of any GPU so far.
constexpr unsigned kMostMultiprocessors = 1024;

__global__ void stampClocks(Stamp* stamps) {
  unsigned multiprocessor = 0;
  asm volatile("mov.u32 %0, %%smid;" : "=r"(multiprocessor));
  if (multiprocessor >= kMostMultiprocessors) return;
  stamps[multiprocessor] = {static_cast<unsigned long long>(clock64()), globalNanoseconds()};
}

int attribute(cudaDeviceAttr which, int device) {
  int value = 0;
  check(cudaDeviceGetAttribute(&value, which, device), "cudaDeviceGetAttribute");
  return value;
}

}  // namespace

ClockProbe::ClockProbe() : m_stamps(allocateMapped(2 * kMostMultiprocessors * sizeof(Stamp))) {
  int device = 0;
  check(cudaGetDevice(&device), "cudaGetDevice");
  m_multiprocessors = attribute(cudaDevAttrMultiProcessorCount, device);
  m_peak = attribute(cudaDevAttrClockRate, device) / 1e3;
  cudaFuncAttributes attributes{};  // loads the kernel
  checkLoad(cudaFuncGetAttributes(&attributes, stampClocks),
            "cudaFuncGetAttributes of stampClocks");
}

void ClockProbe::begin(cudaStream_t stream) {
  auto* const stamps = static_cast<Stamp*>(m_stamps.get());
  std::fill_n(stamps, 2 * kMostMultiprocessors, Stamp{});
  stamp(stream, 0);
}

void ClockProbe::end(cudaStream_t stream) {
  stamp(stream, 1);
}

void ClockProbe::stamp(cudaStream_t stream, int which) {
  stampClocks<<<m_multiprocessors, 1, 0, stream>>>(static_cast<Stamp*>(m_stamps.get()) +
                                                   which * kMostMultiprocessors);
  check(cudaGetLastError(), "The launch of stampClocks");
}

double ClockProbe::megahertz() const {
  const auto* const begins = static_cast<const Stamp*>(m_stamps.get());
  const Stamp* const ends = begins + kMostMultiprocessors;
  for (unsigned i = 0; i < kMostMultiprocessors; ++i) {
    if (begins[i].nanoseconds == 0 || ends[i].nanoseconds <= begins[i].nanoseconds) continue;
    return 1e3 * static_cast<double>(ends[i].cycles - begins[i].cycles) /
           static_cast<double>(ends[i].nanoseconds - begins[i].nanoseconds);
  }
  return 0;
}

}  // namespace lanescope::backend
