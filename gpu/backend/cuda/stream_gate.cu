// SPDX-License-Identifier: Apache-2.0
#include <cuda_runtime.h>

#include <cstring>

#include "backend/cuda/global_timer.cuh"
#include "backend/cuda/stream_gate.h"

namespace lanescope::backend {
namespace {

constexpr unsigned long long kLongestHold = 250'000'000;  ///< nanoseconds

__global__ void holdStream(const volatile unsigned* open, volatile unsigned* gaveUp,
                           unsigned closing) {
  const unsigned long long begin = globalNanoseconds();
  while (*open != closing) {
    if (globalNanoseconds() - begin > kLongestHold) {
      *gaveUp = closing;
      return;
    }
  }
}

}  // namespace

HostMemory allocateMapped(std::size_t bytes) {
  void* data = nullptr;
  check(cudaHostAlloc(&data, bytes, cudaHostAllocMapped), "cudaHostAlloc");
  std::memset(data, 0, bytes);
  return HostMemory(data);
}

StreamGate::StreamGate() : m_memory(allocateMapped(sizeof(Flags))) {
  // Loading a kernel may wait for the GPU, which would take long behind a closed gate.
  cudaFuncAttributes attributes{};
  checkLoad(cudaFuncGetAttributes(&attributes, holdStream), "cudaFuncGetAttributes of holdStream");
}

void StreamGate::close(cudaStream_t stream) {
  ++m_closing;
  holdStream<<<1, 1, 0, stream>>>(&flags().open, &flags().gaveUp, m_closing);
  check(cudaGetLastError(), "The launch of holdStream");
}

void StreamGate::open() {
  std::atomic_ref(flags().open).store(m_closing, std::memory_order_release);
}

bool StreamGate::gaveUp() const {
  return std::atomic_ref(flags().gaveUp).load(std::memory_order_acquire) == m_closing;
}

}  // namespace lanescope::backend
