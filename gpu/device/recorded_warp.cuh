// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "device/machine.cuh"
#include "device/recorder.h"

// The functions of a recorded kernel's threads besides memory accesses, and the destination of all
// their events.

namespace lanescope::kernels::recorded {

/// Set before each launch. In a program that is compiled at run time the host finds it by its name;
/// else each translation unit has its own.
#if !defined(__CUDACC_RTC__)
static
#endif
    __constant__ backend::DeviceRecorder recorder;

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
  return (block - recorder.firstBlock) * threads + backend::linearThread();
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

/// A barrier's event is recorded on arrival, so that a record shows which threads wait.
struct Machine : backend::DeviceMachine {
  static __device__ void note(const trace::Event& event) { recorded::note(event); }

  template <trace::BarrierForm Form>
  static __device__ int barrier(int predicate, int line) {
    note(trace::Event::make(trace::EventKind::barrier, 0, line, 0, predicate != 0 ? 1 : 0,
                            static_cast<unsigned>(Form)));
    return DeviceMachine::barrier<Form>(predicate, line);
  }
  static __device__ void syncwarp(unsigned mask, int line) {
    note(trace::Event::warpWide(trace::EventKind::syncwarp, line, mask, 0, 0, 0));
    DeviceMachine::syncwarp(mask, line);
  }
  template <trace::FenceScope Scope>
  static __device__ void fence(int line) {
    note(trace::Event::make(trace::EventKind::fence, 0, line, 0, 0, static_cast<unsigned>(Scope)));
    DeviceMachine::fence<Scope>(line);
  }
};

#include "trace/record/cuda_functions.inl"

}  // namespace lanescope::kernels::recorded
