// SPDX-License-Identifier: Apache-2.0
#pragma once

// Programmatic dependent launch, for every build of a kernel: a launch begins while the one before it in
// the stream still runs (values::Launch::overlaps). Included by kernel.h. The functions hide CUDA's own,
// which code for GPUs before 9.0 cannot call. The emulator and the recorded build run one launch after the
// other, and a record notes nothing.

namespace lanescope::kernels {

/// Waits until the launch before this one has ended and its writes are visible. Comes before the first
/// access to memory that another launch may use.
__device__ __forceinline__ void cudaGridDependencySynchronize()
{
#if !defined(LANESCOPE_EMULATED) && !defined(LANESCOPE_RECORDED) && __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.wait;" ::: "memory");
#endif
}

/// Lets the launch behind this one begin as soon as all blocks have come here or have ended.
__device__ __forceinline__ void cudaTriggerProgrammaticLaunchCompletion()
{
#if !defined(LANESCOPE_EMULATED) && !defined(LANESCOPE_RECORDED) && __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
#endif
}

}  // namespace lanescope::kernels
