// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "device/machine.cuh"

// Cooperative groups for the plain build of a kernel of the user, for NVRTC: those that a record has
// (trace/record/cuda_functions.inl), so that both builds take the same words. CUDA's own header
// needs the whole Toolkit on the machine that runs the kernel, and half a second.

namespace lanescope::kernels::plain {

struct Machine : backend::DeviceMachine {
  static __device__ void note(const trace::Event&) {}
};

#include "trace/record/cuda_functions.inl"

/// The same array in the shared memory of another block.
template <class T>
__device__ __forceinline__ T* mapShared(T* array, unsigned rank, int) {
  return backend::mapSharedRank(array, rank);
}

}  // namespace lanescope::kernels::plain

namespace cooperative_groups = lanescope::kernels::plain::cooperative_groups;
