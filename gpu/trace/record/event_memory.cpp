// SPDX-License-Identifier: Apache-2.0
#include "trace/record/event_memory.h"

#include <sys/mman.h>

#include <cstdint>
#include <limits>
#include <map>
#include <mutex>
#include <new>

namespace lanescope::trace {
namespace {

/// The size of a large page on x86-64, and on AArch64 with small pages of 4 KiB.
constexpr std::size_t kLargePage = std::size_t{2} << 20;
/// Smaller blocks come from the usual allocator, which is as fast for them. A sanitizer watches
/// only the usual allocator.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define LANESCOPE_TRACE_SANITIZED 1
#endif
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define LANESCOPE_TRACE_SANITIZED 1
#endif
#if defined(LANESCOPE_TRACE_SANITIZED)
constexpr std::size_t kLargeBlock = std::numeric_limits<std::size_t>::max();
#else
constexpr std::size_t kLargeBlock = 2 * kLargePage;
#endif

std::size_t inWholePages(std::size_t bytes) {
  return (bytes + kLargePage - 1) / kLargePage * kLargePage;
}

/// Maps `bytes` bytes, a multiple of a large page, that begin at a large page.
void* map(std::size_t bytes) {
  void* const all = mmap(nullptr, bytes + kLargePage, PROT_READ | PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (all == MAP_FAILED) throw std::bad_alloc();
  const auto begin = reinterpret_cast<std::uintptr_t>(all);
  const std::uintptr_t first = (begin + kLargePage - 1) / kLargePage * kLargePage;
  if (first > begin) munmap(all, first - begin);
  if (const std::size_t rest = begin + kLargePage - first; rest > 0) {
    munmap(reinterpret_cast<void*>(first + bytes), rest);
  }
  preferLargePages(reinterpret_cast<void*>(first), bytes);
  return reinterpret_cast<void*>(first);
}

/// The blocks that are not in use at the moment.
class BlockCache {
 public:
  /// Returns a block of at least `bytes` and at most twice that, or null. `bytes` becomes its size.
  void* take(std::size_t& bytes) {
    const std::scoped_lock lock(m_mutex);
    const auto found = m_free.lower_bound(bytes);
    if (found == m_free.end() || found->first > 2 * bytes) return nullptr;
    bytes = found->first;
    void* const data = found->second;
    m_free.erase(found);
    m_cachedBytes -= bytes;
    return data;
  }
  /// Registers a block that is handed out. Throws std::bad_alloc.
  void registerUse(void* data, std::size_t bytes) {
    const std::scoped_lock lock(m_mutex);
    m_used.emplace(data, bytes);
  }
  /// Caches a block. The next record is likely to be as long as the last one, so this block stays
  /// and others make way for it, the smallest first.
  void put(void* data) noexcept {
    const std::scoped_lock lock(m_mutex);
    const auto found = m_used.find(data);
    const std::size_t bytes = found->second;
    m_used.erase(found);
    if (bytes > kMostCachedBytes) {
      munmap(data, bytes);
      return;
    }
    for (; m_cachedBytes + bytes > kMostCachedBytes; m_free.erase(m_free.begin())) {
      munmap(m_free.begin()->second, m_free.begin()->first);
      m_cachedBytes -= m_free.begin()->first;
    }
    try {
      m_free.emplace(bytes, data);
      m_cachedBytes += bytes;
    } catch (const std::bad_alloc&) {
      munmap(data, bytes);
    }
  }
  [[nodiscard]] std::size_t cachedBytes() {
    const std::scoped_lock lock(m_mutex);
    return m_cachedBytes;
  }

 private:
  std::mutex m_mutex;
  std::multimap<std::size_t, void*> m_free;
  /// Sizes of blocks in use, which may be larger than what was asked for.
  std::map<void*, std::size_t> m_used;
  std::size_t m_cachedBytes = 0;
};

BlockCache& blockCache() {
  static auto* const kBlocks = new BlockCache;  // outlives every record, static ones too
  return *kBlocks;
}

}  // namespace

void* allocateEventMemory(std::size_t bytes) {
  if (bytes < kLargeBlock) return ::operator new(bytes);
  std::size_t size = inWholePages(bytes);
  void* data = blockCache().take(size);
  if (data == nullptr) data = map(size);
  try {
    blockCache().registerUse(data, size);
  } catch (const std::bad_alloc&) {
    munmap(data, size);
    throw;
  }
  return data;
}

void freeEventMemory(void* data, std::size_t bytes) noexcept {
  if (bytes < kLargeBlock) {
    ::operator delete(data);
  } else {
    blockCache().put(data);
  }
}

std::size_t cachedEventMemory() {
  return blockCache().cachedBytes();
}

void preferLargePages(void* data, std::size_t bytes) {
  const auto begin = reinterpret_cast<std::uintptr_t>(data);
  const std::uintptr_t first = inWholePages(begin);
  const std::uintptr_t last = (begin + bytes) / kLargePage * kLargePage;
  if (first < last) {
    static_cast<void>(madvise(reinterpret_cast<void*>(first), last - first, MADV_HUGEPAGE));
  }
}

}  // namespace lanescope::trace
