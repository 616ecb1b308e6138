// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace lanescope::backend {

/// The GPU's clock of real time, the same for all multiprocessors (PTX ISA, %globaltimer).
__device__ __forceinline__ unsigned long long globalNanoseconds() {
  unsigned long long nanoseconds = 0;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(nanoseconds));
  return nanoseconds;
}

}  // namespace lanescope::backend
