// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "device/cluster.cuh"
#include "device/entry.cuh"
#include "trace/record/warp.h"

// The functions of a recorded kernel's threads besides memory accesses, and the destination of all
// their events.

namespace lanescope::kernels::recorded {

/// One per translation unit, set before each launch.
static __constant__ backend::DeviceRecorder recorder;

__device__ __forceinline__ unsigned linearThread() {
  return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
}

/// Returns the calling thread's position among those that are recorded, or kNotRecorded.
constexpr unsigned long long kNotRecorded = ~0ULL;
__device__ inline unsigned long long ownPosition() {
  const unsigned long long block =
      blockIdx.x + static_cast<unsigned long long>(gridDim.x) *
                       (blockIdx.y + static_cast<unsigned long long>(gridDim.y) * blockIdx.z);
  if (block < recorder.firstBlock || block >= recorder.firstBlock + recorder.blockCount) {
    return kNotRecorded;
  }
  const unsigned threads = blockDim.x * blockDim.y * blockDim.z;
  return (block - recorder.firstBlock) * threads + linearThread();
}

/// This is not inlined and takes its event by value: every access of a kernel calls it, and inlined
/// into each it took minutes to compile.
static __device__ __noinline__ void note(trace::Event event) {
  const unsigned long long own = ownPosition();
  if (own == kNotRecorded) return;
  const auto& slots = recorder.events;
  const unsigned long long count = slots.counts[own]++;
  if (count < slots.perThread) slots.entries[own * slots.perThread + count] = event;
}

/// Drops an event that repeats the thread's last one.
static __device__ __noinline__ void noteOnce(trace::Event event) {
  const unsigned long long own = ownPosition();
  if (own == kNotRecorded) return;
  const auto& slots = recorder.events;
  const unsigned long long count = slots.counts[own];
  if (count > 0 && count <= slots.perThread) {
    const trace::Event& last = slots.entries[own * slots.perThread + count - 1];
    if (last.head == event.head && last.bits == event.bits) return;
  }
  note(event);
}

/// Returns the number of the operation, or kNoSource.
static __device__ __noinline__ trace::Source noteOperation(trace::Operation operation) {
  const unsigned long long own = ownPosition();
  if (own == kNotRecorded) return trace::kNoSource;
  const auto& slots = recorder.operations;
  const unsigned long long count = slots.counts[own]++;
  if (count >= slots.perThread) return trace::kNoSource;
  slots.entries[own * slots.perThread + count] = operation;
  return trace::kOperationMark + static_cast<trace::Source>(count);
}

/// Returns the number of the thread's last event that was kept, or kNoSource.
static __device__ __noinline__ trace::Source lastEvent() {
  const unsigned long long own = ownPosition();
  if (own == kNotRecorded) return trace::kNoSource;
  const unsigned long long count = recorder.events.counts[own];
  const unsigned long long kept =
      count < recorder.events.perThread ? count : recorder.events.perThread;
  return static_cast<trace::Source>(kept) - 1;
}

/// Writes the operations of the calling thread to its slots: the Tracer of trace/record/traced.h.
struct Tracer {
  static __device__ bool isTracing() { return recorder.operations.entries != nullptr; }
  static __device__ trace::Source note(const trace::Operation& operation) {
    return isTracing() ? noteOperation(operation) : trace::kNoSource;
  }
  static __device__ trace::Source lastEvent() {
    return isTracing() ? recorded::lastEvent() : trace::kNoSource;
  }
};

/// See trace/record/warp.h. A barrier's event is recorded on arrival, so that a record shows which
/// threads wait.
struct Machine {
  static __device__ unsigned lane() { return linearThread() % trace::kWarpSize; }
  static __device__ unsigned threadRank() { return linearThread(); }
  static __device__ unsigned blockSize() { return blockDim.x * blockDim.y * blockDim.z; }
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

#include "trace/record/cuda_functions.inl"

}  // namespace lanescope::kernels::recorded
