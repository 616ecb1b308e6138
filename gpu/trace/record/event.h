// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

// Also included by device code: no standard library types beyond the integers.
#if defined(__CUDACC__)
#define LANESCOPE_EVENT_FN __host__ __device__ constexpr
#else
#define LANESCOPE_EVENT_FN constexpr
#endif

namespace lanescope::trace {

inline constexpr unsigned kWarpSize = 32;

enum class EventKind : std::uint8_t {
  load,
  store,
  barrier,      ///< the thread arrived at __syncthreads() or a sister; the value is its predicate,
                ///< 0 or 1
  shuffle,      ///< __shfl_sync() or a sister; the value is the one received
  atomicRead,   ///< the first half of an atomic: the element's value before
  outOfBounds,  ///< an access outside its array; it was not performed. The value holds the full
                ///< index
  atomicWrite,  ///< the second half of an atomic that writes: the element's value after
  syncwarp,     ///< __syncwarp(mask)
  vote,         ///< a VoteForm; the value is the result, a predicate as 0 or 1
  reduce,       ///< __reduce_add_sync() or a sister; the value is the result
  fence,        ///< __threadfence() or a sister
};
inline constexpr EventKind kLastEventKind = EventKind::fence;

/// `Event::form` of a load or a store. A wide access makes one event a scalar element, from the
/// lowest address up; arrays are aligned, so that the first one's index is a multiple of the width.
enum class AccessForm : std::uint8_t {
  single,
  polled,   ///< through a volatile element: seen by, or meant for, threads that run meanwhile
  pair,     ///< one of the two elements of a float2, double2, …
  quad,     ///< one of the four elements of a float4, …
  sixteen,  ///< one of sixteen bytes that a uint4 or the like moves
};
/// `Event::form` of a barrier: what it tells of the threads' predicates, or that all blocks of the
/// cluster meet at it.
enum class BarrierForm : std::uint8_t { plain, count, conjunction, disjunction, cluster };
/// `Event::form` of a shuffle: how the source lane was named.
enum class ShuffleForm : std::uint8_t { indexed, up, down, exclusiveOr };
/// `Event::form` of a fence: the threads for which it orders.
enum class FenceScope : std::uint8_t { block, device, system };
/// `Event::detail` of a vote.
enum class VoteForm : std::uint8_t { ballot, any, all, active, matchAny, matchAll };
/// `Event::detail` of a reduction by a warp.
enum class ReduceForm : std::uint8_t { add, min, max, bitAnd, bitOr, bitXor };

/// Whether `Event::array` and `Event::index` name an element, if perhaps one that is not there.
LANESCOPE_EVENT_FN bool namesElement(EventKind kind) {
  return kind == EventKind::load || kind == EventKind::store || kind == EventKind::atomicRead ||
         kind == EventKind::outOfBounds || kind == EventKind::atomicWrite;
}
/// Whether the thread found the element's value.
LANESCOPE_EVENT_FN bool isRead(EventKind kind) {
  return kind == EventKind::load || kind == EventKind::atomicRead;
}
/// Whether the thread gave the element a value.
LANESCOPE_EVENT_FN bool isWrite(EventKind kind) {
  return kind == EventKind::store || kind == EventKind::atomicWrite;
}
/// Whether the lanes of a mask do it together: `Event::mask` and `Event::detail` hold.
LANESCOPE_EVENT_FN bool isWarpWide(EventKind kind) {
  return kind == EventKind::shuffle || kind == EventKind::syncwarp || kind == EventKind::vote ||
         kind == EventKind::reduce;
}
/// Elements that one instruction moves.
LANESCOPE_EVENT_FN int widthOf(AccessForm form) {
  if (form == AccessForm::sixteen) return 16;
  return form == AccessForm::quad ? 4 : form == AccessForm::pair ? 2 : 1;
}

/// One thing that one thread did, in 16 bytes. Block, thread and epoch follow from where the event
/// stands in its `Record`. `index` counts elements of the array and is signed: a negative one is an
/// error of the kernel. What is done by a warp has a mask in the index's place.
struct Event {
  /// From the low bit: index 40 (two's complement), line 12, form 3, kind 4, array 5. Warp-wide, in
  /// the index: mask 32, detail 5, value type 3.
  std::uint64_t head = 0;
  /// The element's bit pattern in the low bytes; the upper bytes are 0.
  std::uint64_t bits = 0;

  static constexpr int kIndexBits = 40;
  static constexpr int kLineBits = 12;
  static constexpr int kFormBits = 3;
  static constexpr int kKindBits = 4;
  static constexpr int kArrayBits = 5;
  static constexpr int kMaskBits = 32;
  static constexpr int kDetailBits = 5;

  /// `array`: position in `Record::arrays`; `line`: 1-based in the kernel's file; `form`: of the
  /// enumeration that belongs to the kind.
  [[nodiscard]] static LANESCOPE_EVENT_FN Event make(EventKind kind, unsigned array, int line,
                                                     std::int64_t index, std::uint64_t bits,
                                                     unsigned form = 0) {
    Event event;
    event.head = (static_cast<std::uint64_t>(index) & ((std::uint64_t{1} << kIndexBits) - 1)) |
                 (static_cast<std::uint64_t>(line) & ((1U << kLineBits) - 1)) << kIndexBits |
                 static_cast<std::uint64_t>(form) << (kIndexBits + kLineBits) |
                 static_cast<std::uint64_t>(kind) << (kIndexBits + kLineBits + kFormBits) |
                 static_cast<std::uint64_t>(array)
                     << (kIndexBits + kLineBits + kFormBits + kKindBits);
    event.bits = bits;
    return event;
  }
  /// `valueType`: a values::DType, of a shuffle and a reduction; `detail`: the source lane, a
  /// VoteForm or a ReduceForm.
  [[nodiscard]] static LANESCOPE_EVENT_FN Event warpWide(EventKind kind, int line, unsigned mask,
                                                         unsigned detail, unsigned valueType,
                                                         std::uint64_t bits, unsigned form = 0) {
    return make(kind, 0, line,
                static_cast<std::int64_t>(static_cast<std::uint64_t>(mask) |
                                          static_cast<std::uint64_t>(detail) << kMaskBits |
                                          static_cast<std::uint64_t>(valueType)
                                              << (kMaskBits + kDetailBits)),
                bits, form);
  }
  [[nodiscard]] LANESCOPE_EVENT_FN std::int64_t index() const {
    return static_cast<std::int64_t>(head << (64 - kIndexBits)) >> (64 - kIndexBits);
  }
  [[nodiscard]] LANESCOPE_EVENT_FN int line() const {
    return static_cast<int>(head >> kIndexBits & ((1U << kLineBits) - 1));
  }
  [[nodiscard]] LANESCOPE_EVENT_FN unsigned form() const {
    return static_cast<unsigned>(head >> (kIndexBits + kLineBits) & ((1U << kFormBits) - 1));
  }
  [[nodiscard]] LANESCOPE_EVENT_FN EventKind kind() const {
    return static_cast<EventKind>(head >> (kIndexBits + kLineBits + kFormBits) &
                                  ((1U << kKindBits) - 1));
  }
  [[nodiscard]] LANESCOPE_EVENT_FN unsigned array() const {
    return static_cast<unsigned>(head >> (kIndexBits + kLineBits + kFormBits + kKindBits));
  }
  /// Of a load or a store.
  [[nodiscard]] LANESCOPE_EVENT_FN int width() const {
    return widthOf(static_cast<AccessForm>(form()));
  }
  // Of a warp-wide event.
  [[nodiscard]] LANESCOPE_EVENT_FN unsigned mask() const { return static_cast<unsigned>(head); }
  [[nodiscard]] LANESCOPE_EVENT_FN unsigned detail() const {
    return static_cast<unsigned>(head >> kMaskBits & ((1U << kDetailBits) - 1));
  }
  [[nodiscard]] LANESCOPE_EVENT_FN unsigned valueType() const {
    return static_cast<unsigned>(head >> (kMaskBits + kDetailBits) &
                                 ((1U << (kIndexBits - kMaskBits - kDetailBits)) - 1));
  }
#if !defined(__CUDACC__)
  bool operator==(const Event&) const = default;
#endif
};

static_assert(sizeof(Event) == 16);
static_assert(Event::kIndexBits + Event::kLineBits + Event::kFormBits + Event::kKindBits +
                  Event::kArrayBits ==
              64);
static_assert(static_cast<unsigned>(kLastEventKind) < 1U << Event::kKindBits);

}  // namespace lanescope::trace

#undef LANESCOPE_EVENT_FN
