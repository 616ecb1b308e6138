// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "device/entry.cuh"
#include "device/recorded_warp.cuh"
#include "trace/record/access_events.h"
#include "trace/record/access_math.h"
#include "trace/record/atomics.h"
#include "trace/record/record_builder.h"

// The recorded build of a kernel: the accessors and CUDA's functions write events into the slots of
// the calling thread.

namespace lanescope::kernels::recorded {

struct DeviceMemory {
  template <class T>
  using Used = typename trace::UsedAs<T>::Type;

  template <class T>
  static __device__ std::remove_cv_t<T> load(const trace::Place<T>& place) {
    if (place.address == nullptr) {
      note(trace::outOfBoundsEvent(place));
      return {};
    }
    const std::remove_cv_t<T> value = *place.address;
    if constexpr (std::is_volatile_v<T>) {
      noteOnce(trace::eventOf(trace::EventKind::load, place, value));
    } else {
      trace::noteAccess(trace::EventKind::load, place, value, note);
    }
    return value;
  }
  template <class T>
  static __device__ void store(const trace::Place<T>& place, std::remove_cv_t<T> value) {
    if (place.address == nullptr) {
      note(trace::outOfBoundsEvent(place));
      return;
    }
    *place.address = value;
    trace::noteAccess(trace::EventKind::store, place, value, note);
  }
  /// Copies immediately. The events tell when the copy was issued, and no thread may look at the
  /// element before it has waited for the copy.
  template <class T>
  static __device__ void copyAsync(const trace::Place<T>& to, const trace::Place<const T>& from) {
    store(to, load(from));
  }
  template <trace::AtomicOp Op, class T>
  static __device__ T atomic(const trace::Place<T>& place, T operand, T compare) {
    if (place.address == nullptr) {
      note(trace::outOfBoundsEvent(place));
      return {};
    }
    const T before = perform<Op>(place.address, operand, compare);
    trace::noteAtomic<Op>(place, before, operand, compare, note, noteOnce);
    return before;
  }

 private:
  template <trace::AtomicOp Op, class T>
  static __device__ T perform(T* at, T operand, [[maybe_unused]] T compare) {
    using enum trace::AtomicOp;
    if constexpr (Op == add) return ::atomicAdd(at, operand);
    if constexpr (Op == sub) return ::atomicSub(at, operand);
    if constexpr (Op == exchange) return ::atomicExch(at, operand);
    if constexpr (Op == min) return ::atomicMin(at, operand);
    if constexpr (Op == max) return ::atomicMax(at, operand);
    if constexpr (Op == increment) return ::atomicInc(at, operand);
    if constexpr (Op == decrement) return ::atomicDec(at, operand);
    if constexpr (Op == compareAndSwap) return ::atomicCAS(at, compare, operand);
    if constexpr (Op == bitAnd) return ::atomicAnd(at, operand);
    if constexpr (Op == bitOr) return ::atomicOr(at, operand);
    if constexpr (Op == bitXor) return ::atomicXor(at, operand);
  }
};

/// Returns element i of `count` in global memory.
template <class T>
__device__ __forceinline__ trace::Ref<T, DeviceMemory> globalAt(T* data, std::int64_t count,
                                                                unsigned array, trace::Index i) {
  const bool inside = i.value >= 0 && i.value < count;
  const std::int64_t scalar = i.value * trace::kWidthOf<T>;
  return trace::Ref<T, DeviceMemory>(
      {inside ? data + i.value : nullptr, array, scalar, scalar, i.line});
}
/// Returns element i of `count` in shared memory. `declaration` is the line that declares the
/// array, 0 for the launch's dynamic part.
template <class T>
__device__ __forceinline__ trace::Ref<T, DeviceMemory> sharedAt(T* data, std::int64_t count,
                                                                std::uint32_t declaration,
                                                                trace::Index i) {
  const bool inside = i.value >= 0 && i.value < count;
  const std::int64_t scalar = i.value * trace::kWidthOf<T>;
  return trace::Ref<T, DeviceMemory>({inside ? data + i.value : nullptr, trace::kRawShared,
                                      trace::rawSharedIndex(declaration, scalar), scalar, i.line});
}

/// Global memory: `count` elements of T that all threads of the grid share.
template <class T>
struct Global {
  T* data;
  std::int64_t count;
  unsigned array;

  __device__ trace::Ref<T, DeviceMemory> operator[](trace::Index i) const {
    return globalAt(data, count, array, i);
  }
};

/// N elements of T in the block's shared memory, which the kernel's file declares on line `Line`.
/// It is declared `__shared__` and so has no constructor.
template <class T, int N, std::uint32_t Line>
struct DeclaredArray {
  T data[N];

  __device__ trace::Ref<T, DeviceMemory> operator[](trace::Index i) {
    return sharedAt(data, N, Line, i);
  }
};
/// What the word `Array` of a kernel means on this line.
template <std::uint32_t Line>
struct OnLine {
  template <class T, int N>
  using Array = DeclaredArray<T, N, Line>;
};

/// `count` elements of T of an array of shared memory, or of the launch's dynamic part.
template <class T>
struct SharedSpan {
  T* data;
  std::int64_t count;
  std::uint32_t declaration;

  __device__ trace::Ref<T, DeviceMemory> operator[](trace::Index i) const {
    return sharedAt(data, count, declaration, i);
  }
};

/// `count` elements of T in the shared memory of the block with some rank in the cluster, which may
/// be the own block. `own`: the corresponding address in the own block.
template <class T>
class RemoteSpan {
 public:
  __device__ RemoteSpan(T* own, std::int64_t count, std::uint32_t declaration, unsigned rank)
      : m_data(own), m_declaration(declaration), m_array(trace::kRawShared) {
    // If there is no such rank, every element is out of bounds.
    m_count = rank < backend::clusterSize() ? count : 0;
    if (m_count == 0 || rank == backend::clusterRank()) return;
    m_data = backend::mapSharedRank(own, rank);
    m_array = trace::kRawRemote + rank;
  }
  __device__ trace::Ref<T, DeviceMemory> operator[](trace::Index i) const {
    const bool inside = i.value >= 0 && i.value < m_count;
    const std::int64_t scalar = i.value * trace::kWidthOf<T>;
    return trace::Ref<T, DeviceMemory>({inside ? m_data + i.value : nullptr, m_array,
                                        trace::rawSharedIndex(m_declaration, scalar), scalar,
                                        i.line});
  }

 private:
  T* m_data;
  std::int64_t m_count;
  std::uint32_t m_declaration;
  unsigned m_array;
};
template <class T, int N, std::uint32_t Line>
__device__ __forceinline__ RemoteSpan<T> mapShared(DeclaredArray<T, N, Line>& array, unsigned rank,
                                                   int) {
  return RemoteSpan<T>(array.data, N, Line, rank);
}
template <class T>
__device__ __forceinline__ RemoteSpan<T> mapShared(const SharedSpan<T>& array, unsigned rank, int) {
  return RemoteSpan<T>(array.data, array.count, array.declaration, rank);
}

/// Returns an array of scalars as one of vectors: `viewAs<float4>(a)[i]` moves four elements at
/// once. The array begins at a multiple of the vector's size. Sixteen bytes may be viewed as any
/// vector of that size.
template <class V, class T>
__device__ __forceinline__ auto viewAs(const Global<T>& array) {
  using View = trace::ViewOf<V, T>;
  using Vector = std::conditional_t<std::is_const_v<T>, const View, View>;
  static_assert(std::is_same_v<trace::Scalar<View>, std::remove_const_t<T>>);
  return Global<Vector>{reinterpret_cast<Vector*>(array.data), array.count / trace::kWidthOf<View>,
                        array.array};
}
template <class V, class T>
__device__ __forceinline__ SharedSpan<V> viewAs(const SharedSpan<T>& array) {
  static_assert(std::is_same_v<trace::Scalar<V>, T>);
  return {reinterpret_cast<V*>(array.data), array.count / trace::kWidthOf<V>, array.declaration};
}
template <class V, class T, int N, std::uint32_t Line>
__device__ __forceinline__ SharedSpan<V> viewAs(DeclaredArray<T, N, Line>& array) {
  static_assert(std::is_same_v<trace::Scalar<V>, T>);
  return {reinterpret_cast<V*>(array.data), N / trace::kWidthOf<V>, Line};
}

template <class T>
__device__ __forceinline__ SharedSpan<T> dynamicShared() {
  extern __shared__ __align__(16) unsigned char dynamicBytes[];
  std::uint32_t bytes;
  asm("mov.u32 %0, %%dynamic_smem_size;" : "=r"(bytes));
  return {reinterpret_cast<T*>(dynamicBytes), static_cast<std::int64_t>(bytes / sizeof(T)), 0};
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
                                           std::span<const DeviceSpan> buffers, cudaError_t&) {
    const std::uint32_t index = std::get<values::BufferIndex>(argument).index;
    return {static_cast<T*>(buffers[index].data),
            static_cast<std::int64_t>(buffers[index].count) / trace::kWidthOf<T>, index};
  }
};

}  // namespace lanescope::backend

// The kernel's text follows. `__restrict__` qualifies pointers, but Global is a class here.
#define __restrict__
// The line of a declaration is part of its type: so a record names the array.
#define Array ::lanescope::kernels::recorded::OnLine<__LINE__>::Array

#define LANESCOPE_INSTANCE(name, symbol, ...)                                                     \
  [[maybe_unused]] static const bool symbol##Registered =                                         \
      ::lanescope::backend::recordedEntries()                                                     \
          .emplace(name, ::lanescope::backend::EntryOf<                                           \
                             &__VA_ARGS__, ::lanescope::kernels::recorded::SetRecorder>::entry()) \
          .second;
