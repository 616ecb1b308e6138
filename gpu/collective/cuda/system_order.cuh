// SPDX-License-Identifier: Apache-2.0
#pragma once

// Loads and stores that order what several GPUs do. PTX ISA, "Memory Consistency Model".

namespace lanescope::collective {

/// Makes the stores that this thread has seen visible to all GPUs, then the number.
__device__ __forceinline__ void release(unsigned* number, unsigned value) {
  asm volatile("st.release.sys.global.u32 [%0], %1;" ::"l"(number), "r"(value) : "memory");
}

__device__ __forceinline__ unsigned acquire(const unsigned* number) {
  unsigned value = 0;
  asm volatile("ld.acquire.sys.global.u32 %0, [%1];" : "=r"(value) : "l"(number) : "memory");
  return value;
}

}  // namespace lanescope::collective
