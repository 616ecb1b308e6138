// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/occupancy.h"

#include <cuda_occupancy.h>
#include <cuda_runtime.h>

#include <array>
#include <string>
#include <utility>

#include "device/cuda_check.h"
#include "values/error.h"

namespace lanescope::backend {
namespace {

using values::Limiter;

std::int64_t attribute(cudaDeviceAttr which, int device) {
  int value = 0;
  check(cudaDeviceGetAttribute(&value, which, device), "cudaDeviceGetAttribute");
  return value;
}

values::Multiprocessors multiprocessorsOf(const cudaFuncAttributes& kernel, int device) {
  values::Multiprocessors all;
  all.count = attribute(cudaDevAttrMultiProcessorCount, device);
  all.threads = attribute(cudaDevAttrMaxThreadsPerMultiProcessor, device);
  all.blocks = attribute(cudaDevAttrMaxBlocksPerMultiprocessor, device);
  all.registers = attribute(cudaDevAttrMaxRegistersPerMultiprocessor, device);
  all.sharedBytes = attribute(cudaDevAttrMaxSharedMemoryPerMultiprocessor, device);
  all.threadsPerBlock = kernel.maxThreadsPerBlock;
  all.sharedBytesPerBlock = attribute(cudaDevAttrMaxSharedMemoryPerBlockOptin, device);
  return all;
}

std::vector<Limiter> limitersOf(const values::Launch& launch, const cudaFuncAttributes& kernel,
                                int device) {
  cudaDeviceProp properties{};
  check(cudaGetDeviceProperties(&properties, device), "cudaGetDeviceProperties");
  const cudaOccDeviceProp gpu(properties);
  const cudaOccFuncAttributes function(kernel);
  const cudaOccDeviceState state;
  cudaOccResult result{};
  const cudaOccError code = cudaOccMaxActiveBlocksPerMultiprocessor(
      &result, &gpu, &function, &state, static_cast<int>(launch.block.total()),
      launch.dynamicSharedBytes);
  if (code != CUDA_OCC_SUCCESS) {
    values::unavailable("CUDA's occupancy calculator does not know this GPU (error " +
                        std::to_string(static_cast<int>(code)) + ").");
  }
  constexpr std::array<std::pair<unsigned, Limiter>, 4> kFactors{
      {{OCC_LIMIT_REGISTERS, Limiter::registers},
       {OCC_LIMIT_SHARED_MEMORY, Limiter::sharedMemory},
       {OCC_LIMIT_BLOCKS, Limiter::blocks},
       {OCC_LIMIT_WARPS, Limiter::threads}}};
  std::vector<Limiter> limiters;
  for (const auto& [factor, limiter] : kFactors) {
    if ((result.limitingFactors & factor) != 0) limiters.push_back(limiter);
  }
  return limiters;
}

}  // namespace

values::Residency residencyOf(const values::Launch& launch, const void* function, int device) {
  cudaFuncAttributes kernel{};
  checkLoad(cudaFuncGetAttributes(&kernel, function), "cudaFuncGetAttributes of " + launch.entry);
  values::Residency residency;
  residency.registers = kernel.numRegs;
  residency.staticSharedBytes = static_cast<std::int64_t>(kernel.sharedSizeBytes);
  residency.device = multiprocessorsOf(kernel, device);
  int blocks = 0;
  check(cudaOccupancyMaxActiveBlocksPerMultiprocessor(
            &blocks, function, static_cast<int>(launch.block.total()), launch.dynamicSharedBytes),
        "cudaOccupancyMaxActiveBlocksPerMultiprocessor of " + launch.entry);
  residency.blocks = blocks;
  residency.limiters = limitersOf(launch, kernel, device);
  int grid = 0;
  int block = 0;
  // No kernel's dynamic shared memory depends on its block size.
  check(cudaOccupancyMaxPotentialBlockSize(&grid, &block, function, launch.dynamicSharedBytes),
        "cudaOccupancyMaxPotentialBlockSize of " + launch.entry);
  residency.suggestedBlock = block;
  residency.suggestedGrid = grid;
  return residency;
}

}  // namespace lanescope::backend
