// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "device/machine.cuh"

// Cooperative groups for the plain build of a kernel of the user, for NVRTC: those that a record
// has (trace/record/cuda_functions.inl), so that both builds take the same words. CUDA's own header
// needs the whole Toolkit on the machine that runs the kernel, and half a second.

namespace lanescope::kernels::plain {

struct Machine : backend::DeviceMachine {
  static __device__ void note(const trace::Event&) {}
};

// A cluster of the record's takes arrays; here it takes pointers, as CUDA's does.
#define cluster_group cluster_of_arrays
#define this_cluster thisClusterOfArrays
#include "trace/record/cuda_functions.inl"
#undef this_cluster
#undef cluster_group

namespace cooperative_groups {

class cluster_group : public cluster_of_arrays {
 public:
  /// The same place in the shared memory of another block.
  template <class T>
  static __device__ __forceinline__ T* map_shared_rank(T* place, unsigned rank) {
    return backend::mapSharedRank(place, rank);
  }
};

__device__ __forceinline__ cluster_group this_cluster() {
  return {};
}

}  // namespace cooperative_groups
}  // namespace lanescope::kernels::plain

namespace cooperative_groups = lanescope::kernels::plain::cooperative_groups;
