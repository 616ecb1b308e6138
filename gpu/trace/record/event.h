// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

// Device code includes this file too: it uses no standard library types beyond the integers.
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
  barrier,        ///< arrival at __syncthreads() or a variant; the value is the predicate, 0 or 1
  shuffle,        ///< __shfl_sync() or a variant; the value is the received one
  atomicRead,     ///< the first half of an atomic: the element's value before
  outOfBounds,    ///< access outside its array, not performed; the value holds the full index
  atomicWrite,    ///< the second half of an atomic that writes: the element's value after
  syncwarp,       ///< __syncwarp(mask)
  vote,           ///< a VoteForm; the value is the result, a predicate as 0 or 1
  reduce,         ///< __reduce_add_sync() or a variant; the value is the result
  fence,          ///< __threadfence() or a variant
  memoryBarrier,  ///< what a thread does with an mbarrier, which is the element; see Mbarrier…
  bulkCopy,       ///< a part of a bulk copy that a thread issues; see BulkCopyForm
  tensorProduct,  ///< a part of a warp group's product that a thread issues; see ProductForm
  asyncGroup,     ///< what a thread does with groups of copies or products; see GroupForm
  namedBarrier,   ///< arrival at a barrier of the block; the value is a NamedBarrier's
};
inline constexpr EventKind kLastEventKind = EventKind::namedBarrier;

/// `Event::form` of a load or a store. A wide access makes one event per scalar element, from the
/// lowest address up. Arrays are aligned, so that the first index is a multiple of the width.
enum class AccessForm : std::uint8_t {
  single,
  polled,   ///< through a volatile element: threads that run at the same time see it or write it
  pair,     ///< one of the two elements of a float2, double2, …
  quad,     ///< one of the four elements of a float4, …
  sixteen,  ///< one of sixteen bytes that a uint4 or the like moves
  // The same where __pipeline_memcpy_async stores: the element may change later, up to the wait.
  copied,
  copiedPair,
  copiedQuad,
};
/// `Event::form` of a barrier: what it computes from the threads' predicates, or that all blocks of
/// the cluster meet at it.
enum class BarrierForm : std::uint8_t { plain, count, conjunction, disjunction, cluster };
/// `Event::form` of a shuffle: how the source lane was named.
enum class ShuffleForm : std::uint8_t { indexed, up, down, exclusiveOr };
/// `Event::form` of a fence: the scope in which it orders accesses.
enum class FenceScope : std::uint8_t { block, device, system };
/// `Event::form` of a memoryBarrier. The value is, in this order: the arrivals of a phase; the rank
/// of the block whose barrier it is; the bytes that the thread announces as it arrives; the parity
/// of the phase whose end the thread has seen.
enum class MbarrierForm : std::uint8_t { initialize, arrive, expect, wait };
/// `Event::form` of a bulkCopy, three events in this order. `from`: the first element in global
/// memory; the value is a TilePlace's. `into`: the first element in shared memory; the value is a
/// TileShape's. `barrier`: the barrier that counts the bytes; the value has a bit for each rank of
/// the cluster to whose block the tile goes.
enum class BulkCopyForm : std::uint8_t { from, into, barrier };
/// `Event::form` of a tensorProduct. `left`, `right`: an operand that lies in shared memory; the
/// value is a TileShape's. Where there is no `left`, it comes from registers. `right` ends the
/// product.
enum class ProductForm : std::uint8_t { left, right };
/// `Event::form` of an asyncGroup. The value is the number of the latest groups that a wait does
/// not wait for, the number of registers, else 0.
enum class GroupForm : std::uint8_t {
  commitCopies,    ///< __pipeline_commit()
  waitCopies,      ///< __pipeline_wait_prior()
  commitProducts,  ///< wgmma.commit_group
  waitProducts,    ///< wgmma.wait_group
  fenceProducts,   ///< wgmma.fence
  setRegisters,    ///< setmaxnreg
};
/// `Event::detail` of a vote.
enum class VoteForm : std::uint8_t { ballot, any, all, active, matchAny, matchAll };
/// `Event::detail` of a reduction by a warp.
enum class ReduceForm : std::uint8_t { add, min, max, bitAnd, bitOr, bitXor };

/// Whether the thread itself accesses an element, or tries to outside the array.
LANESCOPE_EVENT_FN bool isAccess(EventKind kind) {
  return kind == EventKind::load || kind == EventKind::store || kind == EventKind::atomicRead ||
         kind == EventKind::outOfBounds || kind == EventKind::atomicWrite;
}
/// Whether `Event::array` and `Event::index` name an element; the element may be out of bounds.
LANESCOPE_EVENT_FN bool namesElement(EventKind kind) {
  return isAccess(kind) || kind == EventKind::memoryBarrier || kind == EventKind::bulkCopy ||
         kind == EventKind::tensorProduct;
}
/// Whether the thread read the element's value.
LANESCOPE_EVENT_FN bool isRead(EventKind kind) {
  return kind == EventKind::load || kind == EventKind::atomicRead;
}
/// Whether the thread wrote the element's value.
LANESCOPE_EVENT_FN bool isWrite(EventKind kind) {
  return kind == EventKind::store || kind == EventKind::atomicWrite;
}
/// Whether the lanes of a mask do this together, so that `Event::mask` and `Event::detail` are
/// valid.
LANESCOPE_EVENT_FN bool isWarpWide(EventKind kind) {
  return kind == EventKind::shuffle || kind == EventKind::syncwarp || kind == EventKind::vote ||
         kind == EventKind::reduce;
}
/// Whether a store is __pipeline_memcpy_async's.
LANESCOPE_EVENT_FN bool isCopied(AccessForm form) {
  return form >= AccessForm::copied;
}
/// Elements that one instruction moves.
LANESCOPE_EVENT_FN int widthOf(AccessForm form) {
  if (form == AccessForm::sixteen) return 16;
  if (form == AccessForm::quad || form == AccessForm::copiedQuad) return 4;
  return form == AccessForm::pair || form == AccessForm::copiedPair ? 2 : 1;
}

/// One action of one thread, in 16 bytes. Block, thread and epoch follow from the event's position
/// in its `Record`. `index` counts elements of the array and is signed: a negative one is an error
/// of the kernel. A warp-wide event has its mask in place of the index.
struct Event {
  /// From the low bit: index 40 (two's complement), line 12, form 3, kind 4, array 5. A warp-wide
  /// event divides the index into: mask 32, detail 5, value type 3.
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

  /// `array`: position in `Record::arrays`; `line`: 1-based in the kernel's file; `form`: a value
  /// of the enumeration that belongs to the kind.
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
  /// `valueType`: the values::DType of a shuffle or a reduction; `detail`: the source lane, a
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
  /// For a load or a store.
  [[nodiscard]] LANESCOPE_EVENT_FN int width() const {
    return widthOf(static_cast<AccessForm>(form()));
  }
  // For a warp-wide event.
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
