// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "device/recorded_math.cuh"
#include "device/recorded_warp.cuh"
#include "trace/record/access_events.h"
#include "trace/record/access_math.h"
#include "trace/record/address.h"
#include "trace/record/atomics.h"
#include "trace/record/conversions.h"
#include "trace/record/raw_events.h"
#include "trace/record/traced.h"

// The recorded build of a kernel: the accessors and CUDA's functions write events into the slots of
// the calling thread, and so does the arithmetic with operations.

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
    const T value = load(from);
    if (to.address == nullptr) {
      note(trace::outOfBoundsEvent(to));
      return;
    }
    *to.address = value;
    trace::noteAccess(trace::EventKind::store, to, value, note, trace::kCopyFormOf<T>);
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

// Without this, nvcc 13.0 passes a wrong line for fma's last parameter, since the call also finds
// the fma that the compiler declares itself.
using trace::fma;

/// What performs the accesses to an array of T. Only arrays of traced numbers pass on what made
/// their elements.
template <class T>
using AccessesTo = std::conditional_t<std::is_same_v<trace::BareOf<T>, T>, DeviceMemory,
                                      trace::TracedMemory<DeviceMemory, Tracer>>;

/// Global memory: `count` elements of T that all threads of the grid share. `Accesses`: the Memory
/// that performs the accesses.
template <class T, class Accesses>
struct GlobalArray {
  T* data;
  std::int64_t count;
  unsigned array;

  __device__ trace::Ref<T, Accesses> operator[](trace::Index i) const {
    const bool inside = i.value >= 0 && i.value < count;
    const std::int64_t scalar = i.value * trace::kWidthOf<T>;
    return trace::Ref<T, Accesses>(
        {inside ? data + i.value : nullptr, array, scalar, scalar, i.line});
  }
  /// What a pointer to the first element is.
  [[nodiscard]] __device__ trace::Address<T, Accesses> address() const {
    return {data, count * trace::kWidthOf<T>, array, 0};
  }
};
template <class T>
using Global = GlobalArray<trace::BareOf<T>, AccessesTo<T>>;
/// A pointer.
template <class T>
using Address = trace::Address<trace::BareOf<T>, AccessesTo<T>>;

/// Returns element i of `count` in shared memory. `declaration`: see trace::rawSharedIndex.
template <class Accesses, class T>
__device__ __forceinline__ trace::Ref<T, Accesses> sharedAt(T* data, std::int64_t count,
                                                            std::uint32_t declaration,
                                                            trace::Index i) {
  const bool inside = i.value >= 0 && i.value < count;
  const std::int64_t scalar = i.value * trace::kWidthOf<T>;
  return trace::Ref<T, Accesses>({inside ? data + i.value : nullptr, trace::kRawShared,
                                  trace::rawSharedIndex(declaration, scalar), scalar, i.line});
}

/// What a pointer to the first of `count` elements in shared memory is.
template <class Accesses, class T>
__device__ __forceinline__ trace::Address<T, Accesses> sharedAddress(const T* data,
                                                                     std::int64_t count,
                                                                     std::uint32_t declaration) {
  return {data, count * trace::kWidthOf<T>, trace::kRawShared, declaration};
}

// Tiles of bulk copies begin at a multiple of 1024 bytes. In a kernel with calls nvcc 13.0 puts the
// launch's dynamic part right behind the declared arrays, whatever its alignment is.
#if defined(LANESCOPE_UNTRACED)
#define LANESCOPE_ALIGNED alignas(1024)
#else
#define LANESCOPE_ALIGNED
#endif

/// N elements of T in the block's shared memory, which the kernel's file declares on line `Line`.
/// It is declared `__shared__` and so has no constructor.
template <class T, int N, std::uint32_t Line, class Accesses>
struct LANESCOPE_ALIGNED DeclaredArray {
  T data[N];

  __device__ trace::Ref<T, Accesses> operator[](trace::Index i) {
    return sharedAt<Accesses>(data, N, Line, i);
  }
  [[nodiscard]] __device__ trace::Address<T, Accesses> address() const {
    return sharedAddress<Accesses>(data, N, Line);
  }
};
#undef LANESCOPE_ALIGNED
/// The same with several dimensions, T name[16][17].
template <class T, std::uint32_t Line, class Accesses, int kFirst, int... kRest>
struct DeclaredTable {
  T data[(kFirst * ... * kRest)];

  __device__ auto operator[](trace::Index i) const {
    return trace::Row<T, Accesses, kFirst, kRest...>(address())[i];
  }
  [[nodiscard]] __device__ trace::Address<T, Accesses> address() const {
    return sharedAddress<Accesses>(data, (kFirst * ... * kRest), Line);
  }
};
/// What the words `Array` and `Table` of a kernel mean on this line.
template <std::uint32_t Line>
struct OnLine {
  template <class T, int N>
  using Array = DeclaredArray<trace::BareOf<T>, N, Line, AccessesTo<T>>;
  template <class T, int... kCounts>
  using Table = DeclaredTable<trace::BareOf<T>, Line, AccessesTo<T>, kCounts...>;
  // The same words where those above are macros already.
  template <class T, int N>
  using Array_ = Array<T, N>;
  template <class T, int... kCounts>
  using Table_ = Table<T, kCounts...>;
};

/// `count` elements of T of an array of shared memory, or of the launch's dynamic part.
template <class T, class Accesses>
struct SharedSpan {
  T* data;
  std::int64_t count;
  std::uint32_t declaration;

  __device__ trace::Ref<T, Accesses> operator[](trace::Index i) const {
    return sharedAt<Accesses>(data, count, declaration, i);
  }
  [[nodiscard]] __device__ trace::Address<T, Accesses> address() const {
    return sharedAddress<Accesses>(data, count, declaration);
  }
};

/// `count` elements of T in the shared memory of the block with some rank in the cluster, which may
/// be the own block. `own`: the corresponding address in the own block.
template <class T, class Accesses>
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
  __device__ trace::Ref<T, Accesses> operator[](trace::Index i) const {
    const bool inside = i.value >= 0 && i.value < m_count;
    const std::int64_t scalar = i.value * trace::kWidthOf<T>;
    return trace::Ref<T, Accesses>({inside ? m_data + i.value : nullptr, m_array,
                                    trace::rawSharedIndex(m_declaration, scalar), scalar, i.line});
  }
  /// What a pointer to the first element is.
  [[nodiscard]] __device__ trace::Address<T, Accesses> address() const {
    return {m_data, m_count * trace::kWidthOf<T>, m_array, m_declaration};
  }

 private:
  T* m_data;
  std::int64_t m_count;
  std::uint32_t m_declaration;
  unsigned m_array;
};
template <class T, int N, std::uint32_t Line, class Accesses>
__device__ __forceinline__ RemoteSpan<T, Accesses> mapShared(
    DeclaredArray<T, N, Line, Accesses>& array, unsigned rank, int) {
  return {array.data, N, Line, rank};
}
template <class T, class Accesses>
__device__ __forceinline__ RemoteSpan<T, Accesses> mapShared(const SharedSpan<T, Accesses>& array,
                                                             unsigned rank, int) {
  return {array.data, array.count, array.declaration, rank};
}

/// Returns an array of scalars as one of vectors: `viewAs<float4>(a)[i]` moves four elements at
/// once. The array begins at a multiple of the vector's size. Sixteen bytes may be viewed as any
/// vector of that size.
template <class V, class T, class Accesses>
__device__ __forceinline__ auto viewAs(const GlobalArray<T, Accesses>& array) {
  using View = trace::ViewOf<trace::BareOf<V>, T>;
  using Vector = std::conditional_t<std::is_const_v<T>, const View, View>;
  static_assert(std::is_same_v<trace::Scalar<View>, std::remove_const_t<T>>);
  return GlobalArray<Vector, Accesses>{reinterpret_cast<Vector*>(array.data),
                                       array.count / trace::kWidthOf<View>, array.array};
}
template <class V, class T, class Accesses>
__device__ __forceinline__ auto viewAs(const SharedSpan<T, Accesses>& array) {
  using View = trace::BareOf<V>;
  static_assert(std::is_same_v<trace::Scalar<View>, T>);
  return SharedSpan<View, Accesses>{reinterpret_cast<View*>(array.data),
                                    array.count / trace::kWidthOf<View>, array.declaration};
}
template <class V, class T, int N, std::uint32_t Line, class Accesses>
__device__ __forceinline__ auto viewAs(DeclaredArray<T, N, Line, Accesses>& array) {
  using View = trace::BareOf<V>;
  static_assert(std::is_same_v<trace::Scalar<View>, T>);
  return SharedSpan<View, Accesses>{reinterpret_cast<View*>(array.data), N / trace::kWidthOf<View>,
                                    Line};
}

template <class T>
__device__ __forceinline__ auto dynamicShared() {
  using Bare = trace::BareOf<T>;
  extern __shared__ __align__(16) unsigned char dynamicBytes[];
  std::uint32_t bytes;
  asm("mov.u32 %0, %%dynamic_smem_size;" : "=r"(bytes));
  return SharedSpan<Bare, AccessesTo<T>>{reinterpret_cast<Bare*>(dynamicBytes),
                                         static_cast<std::int64_t>(bytes / sizeof(Bare)), 0};
}

}  // namespace lanescope::kernels::recorded

namespace lanescope::kernels {
#if !defined(LANESCOPE_UNTRACED)
/// The type of an array's elements: a number that knows what made it.
template <class T>
using Element = trace::ElementOf<T, recorded::Tracer>;
#endif

namespace recorded {
#if !defined(LANESCOPE_UNTRACED)
#include "trace/record/element_vectors.inl"
#endif
#include "trace/record/rewritten_words.inl"
}  // namespace recorded
}  // namespace lanescope::kernels

// The kernel's text follows. `__restrict__` qualifies pointers, but Global is a class here.
#define __restrict__
// The line of a declaration is part of its type: so a record names the array.
#define Array ::lanescope::kernels::recorded::OnLine<__LINE__>::Array
#define Table ::lanescope::kernels::recorded::OnLine<__LINE__>::Table
// All but the first of several arrays that one line declares have a number that is no line, as on
// the emulator (simt::SharedMemory).
#define LANESCOPE_NUMBERED(position)                \
  ::lanescope::kernels::recorded::OnLine<__LINE__ + \
                                         (position << ::lanescope::trace::Event::kLineBits)>
