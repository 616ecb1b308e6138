// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "trace/record/event.h"
#include "trace/record/operation.h"

namespace lanescope::simt {

/// Room for some events or operations of one thread. It is an odd number of cache lines: the
/// threads of a block write at about the same place of their chunks, and with a power of two these
/// places would compete for the same few sets of the cache.
template <class Entry>
struct Chunk {
  static constexpr std::size_t kEntries = 27;
  Chunk* next;
  std::size_t unused;
  Entry entries[kEntries];
};
inline constexpr std::size_t kChunkBytes = 7 * std::size_t{64};
static_assert(sizeof(Chunk<trace::Event>) == kChunkBytes);
static_assert(sizeof(Chunk<trace::Operation>) == kChunkBytes);

/// Allocates chunks and frees all of them at once. It keeps some memory for the next block.
class ChunkArena {
 public:
  ChunkArena() = default;
  ChunkArena(const ChunkArena&) = delete;
  ChunkArena& operator=(const ChunkArena&) = delete;

  /// Returns a chunk that is not initialised. Throws std::bad_alloc.
  template <class Entry>
  [[nodiscard]] Chunk<Entry>* take() {
    return reinterpret_cast<Chunk<Entry>*>(takeBytes());
  }
  /// Frees all chunks.
  void reset();

 private:
  struct Free {
    void operator()(std::byte* slab) const;
  };
  [[nodiscard]] std::byte* takeBytes();
  void enter(std::byte* slab);

  std::vector<std::unique_ptr<std::byte[], Free>> m_slabs;
  std::size_t m_used = 0;  ///< number of slabs in use
  std::byte* m_next = nullptr;
  std::byte* m_end = nullptr;
};

}  // namespace lanescope::simt
