// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/gpu_ceilings.h"

#include <cuda_runtime.h>

#include <algorithm>
#include <chrono>

#include "backend/cuda/cuda_resources.h"

namespace lanescope::backend {
namespace {

using Clock = std::chrono::steady_clock;

constexpr unsigned kBlock = 256;
/// So many fill a multiprocessor.
constexpr unsigned kBlocksOfAMultiprocessor = 8;
/// Independent ones of a thread, as hide their latency.
constexpr unsigned kChains = 8;
constexpr unsigned kRounds = 8192;
/// So long and so often one thing is tried: an idle GPU takes a while to reach its clocks.
constexpr std::chrono::milliseconds kTrying{60};
constexpr int kFewestTries = 5;
/// Behind each other in one try, behind one that is not timed, so that no launch gap is in it.
constexpr int kCallsOfATry = 4;

__global__ void copyVectors(const uint4* from, uint4* to, std::size_t count) {
  const std::size_t stride = static_cast<std::size_t>(gridDim.x) * blockDim.x;
  for (std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < count;
       i += stride) {
    to[i] = from[i];
  }
}

/// x = x / 2 + 1 in each chain. `half`, `one`: such that the compiler does not know them.
__global__ void __launch_bounds__(kBlock) multiplyAdd(float half, float one, float* out) {
  float x[kChains];
  for (unsigned k = 0; k < kChains; ++k) x[k] = static_cast<float>(threadIdx.x + k);
#pragma unroll 16
  for (unsigned round = 0; round < kRounds; ++round) {
#pragma unroll
    for (unsigned k = 0; k < kChains; ++k) x[k] = fmaf(x[k], half, one);
  }
  float sum = 0;
  for (unsigned k = 0; k < kChains; ++k) sum += x[k];
  if (sum < 0) *out = sum;  // never; or nothing of all this would be left
}

int attributeOf(cudaDeviceAttr which) {
  int device = 0;
  int value = 0;
  check(cudaGetDevice(&device), "cudaGetDevice");
  check(cudaDeviceGetAttribute(&value, which, device), "cudaDeviceGetAttribute");
  return value;
}

/// The shortest time of one call, in seconds. `call` enqueues on the stream.
template <class Call>
double leastSeconds(cudaStream_t stream, const Call& call) {
  const Event begin = makeEvent();
  const Event end = makeEvent();
  std::optional<double> least;
  const auto start = Clock::now();
  for (int tries = 0; tries < kFewestTries || Clock::now() - start < kTrying; ++tries) {
    call();
    check(cudaEventRecord(begin.get(), stream), "cudaEventRecord");
    for (int i = 0; i < kCallsOfATry; ++i) call();
    check(cudaEventRecord(end.get(), stream), "cudaEventRecord");
    check(cudaEventSynchronize(end.get()), "cudaEventSynchronize");
    float milliseconds = 0;
    check(cudaEventElapsedTime(&milliseconds, begin.get(), end.get()), "cudaEventElapsedTime");
    const double seconds = milliseconds / 1e3 / kCallsOfATry;
    least = std::min(least.value_or(seconds), seconds);
  }
  return *least;
}

double measureFlops(cudaStream_t stream) {
  const unsigned blocks =
      kBlocksOfAMultiprocessor * static_cast<unsigned>(attributeOf(cudaDevAttrMultiProcessorCount));
  const DeviceMemory out = allocate(sizeof(float));
  const double seconds = leastSeconds(stream, [&] {
    multiplyAdd<<<blocks, kBlock, 0, stream>>>(0.5F, 1.0F, static_cast<float*>(out.get()));
    check(cudaGetLastError(), "The launch of multiplyAdd");
  });
  return 2.0 * kRounds * kChains * kBlock * blocks / seconds;
}

std::optional<double> measureBandwidth(cudaStream_t stream) {
  constexpr std::size_t kMost = std::size_t{512} << 20;
  constexpr std::size_t kCaches = 4;
  std::size_t free = 0;
  std::size_t total = 0;
  check(cudaMemGetInfo(&free, &total), "cudaMemGetInfo");
  const auto cache = static_cast<std::size_t>(attributeOf(cudaDevAttrL2CacheSize));
  const std::size_t count = std::min(kMost, free / 4) / sizeof(uint4);
  const std::size_t bytes = count * sizeof(uint4);
  if (bytes < kCaches * cache || count == 0) return std::nullopt;
  const DeviceMemory from = allocate(bytes);
  const DeviceMemory to = allocate(bytes);
  check(cudaMemsetAsync(from.get(), 1, bytes, stream), "cudaMemsetAsync");
  const double byRuntime = leastSeconds(stream, [&] {
    check(cudaMemcpyAsync(to.get(), from.get(), bytes, cudaMemcpyDeviceToDevice, stream),
          "cudaMemcpyAsync within the GPU");
  });
  const auto blocks =
      kBlocksOfAMultiprocessor * static_cast<unsigned>(attributeOf(cudaDevAttrMultiProcessorCount));
  const double byKernel = leastSeconds(stream, [&] {
    copyVectors<<<blocks, kBlock, 0, stream>>>(static_cast<const uint4*>(from.get()),
                                               static_cast<uint4*>(to.get()), count);
    check(cudaGetLastError(), "The launch of copyVectors");
  });
  return 2.0 * static_cast<double>(bytes) / std::min(byRuntime, byKernel);
}

}  // namespace

GpuCeilings measureGpuCeilings() {
  const Stream stream = makeStream();
  GpuCeilings ceilings;
  ceilings.flops = measureFlops(stream.get());
  ceilings.bandwidth = measureBandwidth(stream.get());
  return ceilings;
}

}  // namespace lanescope::backend
