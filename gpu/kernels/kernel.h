// SPDX-License-Identifier: Apache-2.0
#pragma once

// What every kernel file includes. The same kernel text is compiled five ways:
//   plain     by nvcc, for results and timing: Global<T> is T*, Array<T, N> is T[N];
//   recorded  by nvcc, with accessors that note each load, store and barrier, and with numbers that know
//             what made them;
//   emulated  by the host compiler, on the SIMT emulator, with the same accessors;
//   traced    the same, with numbers that know what made them;
//   stamped   by nvcc, where it copies tiles in bulk: as plain, but one block notes when its warps do what.
//
// A kernel is CUDA C++ but for the types of its memory. Written as in CUDA: the barriers, the warp
// functions, the atomics (`atomicAdd(&a[i], v)`), `__ldg(&a[i])` and its sisters, the fences,
// `__launch_bounds__`, `__restrict__`, `#pragma unroll`, templates and `__device__` functions. Its own words:
//   Element<float>            the type of an array's elements, and of what a kernel makes of them: float, or, in the recorded
//                             and the traced build, a number that knows what made it. A kernel is a template over it; its
//                             instances name it (instances.h). Indices are plain numbers.
//   Global<const float> a     global memory, a parameter: const float* a
//   Array<float, 256> s       an array of shared memory, after __shared__: float s[256]. The kernel itself
//                             declares it, on a line of its own, by which records know its name.
//   Table<float, 32, 33> t    the same with rows and columns, after __shared__: float t[32][33]
//   dynamicShared<float>()    the launch's dynamic shared memory
//   Global<float4> v          vectors: a load or a store moves all four elements at once, and the
//   viewAs<float4>(a)[i]      event of each says so. A shared array that is viewed as vectors is
//                             declared __shared__ __align__(16). Sixteen elements of an array of
//                             unsigned char in global memory can be viewed as a uint4.
//   Global<volatile int> f    a flag that other threads set meanwhile. A thread that spins on it lets
//                             the threads that it waits for run, in its block and in others. It takes a
//                             __threadfence() between the data and the flag, on either side.
//   __pipeline_memcpy_async(&s[i], &a[j], 4)   copies one element of 4, 8 or 16 bytes from global to
//                             shared memory in the background; the call stands on one line. Several
//                             elements are copied as a vector: (&viewAs<float4>(s)[i],
//                             &viewAs<float4>(a)[j], 16). __pipeline_commit() makes a group of the copies
//                             so far; __pipeline_wait_prior(N) waits for all groups but the last N. Then
//                             the thread sees its copies; other threads see them behind a barrier.
//   prefetchToL2(v, i, count) has `count` vectors of 16 bytes from v[i] on brought to the L2 cache, for
//                             later loads (prefetch.h). It changes only the time; no record shows it.
//   cudaGridDependencySynchronize(), cudaTriggerProgrammaticLaunchCompletion()   as in CUDA, in a kernel
//                             whose plan lets its launch overlap the one before it (launch_overlap.h). They
//                             change only the time; no record shows them.
//   cooperative_groups::this_cluster()   the thread-block cluster of a launch that has one, with
//                             block_rank(), num_blocks(), sync() and map_shared_rank(array, rank):
//                             the array of another block (distributed shared memory). It takes a
//                             sync() before the first access to it and one behind the last, so that
//                             the other block is there. Needs compute capability 9.0.
//   mmaTf32(sums, a, b)       a product of small matrices that a warp's lanes hold in their registers, by
//                             the tensor cores (warp_matrix.h). A record shows the shuffles by which the
//                             lanes exchange their elements. roundToTf32(x) makes its factors. Needs
//                             compute capability 8.0.
// An element is read by using its value: `float4 v = a[i]; v.x`, not `a[i].x`.
//
// Instructions that CUDA C++ lacks, such as those of the tensor memory accelerator and wgmma, a kernel calls
// through `ptx::`, by libcu++'s names in cuda::ptx (`ptx::mbarrier_init`, `ptx::wgmma_mma_async`; see simt/ptx.h).
// A launch on the emulator that comes to one which it does not have ends with the sentence that names what is
// missing and that the kernel needs a GPU (simt/missing.h). Such a kernel has no traced build, and its recorded build
// has plain numbers (LANESCOPE_UNTRACED): what tensor cores make is no number that knows what made it.
// A file may hold a function of the host instead, which calls a library; LANESCOPE_LIBRARY_CALL(name) ends it,
// or LANESCOPE_LIBRARY_INSTANCE for a template's.
//   const __grid_constant__ TensorMap a   a parameter: a matrix for bulk copies of tiles
//   dynamicTiles<float>()     the launch's dynamic shared memory, from where such tiles may begin

namespace lanescope::kernels {
/// The most threads that a block can have, on every GPU so far.
inline constexpr int kMaxBlock = 1024;
}  // namespace lanescope::kernels

#if defined(LANESCOPE_RECORDED)
#if !defined(LANESCOPE_UNTRACED)
#define LANESCOPE_TRACED
#endif
#include "device/recorded_entry.cuh"
#elif defined(LANESCOPE_STAMPED)
#include "device/stamped_kernel.cuh"
#elif defined(LANESCOPE_TRACED)
#include "simt/traced_kernel.h"
#elif defined(LANESCOPE_EMULATED)
#include "simt/kernel.h"
#else
#include "device/plain_kernel.cuh"
#endif

#if !defined(LANESCOPE_TRACED)
namespace lanescope::kernels {
/// The type of an array's elements: where the flow of values is recorded, a number that knows what
/// made it.
template <class T>
using Element = T;
}  // namespace lanescope::kernels
#endif

#include "kernels/launch_overlap.h"
#include "kernels/operators.h"
#include "kernels/prefetch.h"
#include "kernels/warp_matrix.h"
#if !defined(LANESCOPE_TRACED)
#include "kernels/warp_group.h"
#endif
