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

enum class EventKind : std::uint8_t {
  load,
  store,
  barrier,      ///< the thread arrived at __syncthreads(); index and value are 0
  shuffle,      ///< reserved for the warp intrinsics
  atomic,       ///< reserved for the atomics
  outOfBounds,  ///< an access outside its array; it was not performed. The value holds the full
                ///< index
};

/// One thing that one thread did, in 16 bytes. Block, thread and epoch follow from where the event
/// stands in its `Record`. `index` counts elements of the array and is signed: a negative one is an
/// error of the kernel.
struct Event {
  /// From the low bit: index 40 (two's complement), line 14, kind 5, array 5.
  std::uint64_t head = 0;
  /// The element's bit pattern in the low bytes; the upper bytes are 0.
  std::uint64_t bits = 0;

  static constexpr int kIndexBits = 40;
  static constexpr int kLineBits = 14;
  static constexpr int kKindBits = 5;
  static constexpr int kArrayBits = 5;

  /// `array`: position in `Record::arrays`; `line`: 1-based in the kernel's file.
  [[nodiscard]] static LANESCOPE_EVENT_FN Event make(EventKind kind, unsigned array, int line,
                                                     std::int64_t index, std::uint64_t bits) {
    Event event;
    event.head = (static_cast<std::uint64_t>(index) & ((std::uint64_t{1} << kIndexBits) - 1)) |
                 (static_cast<std::uint64_t>(line) & ((1U << kLineBits) - 1)) << kIndexBits |
                 static_cast<std::uint64_t>(kind) << (kIndexBits + kLineBits) |
                 static_cast<std::uint64_t>(array) << (kIndexBits + kLineBits + kKindBits);
    event.bits = bits;
    return event;
  }
  [[nodiscard]] LANESCOPE_EVENT_FN std::int64_t index() const {
    return static_cast<std::int64_t>(head << (64 - kIndexBits)) >> (64 - kIndexBits);
  }
  [[nodiscard]] LANESCOPE_EVENT_FN int line() const {
    return static_cast<int>(head >> kIndexBits & ((1U << kLineBits) - 1));
  }
  [[nodiscard]] LANESCOPE_EVENT_FN EventKind kind() const {
    return static_cast<EventKind>(head >> (kIndexBits + kLineBits) & ((1U << kKindBits) - 1));
  }
  [[nodiscard]] LANESCOPE_EVENT_FN unsigned array() const {
    return static_cast<unsigned>(head >> (kIndexBits + kLineBits + kKindBits));
  }
#if !defined(__CUDACC__)
  bool operator==(const Event&) const = default;
#endif
};

static_assert(sizeof(Event) == 16);

}  // namespace lanescope::trace

#undef LANESCOPE_EVENT_FN
