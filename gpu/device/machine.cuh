// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "device/cluster.cuh"
#include "trace/record/warp.h"

// What the threads of a block do together, on a GPU; for nvcc and NVRTC.

namespace lanescope::backend {

__device__ __forceinline__ unsigned linearThread() {
  return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
}

/// See trace/record/warp.h.
struct DeviceMachine {
  static __device__ unsigned lane() { return linearThread() % trace::kWarpSize; }
  static __device__ unsigned threadRank() { return linearThread(); }
  static __device__ unsigned blockSize() { return blockDim.x * blockDim.y * blockDim.z; }
  template <trace::BarrierForm Form>
  static __device__ int barrier([[maybe_unused]] int predicate, int) {
    if constexpr (Form == trace::BarrierForm::plain) ::__syncthreads();
    if constexpr (Form == trace::BarrierForm::count) return ::__syncthreads_count(predicate);
    if constexpr (Form == trace::BarrierForm::conjunction) return ::__syncthreads_and(predicate);
    if constexpr (Form == trace::BarrierForm::disjunction) return ::__syncthreads_or(predicate);
    if constexpr (Form == trace::BarrierForm::cluster) syncCluster();
    return 0;
  }
  static __device__ unsigned clusterRank() { return backend::clusterRank(); }
  static __device__ unsigned clusterSize() { return backend::clusterSize(); }
  static __device__ void syncwarp(unsigned mask, int) { ::__syncwarp(mask); }
  template <trace::ShuffleForm Form, class T>
  static __device__ T shuffle(unsigned mask, T value, unsigned operand, int width, unsigned, int) {
    using enum trace::ShuffleForm;
    if constexpr (Form == indexed) {
      return ::__shfl_sync(mask, value, static_cast<int>(operand), width);
    }
    if constexpr (Form == up) return ::__shfl_up_sync(mask, value, operand, width);
    if constexpr (Form == down) return ::__shfl_down_sync(mask, value, operand, width);
    if constexpr (Form == exclusiveOr) {
      return ::__shfl_xor_sync(mask, value, static_cast<int>(operand), width);
    }
  }
  template <trace::VoteForm Form>
  static __device__ unsigned vote(unsigned mask, bool predicate, int) {
    using enum trace::VoteForm;
    if constexpr (Form == ballot) return ::__ballot_sync(mask, predicate);
    if constexpr (Form == any) return ::__any_sync(mask, predicate) != 0 ? 1 : 0;
    if constexpr (Form == all) return ::__all_sync(mask, predicate) != 0 ? 1 : 0;
    if constexpr (Form == active) return ::__activemask();
  }
  template <trace::VoteForm Form, class T>
  static __device__ unsigned match(unsigned mask, T value, int) {
    if constexpr (Form == trace::VoteForm::matchAny) {
      return ::__match_any_sync(mask, value);
    } else {
      int allEqual = 0;
      return ::__match_all_sync(mask, value, &allEqual);
    }
  }
  /// Needs compute capability 8.0; a plan that uses it says so.
  template <trace::ReduceForm Form, class T>
  static __device__ T reduce([[maybe_unused]] unsigned mask, T value, int) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 800
    __trap();
    return value;
#else
    using enum trace::ReduceForm;
    if constexpr (Form == add) return ::__reduce_add_sync(mask, value);
    if constexpr (Form == min) return ::__reduce_min_sync(mask, value);
    if constexpr (Form == max) return ::__reduce_max_sync(mask, value);
    if constexpr (Form == bitAnd) return ::__reduce_and_sync(mask, value);
    if constexpr (Form == bitOr) return ::__reduce_or_sync(mask, value);
    if constexpr (Form == bitXor) return ::__reduce_xor_sync(mask, value);
#endif
  }
  template <trace::FenceScope Scope>
  static __device__ void fence(int) {
    if constexpr (Scope == trace::FenceScope::block) ::__threadfence_block();
    if constexpr (Scope == trace::FenceScope::device) ::__threadfence();
    if constexpr (Scope == trace::FenceScope::system) ::__threadfence_system();
  }
  static __device__ void sleep(unsigned nanoseconds, int) {
    ::__nanosleep(nanoseconds);
  }
  // The copies are made immediately.
  static __device__ void commitCopies() {}
  static __device__ void waitForCopies(std::size_t) {}
};

}  // namespace lanescope::backend
