// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "trace/record/event.h"

namespace lanescope::simt {

/// Room for some events of one thread. It is an odd number of cache lines: the threads of a block
/// write at about the same place of their chunks, and with a power of two these places would
/// compete for the same few sets of the cache.
struct EventChunk {
  static constexpr std::size_t kEvents = 27;
  EventChunk* next;
  std::size_t unused;
  trace::Event events[kEvents];
};
static_assert(sizeof(EventChunk) == 7 * 64);

/// Allocates chunks and frees all of them at once. It keeps some memory for the next block.
class EventArena {
 public:
  EventArena() = default;
  EventArena(const EventArena&) = delete;
  EventArena& operator=(const EventArena&) = delete;

  /// A chunk, not initialised. Throws std::bad_alloc.
  [[nodiscard]] EventChunk* take();
  /// Frees all chunks.
  void reset();

 private:
  struct Free {
    void operator()(std::byte* slab) const;
  };
  void enter(std::byte* slab);

  std::vector<std::unique_ptr<std::byte[], Free>> m_slabs;
  std::size_t m_used = 0;  ///< number of slabs in use
  std::byte* m_next = nullptr;
  std::byte* m_end = nullptr;
};

}  // namespace lanescope::simt
