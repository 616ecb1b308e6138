// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime.h>

// What a kernel asks of its thread-block cluster, for the plain and the recorded build; for nvcc
// only. Since compute capability 9.0; a plan that needs it says so, and the code for less stops.

namespace lanescope::backend {

#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
/// The rank of the calling thread's block among the blocks of its cluster.
__device__ __forceinline__ unsigned clusterRank() {
  return __clusterRelativeBlockRank();
}
__device__ __forceinline__ unsigned clusterSize() {
  return __clusterSizeInBlocks();
}
/// Waits for all threads of all blocks; what they wrote before, each may read then.
__device__ __forceinline__ void syncCluster() {
  __cluster_barrier_arrive();
  __cluster_barrier_wait();
}
/// The shared memory of the block with this rank, where the own block has `address`.
template <class T>
__device__ __forceinline__ T* mapSharedRank(T* address, unsigned rank) {
  return static_cast<T*>(__cluster_map_shared_rank(address, rank));
}
#else
__device__ inline unsigned clusterRank() {
  __trap();
  return 0;
}
__device__ inline unsigned clusterSize() {
  __trap();
  return 1;
}
__device__ inline void syncCluster() {
  __trap();
}
template <class T>
__device__ T* mapSharedRank(T* address, unsigned) {
  __trap();
  return address;
}
#endif

}  // namespace lanescope::backend
