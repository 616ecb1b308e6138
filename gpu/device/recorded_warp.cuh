// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "device/cluster.cuh"
#include "device/entry.cuh"
#include "trace/record/warp.h"

// What a recorded kernel's threads do besides memory accesses, and where all their events go.

namespace lanescope::kernels::recorded {

/// One a translation unit; set before each launch.
static __constant__ backend::DeviceRecorder recorder;

__device__ __forceinline__ unsigned linearThread() {
  return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
}

/// The slots of the calling thread: nothing when its block is not recorded.
struct ThreadSlots {
  unsigned long long* count = nullptr;  ///< this thread's own counter
  trace::Event* events = nullptr;
};
__device__ inline ThreadSlots ownSlots() {
  const unsigned long long block =
      blockIdx.x + static_cast<unsigned long long>(gridDim.x) *
                       (blockIdx.y + static_cast<unsigned long long>(gridDim.y) * blockIdx.z);
  if (block < recorder.firstBlock || block >= recorder.firstBlock + recorder.blockCount) return {};
  const unsigned threads = blockDim.x * blockDim.y * blockDim.z;
  const unsigned long long slot = (block - recorder.firstBlock) * threads + linearThread();
  return {recorder.counts + slot, recorder.events + slot * recorder.eventsPerThread};
}

/// Not inlined, and its event by value: every access of a kernel comes here, and with the text of
/// it in each they took minutes to compile.
static __device__ __noinline__ void note(trace::Event event) {
  const ThreadSlots slots = ownSlots();
  if (slots.count == nullptr) return;
  const unsigned long long count = (*slots.count)++;
  if (count < recorder.eventsPerThread) slots.events[count] = event;
}

/// Drops an event that repeats the thread's last one.
static __device__ __noinline__ void noteOnce(trace::Event event) {
  const ThreadSlots slots = ownSlots();
  if (slots.count == nullptr) return;
  const unsigned long long count = *slots.count;
  if (count > 0 && count <= recorder.eventsPerThread) {
    const trace::Event& last = slots.events[count - 1];
    if (last.head == event.head && last.bits == event.bits) return;
  }
  note(event);
}

/// See trace/warp.h. A barrier's event is noted on arrival, so that a record shows who waits.
struct Machine {
  static __device__ unsigned lane() { return linearThread() % trace::kWarpSize; }
  static __device__ void note(const trace::Event& event) { recorded::note(event); }

  template <trace::BarrierForm Form>
  static __device__ int barrier(int predicate, int line) {
    note(trace::Event::make(trace::EventKind::barrier, 0, line, 0, predicate != 0 ? 1 : 0,
                            static_cast<unsigned>(Form)));
    if constexpr (Form == trace::BarrierForm::plain) ::__syncthreads();
    if constexpr (Form == trace::BarrierForm::count) return ::__syncthreads_count(predicate);
    if constexpr (Form == trace::BarrierForm::conjunction) return ::__syncthreads_and(predicate);
    if constexpr (Form == trace::BarrierForm::disjunction) return ::__syncthreads_or(predicate);
    if constexpr (Form == trace::BarrierForm::cluster) backend::syncCluster();
    return 0;
  }
  static __device__ unsigned clusterRank() { return backend::clusterRank(); }
  static __device__ unsigned clusterSize() { return backend::clusterSize(); }
  static __device__ void syncwarp(unsigned mask, int line) {
    note(trace::Event::warpWide(trace::EventKind::syncwarp, line, mask, 0, 0, 0));
    ::__syncwarp(mask);
  }
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
  /// Since compute capability 8.0; a plan that needs it says so.
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
  static __device__ void fence(int line) {
    note(trace::Event::make(trace::EventKind::fence, 0, line, 0, 0, static_cast<unsigned>(Scope)));
    if constexpr (Scope == trace::FenceScope::block) ::__threadfence_block();
    if constexpr (Scope == trace::FenceScope::device) ::__threadfence();
    if constexpr (Scope == trace::FenceScope::system) ::__threadfence_system();
  }
  static __device__ void sleep(unsigned nanoseconds, int) {
    ::__nanosleep(nanoseconds);
  }
  // See DeviceMemory::copyAsync.
  static __device__ void commitCopies() {}
  static __device__ void waitForCopies(std::size_t) {}
};

#include "trace/record/kernel_words.inl"

}  // namespace lanescope::kernels::recorded
