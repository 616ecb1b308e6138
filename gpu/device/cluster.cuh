// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime.h>

// Operations on the thread-block cluster for the plain and the recorded build; for nvcc only. They
// need compute capability 9.0; a plan that uses them says so, and the code for older GPUs traps.

namespace lanescope::backend {

#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
/// The rank of the calling thread's block among the blocks of its cluster.
__device__ __forceinline__ unsigned clusterRank() {
  return __clusterRelativeBlockRank();
}
__device__ __forceinline__ unsigned clusterSize() {
  return __clusterSizeInBlocks();
}
/// Waits for all threads of all blocks of the cluster. What they wrote before is then visible to
/// all of them.
__device__ __forceinline__ void syncCluster() {
  __cluster_barrier_arrive();
  __cluster_barrier_wait();
}
/// Returns the address in the shared memory of the block with this rank that corresponds to
/// `address` in the calling thread's own block.
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
