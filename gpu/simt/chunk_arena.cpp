// SPDX-License-Identifier: Apache-2.0
#include "simt/chunk_arena.h"

#include <cstdlib>
#include <new>

#include "platform/pages.h"

namespace lanescope::simt {

using platform::kLargePage;

void ChunkArena::Free::operator()(std::byte* slab) const {
  std::free(slab);
}

void ChunkArena::enter(std::byte* slab) {
  ++m_used;
  m_next = slab;
  m_end = slab + kLargePage / kChunkBytes * kChunkBytes;
}

std::byte* ChunkArena::takeBytes() {
  if (m_next == m_end) {
    if (m_used == m_slabs.size()) {
      auto* const slab = static_cast<std::byte*>(std::aligned_alloc(kLargePage, kLargePage));
      if (slab == nullptr) throw std::bad_alloc();
      m_slabs.emplace_back(slab);
      platform::preferLargePages(slab, kLargePage);
    }
    enter(m_slabs[m_used].get());
  }
  std::byte* const chunk = m_next;
  m_next += kChunkBytes;
  return chunk;
}

void ChunkArena::reset() {
  constexpr std::size_t kKeptSlabs = 32;
  if (m_slabs.size() > kKeptSlabs) m_slabs.resize(kKeptSlabs);
  m_used = 0;
  m_next = m_end = nullptr;
}

}  // namespace lanescope::simt
