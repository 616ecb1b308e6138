// SPDX-License-Identifier: Apache-2.0
#include <cuda_runtime.h>

#include "backend/cuda/global_timer.cuh"
#include "collective/cuda/peer_kernel.h"
#include "collective/cuda/system_order.cuh"
#include "collective/cuda/wrapping_sum.cuh"
#include "device/cuda_check.h"
#include "values/error.h"

namespace lanescope::collective {
namespace {

constexpr unsigned kThreads = 512;
constexpr int kInFlight = 4;  ///< vectors that a thread loads before it stores the first

/// Vectors of 16 bytes.
template <class T>
struct alignas(16) Vector {
  static constexpr int kElements = 16 / sizeof(T);
  T elements[kElements];
};

/// The elements [begin, end) of a message that a block has. Both GPUs compute the same.
struct Slice {
  std::int64_t begin;
  std::int64_t end;
};

template <class T>
__device__ Slice sliceOf(std::int64_t first, std::int64_t count) {
  constexpr std::int64_t kElements = Vector<T>::kElements;
  const std::int64_t firstVector = first / kElements;
  const std::int64_t vectors = (first + count + kElements - 1) / kElements - firstVector;
  const std::int64_t begin = (firstVector + vectors * blockIdx.x / gridDim.x) * kElements;
  const std::int64_t end = (firstVector + vectors * (blockIdx.x + 1) / gridDim.x) * kElements;
  return {max(begin, first), min(end, first + count)};
}

/// Gives every element of the slice to `work(to, from)`, whole vectors at a time. `to` and `from`
/// are as far behind an address that 16 divides as element `slice.begin` is in its array.
template <class T, class Work>
__device__ void forSlice(Slice slice, T* to, const T* from, const Work& work) {
  constexpr std::int64_t kElements = Vector<T>::kElements;
  const std::int64_t head =
      min(slice.end, (slice.begin + kElements - 1) / kElements * kElements) - slice.begin;
  const std::int64_t vectors = (slice.end - slice.begin - head) / kElements;
  const std::int64_t tail = head + vectors * kElements;
  if (threadIdx.x < head) to[threadIdx.x] = work(to[threadIdx.x], from[threadIdx.x]);
  if (tail + threadIdx.x < slice.end - slice.begin) {
    to[tail + threadIdx.x] = work(to[tail + threadIdx.x], from[tail + threadIdx.x]);
  }
  auto* const toVectors = reinterpret_cast<Vector<T>*>(to + head);
  const auto* const fromVectors = reinterpret_cast<const Vector<T>*>(from + head);
  for (std::int64_t i = threadIdx.x; i < vectors; i += kInFlight * kThreads) {
    Vector<T> items[kInFlight];
#pragma unroll
    for (int k = 0; k < kInFlight; ++k) {
      const std::int64_t at = i + static_cast<std::int64_t>(k) * kThreads;
      if (at < vectors) items[k] = work(toVectors[at], fromVectors[at]);
    }
#pragma unroll
    for (int k = 0; k < kInFlight; ++k) {
      const std::int64_t at = i + static_cast<std::int64_t>(k) * kThreads;
      if (at < vectors) toVectors[at] = items[k];
    }
  }
}

struct Copy {
  template <class Item>
  __device__ Item operator()(const Item& /*own*/, const Item& item) const {
    return item;
  }
};

struct Add {
  template <class T>
  __device__ T operator()(T own, T item) const {
    return wrappingSum(own, item);
  }
  template <class T>
  __device__ Vector<T> operator()(Vector<T> own, const Vector<T>& item) const {
#pragma unroll
    for (int k = 0; k < Vector<T>::kElements; ++k) {
      own.elements[k] = wrappingSum(own.elements[k], item.elements[k]);
    }
    return own;
  }
};

/// Waits until the slice has come. Returns false when it has not within the limit.
__device__ bool waitFor(const unsigned* arrived, unsigned call, unsigned long long limitNs) {
  const unsigned long long begin = backend::globalNanoseconds();
  // Calls are numbered from 1 upwards; a GPU can be ahead by one.
  while (static_cast<int>(acquire(arrived) - call) < 0) {
    if (backend::globalNanoseconds() - begin > limitNs) return false;
  }
  return true;
}

template <class T>
__global__ void __launch_bounds__(kThreads)
    peerAllReduce(T* elements, PeerSchedule schedule, unsigned call) {
  __shared__ bool isOverdue;
  const std::size_t half = call % 2 * schedule.halfBytes;
  for (unsigned s = 0; s < schedule.count; ++s) {
    const PeerStep step = schedule.steps[s];
    if (step.sendCount > 0) {
      const Slice slice = sliceOf<T>(step.sendFirst, step.sendCount);
      auto* const inbox = reinterpret_cast<T*>(static_cast<char*>(step.sendInbox) + half);
      forSlice(slice, inbox + (slice.begin - step.sendFirst), elements + slice.begin, Copy{});
      // All threads have stored before the number says so, and loaded what the sums replace.
      __syncthreads();
      if (threadIdx.x == 0) release(step.sendArrived + blockIdx.x, call);
    }
    if (step.receiveCount > 0) {
      if (threadIdx.x == 0) {
        isOverdue = !waitFor(step.receiveArrived + blockIdx.x, call, schedule.limitNs);
        if (isOverdue) atomicCAS_system(schedule.overdueStep, 0U, s + 1);
      }
      // Thread 0 has seen the number before the others load what it stands for.
      __syncthreads();
      if (isOverdue) return;
      const Slice slice = sliceOf<T>(step.receiveFirst, step.receiveCount);
      const auto* const inbox =
          reinterpret_cast<const T*>(static_cast<const char*>(step.receiveInbox) + half);
      const T* const items = inbox + (slice.begin - step.receiveFirst);
      if (step.isAdded) {
        forSlice(slice, elements + slice.begin, items, Add{});
      } else {
        forSlice(slice, elements + slice.begin, items, Copy{});
      }
      // The sums are there before other threads of the block send them.
      __syncthreads();
    }
  }
}

template <class T>
void launch(void* elements, PeerSchedule schedule, unsigned blocks, unsigned call,
            cudaStream_t stream) {
  auto* own = static_cast<T*>(elements);
  void* arguments[] = {&own, &schedule, &call};
  // Cooperative: all blocks are resident, so that none waits for one that has not begun.
  backend::check(cudaLaunchCooperativeKernel(peerAllReduce<T>, dim3(blocks), dim3(kThreads),
                                             arguments, 0, stream),
                 "The launch of peerAllReduce");
}

}  // namespace

void launchPeerAllReduce(values::DType type, void* elements, const PeerSchedule& schedule,
                         unsigned blocks, unsigned call, cudaStream_t stream) {
  switch (type) {
    case values::DType::int32:
      return launch<std::int32_t>(elements, schedule, blocks, call, stream);
    case values::DType::int64:
      return launch<std::int64_t>(elements, schedule, blocks, call, stream);
    case values::DType::float32:
      return launch<float>(elements, schedule, blocks, call, stream);
    case values::DType::float64:
      return launch<double>(elements, schedule, blocks, call, stream);
    case values::DType::uint8:
    case values::DType::uint32:
      break;
  }
  values::refuse("An all-reduce takes int32, int64, float32 and float64.");
}

}  // namespace lanescope::collective
