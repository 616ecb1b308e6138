// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime_api.h>

#include "device/cuda_check.h"

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

/// Waits for what is on the stream.
inline void wait(const GpuStream& gpu) {
  select(gpu);
  backend::check(cudaStreamSynchronize(gpu.stream), "cudaStreamSynchronize");
}

}  // namespace lanescope::collective
