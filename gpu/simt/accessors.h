// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <source_location>
#include <type_traits>

#include "simt/current.h"
#include "simt/kernel_table.h"
#include "simt/relaxed.h"
#include "simt/shared_region.h"
#include "trace/record/access_events.h"
#include "trace/record/access_math.h"
#include "trace/record/address.h"
#include "trace/record/atomics.h"
#include "trace/record/conversions.h"
#include "trace/record/raw_events.h"

// The meaning of `a[i]` in a kernel on the emulator.

namespace lanescope::simt {

/// Handles an access outside its array. In a recorded block the access is noted and skipped, as on
/// a GPU that records, so that the findings do not depend on the order of the threads' turns.
/// Otherwise it ends the run of the block and does not return. `isWait`: the access may be in a
/// loop that waits.
void outOfBounds(unsigned array, std::int64_t index, std::int64_t fullIndex, int line, bool isWait);
/// The block's array for a declaration. Does not return when the block's shared memory is used up.
[[nodiscard]] const SharedRegion& declareShared(const std::source_location& where,
                                                std::size_t count, std::size_t elementBytes);
[[nodiscard]] const SharedRegion& dynamicRegion();
/// The array of the block with this rank that has the same declaration. Does not return when the
/// cluster has no such block.
[[nodiscard]] const SharedRegion& regionOfRank(std::uint32_t declaration, unsigned rank, int line);

/// Tells that the calling thread found `bits` at an address and did not change them. A thread that
/// finds the same there again waits for another thread: its turn ends.
void polled(const volatile void* address, std::uint64_t bits, int line);

/// An asynchronous copy of `bytes` bytes, up to 16, to shared memory: they are there once the
/// calling thread has waited for them.
void storeLater(void* to, const void* value, std::size_t bytes);

/// The Memory of trace/record/access.h. Accesses are relaxed atomics, which cost nothing on the
/// usual processors: blocks run in parallel, and a kernel that races must give a wrong result, not
/// undefined behaviour in this program.
struct Memory {
  template <class T>
  using Used = typename trace::UsedAs<T>::Type;

  template <class T>
  LANESCOPE_SIMT_INLINE static std::remove_cv_t<T> load(const trace::Place<T>& place) {
    if constexpr (!std::is_volatile_v<T>) {
      if (isPlain(place)) [[likely]]
        return read(place.address);
    }
    if (!begin(place, std::is_volatile_v<T>)) [[unlikely]]
      return {};
    const std::remove_cv_t<T> value = read(place.address);
    if constexpr (std::is_volatile_v<T>) {
      if (current.recording) noteOnce(trace::eventOf(trace::EventKind::load, place, value));
      polled(place.address, trace::bitsOf(value), place.line);
    } else if (current.recording) {
      trace::noteAccess(trace::EventKind::load, place, value, note);
    }
    return value;
  }
  template <class T>
  LANESCOPE_SIMT_INLINE static void store(const trace::Place<T>& place, std::remove_cv_t<T> value) {
    if (isPlain(place)) [[likely]]
      return write(place.address, value);
    if (!begin(place, false)) [[unlikely]]
      return;
    write(place.address, value);
    if (current.recording) trace::noteAccess(trace::EventKind::store, place, value, note);
  }
  template <class T>
  static void copyAsync(const trace::Place<T>& to, const trace::Place<const T>& from) {
    const T value = load(from);
    if (!begin(to, false)) [[unlikely]]
      return;
    storeLater(to.address, &value, sizeof value);
    if (current.recording) {
      trace::noteAccess(trace::EventKind::store, to, value, note, trace::kCopyFormOf<T>);
    }
  }
  template <trace::AtomicOp Op, class T>
  static T atomic(const trace::Place<T>& place, T operand, T compare) {
    // A thread that updates a maximum does not wait; one that tries to take a lock may.
    constexpr bool kMayWait = Op != trace::AtomicOp::min && Op != trace::AtomicOp::max;
    if (!begin(place, kMayWait)) [[unlikely]]
      return {};
    T before = read(place.address);
    T after = trace::afterAtomic<Op>(place, before, operand, compare);
    while (!__atomic_compare_exchange(place.address, &before, &after, false, __ATOMIC_RELAXED,
                                      __ATOMIC_RELAXED)) {
      after = trace::afterAtomic<Op>(place, before, operand, compare);
    }
    if (current.recording) {
      trace::noteAtomic<Op>(place, before, operand, compare, note, noteOnce);
    }
    if (kMayWait && trace::bitsOf(before) == trace::bitsOf(after)) {
      polled(place.address, trace::bitsOf(before), place.line);
    }
    return before;
  }

 private:
  /// Whether the access needs nothing but to be performed and counted; then it has been counted.
  template <class T>
  LANESCOPE_SIMT_INLINE static bool isPlain(const trace::Place<T>& place) {
    const std::int64_t ticks = current.ticks;
    if (ticks <= current.watched || place.address == nullptr) [[unlikely]]
      return false;
    current.thread->line = place.line;
    current.ticks = ticks - 1;
    return true;
  }
  /// Whether the element exists; if not, the access has been handled as out of bounds.
  template <class T>
  LANESCOPE_SIMT_INLINE static bool begin(const trace::Place<T>& place, bool isWait) {
    if (place.address == nullptr) [[unlikely]] {
      outOfBounds(place.array, place.index, place.fullIndex, place.line, isWait);
      return false;
    }
    touch(place.line);
    return true;
  }
  template <class T>
  LANESCOPE_SIMT_INLINE static std::remove_cv_t<T> read(T* address) {
    std::remove_cv_t<T> value;
    if constexpr (trace::kIsBytes<std::remove_cv_t<T>>) {
      value.vector = read(&address->vector);
    } else if constexpr (trace::kWidthOf<T> == 1) {
      value = loadRelaxed(address);
    } else {
      value.x = read(&address->x);
      value.y = read(&address->y);
      if constexpr (trace::kWidthOf<T> == 4) {
        value.z = read(&address->z);
        value.w = read(&address->w);
      }
    }
    return value;
  }
  template <class T>
  LANESCOPE_SIMT_INLINE static void write(T* address, std::remove_cv_t<T> value) {
    if constexpr (trace::kIsBytes<std::remove_cv_t<T>>) {
      write(&address->vector, value.vector);
    } else if constexpr (trace::kWidthOf<T> == 1) {
      storeRelaxed(address, value);
    } else {
      write(&address->x, value.x);
      write(&address->y, value.y);
      if constexpr (trace::kWidthOf<T> == 4) {
        write(&address->z, value.z);
        write(&address->w, value.w);
      }
    }
  }
};

/// Global memory: `count` elements of T that all threads of the grid share. `Accesses`: the Memory
/// that performs the accesses.
template <class T, class Accesses = Memory>
struct Global {
  T* data;
  std::int64_t count;
  unsigned array;

  LANESCOPE_SIMT_INLINE trace::Ref<T, Accesses> operator[](trace::Index i) const {
    const bool inside = i.value >= 0 && i.value < count;
    const std::int64_t scalar = i.value * trace::kWidthOf<T>;
    return trace::Ref<T, Accesses>(
        {inside ? data + i.value : nullptr, array, scalar, scalar, i.line});
  }
  /// What a pointer to the first element is.
  [[nodiscard]] LANESCOPE_SIMT_INLINE trace::Address<T, Accesses> address() const {
    return {data, count * trace::kWidthOf<T>, array, 0};
  }
};

/// Elements of T in the block's shared memory.
template <class T, class Accesses = Memory>
class SharedSpan {
 public:
  explicit SharedSpan(const SharedRegion& region)
      : m_data(reinterpret_cast<T*>(region.data)),
        m_count(static_cast<std::int64_t>(region.bytes / sizeof(T))),
        m_declaration(region.declaration) {}
  /// The same bytes as elements of another type.
  template <class Other>
  explicit SharedSpan(const SharedSpan<Other, Accesses>& other)
      : m_data(reinterpret_cast<T*>(other.m_data)),
        m_count(other.m_count * static_cast<std::int64_t>(sizeof(Other)) /
                static_cast<std::int64_t>(sizeof(T))),
        m_declaration(other.m_declaration) {}

  LANESCOPE_SIMT_INLINE trace::Ref<T, Accesses> operator[](trace::Index i) const {
    const bool inside = i.value >= 0 && i.value < m_count;
    const std::int64_t scalar = i.value * trace::kWidthOf<T>;
    return trace::Ref<T, Accesses>({inside ? m_data + i.value : nullptr, trace::kRawShared,
                                    trace::rawSharedIndex(m_declaration, scalar), scalar, i.line});
  }
  /// What a pointer to the first element is.
  [[nodiscard]] LANESCOPE_SIMT_INLINE trace::Address<T, Accesses> address() const {
    return {m_data, m_count * trace::kWidthOf<T>, trace::kRawShared, m_declaration};
  }

 private:
  template <class Other, class Its>
  friend class SharedSpan;
  template <class Other, class Its>
  friend class RemoteSpan;

  T* m_data;
  std::int64_t m_count;
  std::uint32_t m_declaration;
};

/// `__shared__ Array<T, N> name;`: every thread of the block that meets the declaration gets the
/// same N elements.
template <class T, int N, class Accesses = Memory>
class Array : public SharedSpan<T, Accesses> {
 public:
  /// What ptxas allows a kernel to declare.
  static_assert(sizeof(T) * N <= 48 * 1024, "a block can declare 48 KiB of shared memory");

  LANESCOPE_SIMT_INLINE Array(const std::source_location where = std::source_location::current())
      : SharedSpan<T, Accesses>(regionOf(where)) {}

 private:
  LANESCOPE_SIMT_INLINE static const SharedRegion& regionOf(const std::source_location& where) {
    const Current::Declared& known = current.declared[where.line() % current.declared.size()];
    if (known.line == where.line() && known.column == where.column() &&
        known.function == where.function_name()) {
      return *known.region;
    }
    return declareShared(where, N, sizeof(T));
  }
};

/// `__shared__ Table<T, 16, 17> name;`: the same with several dimensions, T name[16][17].
template <class T, class Accesses, int kFirst, int... kRest>
class Table : public Array<T, (kFirst * ... * kRest), Accesses> {
 public:
  LANESCOPE_SIMT_INLINE Table(const std::source_location where = std::source_location::current())
      : Array<T, (kFirst * ... * kRest), Accesses>(where) {}
  LANESCOPE_SIMT_INLINE auto operator[](trace::Index i) const {
    return trace::Row<T, Accesses, kFirst, kRest...>(this->address())[i];
  }
};

/// The elements of `array` in the block with this rank in the cluster, which may be the own block.
template <class T, class Accesses>
class RemoteSpan {
 public:
  RemoteSpan(const SharedSpan<T, Accesses>& array, unsigned rank, int line)
      : m_data(reinterpret_cast<T*>(regionOfRank(array.m_declaration, rank, line).data)),
        m_count(array.m_count),
        m_array(rank == current.clusterRank ? trace::kRawShared : trace::kRawRemote + rank),
        m_declaration(array.m_declaration) {}

  LANESCOPE_SIMT_INLINE trace::Ref<T, Accesses> operator[](trace::Index i) const {
    const bool inside = i.value >= 0 && i.value < m_count;
    const std::int64_t scalar = i.value * trace::kWidthOf<T>;
    return trace::Ref<T, Accesses>({inside ? m_data + i.value : nullptr, m_array,
                                    trace::rawSharedIndex(m_declaration, scalar), scalar, i.line});
  }
  /// What a pointer to the first element is.
  [[nodiscard]] LANESCOPE_SIMT_INLINE trace::Address<T, Accesses> address() const {
    return {m_data, m_count * trace::kWidthOf<T>, m_array, m_declaration};
  }

 private:
  T* m_data;
  std::int64_t m_count;
  unsigned m_array;
  std::uint32_t m_declaration;
};

template <class T, class Accesses>
[[nodiscard]] RemoteSpan<T, Accesses> mapShared(const SharedSpan<T, Accesses>& array, unsigned rank,
                                                int line) {
  return {array, rank, line};
}

/// The launch's dynamic shared memory as an array of T.
template <class T, class Accesses = Memory>
[[nodiscard]] SharedSpan<T, Accesses> dynamicShared() {
  return SharedSpan<T, Accesses>(dynamicRegion());
}

/// The same, as tiles of bulk copies: it begins where such a tile may begin.
template <class T>
[[nodiscard]] SharedSpan<T> dynamicTiles() {
  return dynamicShared<T>();
}

/// An array of scalars as one of vectors: `viewAs<float4>(a)[i]` moves four elements at once. The
/// array begins at a multiple of the vector's size. Sixteen bytes may be viewed as any vector of
/// that size.
template <class V, class T, class Accesses>
[[nodiscard]] auto viewAs(const Global<T, Accesses>& array) {
  using View = trace::ViewOf<trace::BareOf<V>, T>;
  using Vector = std::conditional_t<std::is_const_v<T>, const View, View>;
  static_assert(std::is_same_v<trace::Scalar<View>, std::remove_const_t<T>>);
  return Global<Vector, Accesses>{reinterpret_cast<Vector*>(array.data),
                                  array.count / trace::kWidthOf<View>, array.array};
}
template <class V, class T, class Accesses>
[[nodiscard]] auto viewAs(const SharedSpan<T, Accesses>& array) {
  using View = trace::BareOf<V>;
  static_assert(std::is_same_v<trace::Scalar<View>, T>);
  return SharedSpan<View, Accesses>(array);
}

template <class T, class Accesses>
struct ArgumentOf<Global<T, Accesses>> {
  static Global<T, Accesses> from(const values::Plan& plan, const values::Launch& launch,
                                  BufferAddresses buffers, std::size_t position) {
    const std::uint32_t index =
        bufferArgument(plan, launch, position, values::kDTypeOf<trace::Scalar<T>>);
    return {static_cast<T*>(buffers[index]), elementsOf(plan, index) / trace::kWidthOf<T>, index};
  }
};

template <class T, class Accesses>
struct ArgumentOf<trace::Address<T, Accesses>> {
  static trace::Address<T, Accesses> from(const values::Plan& plan, const values::Launch& launch,
                                          BufferAddresses buffers, std::size_t position) {
    return ArgumentOf<Global<T, Accesses>>::from(plan, launch, buffers, position).address();
  }
};

}  // namespace lanescope::simt
