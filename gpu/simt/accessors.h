// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <source_location>
#include <type_traits>

#include "simt/current.h"
#include "simt/kernel_table.h"
#include "simt/shared_memory.h"
#include "trace/access.h"
#include "trace/record_builder.h"

// What `a[i]` is in a kernel on the emulator.

namespace lanescope::simt {

/// An access outside its array: notes it and ends the run of the block. Does not return.
[[noreturn]] void outOfBounds(unsigned array, std::int64_t index, std::int64_t fullIndex, int line);
/// The block's array for a declaration. Does not return when the block's shared memory is used up.
[[nodiscard]] const SharedMemory::Region& declareShared(const std::source_location& where,
                                                        std::size_t count,
                                                        std::size_t elementBytes);
[[nodiscard]] const SharedMemory::Region& dynamicRegion();

/// The Memory of trace/access.h. Accesses are relaxed atomics, which cost nothing on the usual
/// processors: blocks run in parallel, and a kernel that races shall give a wrong result, not
/// undefined behaviour in this program.
struct Memory {
  template <class T>
  LANESCOPE_SIMT_INLINE static std::remove_const_t<T> load(const trace::Place<T>& place) {
    if (place.address == nullptr) [[unlikely]] {
      outOfBounds(place.array, place.index, place.fullIndex, place.line);
    }
    touch(place.line);
    std::remove_const_t<T> value;
    __atomic_load(place.address, &value, __ATOMIC_RELAXED);
    if (current.recording) [[unlikely]] {
      note(trace::Event::make(trace::EventKind::load, place.array, place.line, place.index,
                              trace::bitsOf(value)));
    }
    return value;
  }
  template <class T>
  LANESCOPE_SIMT_INLINE static void store(const trace::Place<T>& place, T value) {
    if (place.address == nullptr) [[unlikely]] {
      outOfBounds(place.array, place.index, place.fullIndex, place.line);
    }
    touch(place.line);
    __atomic_store(place.address, &value, __ATOMIC_RELAXED);
    if (current.recording) [[unlikely]] {
      note(trace::Event::make(trace::EventKind::store, place.array, place.line, place.index,
                              trace::bitsOf(value)));
    }
  }
};

/// Global memory: `count` elements of T that all threads of the grid share.
template <class T>
struct Global {
  T* data;
  std::int64_t count;
  unsigned array;

  LANESCOPE_SIMT_INLINE trace::Ref<T, Memory> operator[](trace::Index i) const {
    const bool inside = i.value >= 0 && i.value < count;
    return trace::Ref<T, Memory>(
        {inside ? data + i.value : nullptr, array, i.value, i.value, i.line});
  }
};

/// Elements of T in the block's shared memory.
template <class T>
class SharedSpan {
 public:
  explicit SharedSpan(const SharedMemory::Region& region)
      : m_data(reinterpret_cast<T*>(region.data)),
        m_count(static_cast<std::int64_t>(region.bytes / sizeof(T))),
        m_offset(region.offset) {}

  LANESCOPE_SIMT_INLINE trace::Ref<T, Memory> operator[](trace::Index i) const {
    const bool inside = i.value >= 0 && i.value < m_count;
    return trace::Ref<T, Memory>({inside ? m_data + i.value : nullptr, trace::kRawShared,
                                  trace::rawSharedIndex(m_offset, i.value), i.value, i.line});
  }

 private:
  T* m_data;
  std::int64_t m_count;
  std::uint32_t m_offset;
};

/// `__shared__ Array<T, N> name;`: every thread of the block that meets the declaration gets the
/// same N elements.
template <class T, int N>
class Array : public SharedSpan<T> {
 public:
  /// What ptxas allows a kernel to declare.
  static_assert(sizeof(T) * N <= 48 * 1024, "a block can declare 48 KiB of shared memory");

  Array(const std::source_location& where = std::source_location::current())
      : SharedSpan<T>(declareShared(where, N, sizeof(T))) {}
};

/// The launch's dynamic shared memory as an array of T.
template <class T>
[[nodiscard]] SharedSpan<T> dynamicShared() {
  return SharedSpan<T>(dynamicRegion());
}

template <class T>
struct ArgumentOf<Global<T>> {
  static Global<T> from(const values::Plan& plan, const values::Launch& launch,
                        BufferAddresses buffers, std::size_t position) {
    const std::uint32_t index =
        bufferArgument(plan, launch, position, values::kDTypeOf<std::remove_const_t<T>>);
    return {static_cast<T*>(buffers[index]), static_cast<std::int64_t>(plan.buffers[index].count),
            index};
  }
};

}  // namespace lanescope::simt
