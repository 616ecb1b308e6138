// SPDX-License-Identifier: Apache-2.0
#pragma once

// Prefetching to the L2 cache, for every build of a kernel. Included by kernel.h.

namespace lanescope::kernels {

/// Asks for `count` vectors of 16 bytes from vectors[first] on to be brought to the L2 cache, in the
/// background and in one piece. No thread gets a value: the emulator has no caches, and a record notes
/// nothing. The instruction needs compute capability 9.0; GPUs before that do nothing.
template <class Vectors>
__device__ __forceinline__ void prefetchToL2([[maybe_unused]] const Vectors& vectors,
                                             [[maybe_unused]] long long first,
                                             [[maybe_unused]] unsigned count)
{
#if !defined(LANESCOPE_EMULATED) && !defined(LANESCOPE_RECORDED) && __CUDA_ARCH__ >= 900
  asm volatile("cp.async.bulk.prefetch.L2.global [%0], %1;" ::"l"(
                   __cvta_generic_to_global(vectors + first)),
               "r"(count * 16)
               : "memory");
#endif
}

}  // namespace lanescope::kernels
