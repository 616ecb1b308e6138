// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime_api.h>

#include <string>

#include "device/cuda_check.h"
#include "values/error.h"

namespace lanescope::collective {

/// One of several GPUs, with the stream that its work is put on.
struct GpuStream {
  int number = 0;  ///< CUDA's
  cudaStream_t stream = nullptr;
};

/// Makes it the current device of this thread.
inline void select(const GpuStream& gpu) {
  backend::check(cudaSetDevice(gpu.number), "cudaSetDevice");
}

/// Lets a GPU use the memory of another one. Returns false where it cannot.
inline bool reach(const GpuStream& from, const GpuStream& to) {
  int canAccess = 0;
  backend::check(cudaDeviceCanAccessPeer(&canAccess, from.number, to.number),
                 "cudaDeviceCanAccessPeer");
  if (canAccess == 0) return false;
  select(from);
  const cudaError_t code = cudaDeviceEnablePeerAccess(to.number, 0);
  if (code == cudaErrorPeerAccessAlreadyEnabled) {
    static_cast<void>(cudaGetLastError());
    return true;
  }
  backend::check(code, "cudaDeviceEnablePeerAccess");
  return true;
}

/// How long a GPU waits for what another one stores into its memory.
inline constexpr unsigned long long kPeerLimitNs = 2'000'000'000;

/// Lets a GPU store into the memory of another one. Throws values::Error (unavailable) where it
/// cannot.
inline void requireReach(const GpuStream& from, const GpuStream& to) {
  if (reach(from, to)) return;
  values::unavailable("GPU " + std::to_string(from.number) +
                      " cannot store into the memory of GPU " + std::to_string(to.number) +
                      "; NCCL reduces between such GPUs.");
}

/// Waits for what is on the stream.
inline void wait(const GpuStream& gpu) {
  select(gpu);
  backend::check(cudaStreamSynchronize(gpu.stream), "cudaStreamSynchronize");
}

}  // namespace lanescope::collective
