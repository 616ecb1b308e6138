// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/entry.cuh"
#include "trace/access.h"
#include "trace/record_builder.h"

// The recorded build of a kernel: the accessors write an event for each access into the thread's
// own slots.

namespace lanescope::kernels::recorded {

/// One a translation unit; set before each launch.
static __constant__ backend::DeviceRecorder recorder;

__device__ inline void note(const trace::Event& event) {
  const unsigned long long block =
      blockIdx.x + static_cast<unsigned long long>(gridDim.x) *
                       (blockIdx.y + static_cast<unsigned long long>(gridDim.y) * blockIdx.z);
  if (block < recorder.firstBlock || block >= recorder.firstBlock + recorder.blockCount) return;
  const unsigned thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
  const unsigned threads = blockDim.x * blockDim.y * blockDim.z;
  const unsigned long long slot = (block - recorder.firstBlock) * threads + thread;
  const unsigned long long count = recorder.counts[slot]++;  // this thread's own counter
  if (count < recorder.eventsPerThread) {
    recorder.events[slot * recorder.eventsPerThread + count] = event;
  }
}

struct DeviceMemory {
  template <class T>
  static __device__ std::remove_const_t<T> load(const trace::Place<T>& place) {
    if (place.address == nullptr) {
      outOfBounds(place);
      return {};
    }
    const std::remove_const_t<T> value = *place.address;
    note(trace::Event::make(trace::EventKind::load, place.array, place.line, place.index,
                            trace::bitsOf(value)));
    return value;
  }
  template <class T>
  static __device__ void store(const trace::Place<T>& place, T value) {
    if (place.address == nullptr) {
      outOfBounds(place);
      return;
    }
    *place.address = value;
    note(trace::Event::make(trace::EventKind::store, place.array, place.line, place.index,
                            trace::bitsOf(value)));
  }

 private:
  template <class T>
  static __device__ void outOfBounds(const trace::Place<T>& place) {
    note(trace::Event::make(trace::EventKind::outOfBounds, place.array, place.line, place.index,
                            static_cast<std::uint64_t>(place.fullIndex)));
  }
};

/// Global memory: n elements of T that all threads of the grid share.
template <class T>
struct Global {
  T* data;
  std::int64_t count;
  unsigned array;

  __device__ trace::Ref<T, DeviceMemory> operator[](trace::Index i) const {
    const bool inside = i.value >= 0 && i.value < count;
    return trace::Ref<T, DeviceMemory>(
        {inside ? data + i.value : nullptr, array, i.value, i.value, i.line});
  }
};

/// N elements of T in the block's shared memory. Declared `__shared__`, hence without a
/// constructor.
template <class T, int N>
struct Array {
  T data[N];

  __device__ trace::Ref<T, DeviceMemory> operator[](trace::Index i) {
    const bool inside = i.value >= 0 && i.value < N;
    const auto offset = static_cast<std::uint32_t>(__cvta_generic_to_shared(data));
    return trace::Ref<T, DeviceMemory>({inside ? data + i.value : nullptr, trace::kRawShared,
                                        trace::rawSharedIndex(offset, i.value), i.value, i.line});
  }
};

/// The launch's dynamic shared memory as `count` elements of T.
template <class T>
struct SharedSpan {
  T* data;
  std::int64_t count;

  __device__ trace::Ref<T, DeviceMemory> operator[](trace::Index i) const {
    const bool inside = i.value >= 0 && i.value < count;
    const auto offset = static_cast<std::uint32_t>(__cvta_generic_to_shared(data));
    return trace::Ref<T, DeviceMemory>({inside ? data + i.value : nullptr, trace::kRawShared,
                                        trace::rawSharedIndex(offset, i.value), i.value, i.line});
  }
};

template <class T>
__device__ __forceinline__ SharedSpan<T> dynamicShared() {
  extern __shared__ __align__(16) unsigned char dynamicBytes[];
  std::uint32_t bytes;
  asm("mov.u32 %0, %%dynamic_smem_size;" : "=r"(bytes));
  return {reinterpret_cast<T*>(dynamicBytes), static_cast<std::int64_t>(bytes / sizeof(T))};
}

__device__ inline void recordedBarrier(int line) {
  note(trace::Event::make(trace::EventKind::barrier, 0, line, 0, 0));
  __syncthreads();
}

struct SetRecorder {
  static cudaError_t prepare(const backend::DeviceRecorder& value, cudaStream_t stream) {
    return cudaMemcpyToSymbolAsync(recorder, &value, sizeof value, 0, cudaMemcpyHostToDevice,
                                   stream);
  }
};

}  // namespace lanescope::kernels::recorded

namespace lanescope::backend {

template <class T>
struct ArgumentOf<kernels::recorded::Global<T>> {
  static kernels::recorded::Global<T> from(const values::Argument& argument,
                                           std::span<const DeviceSpan> buffers) {
    const std::uint32_t index = std::get<values::BufferIndex>(argument).index;
    return {static_cast<T*>(buffers[index].data), static_cast<std::int64_t>(buffers[index].count),
            index};
  }
};

}  // namespace lanescope::backend

// From here on the kernel's text follows.
#define __syncthreads() (::lanescope::kernels::recorded::recordedBarrier(__LINE__))

#define LANESCOPE_KERNEL(function)                                                                 \
  [[maybe_unused]] static const bool function##Registered =                                        \
      ::lanescope::backend::recordedEntries()                                                      \
          .emplace(                                                                                \
              #function,                                                                           \
              ::lanescope::backend::EntryOf<&function,                                             \
                                            ::lanescope::kernels::recorded::SetRecorder>::entry()) \
          .second;
