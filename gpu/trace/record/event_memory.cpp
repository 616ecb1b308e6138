// SPDX-License-Identifier: Apache-2.0
#include "trace/record/event_memory.h"

#include <limits>
#include <map>
#include <mutex>
#include <new>

#include "platform/pages.h"
#include "trace/record/event_cache.h"

namespace lanescope::trace {
namespace {

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
constexpr std::size_t kLargeBlock = 2 * platform::kLargePage;
#endif

std::size_t inWholePages(std::size_t bytes) {
  return (bytes + platform::kLargePage - 1) / platform::kLargePage * platform::kLargePage;
}

/// Maps `bytes` bytes, a multiple of a large page, that begin at a large page.
void* map(std::size_t bytes) {
  void* const data = platform::reservePages(bytes, platform::kLargePage);
  platform::preferLargePages(data, bytes);
  return data;
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
    if (bytes > m_mostBytes) {
      platform::releasePages(data, bytes);
      return;
    }
    shrink(m_mostBytes - bytes);
    try {
      m_free.emplace(bytes, data);
      m_cachedBytes += bytes;
    } catch (const std::bad_alloc&) {
      platform::releasePages(data, bytes);
    }
  }
  void setMost(std::size_t bytes) {
    const std::scoped_lock lock(m_mutex);
    m_mostBytes = bytes;
    shrink(bytes);
  }
  [[nodiscard]] std::size_t cachedBytes() {
    const std::scoped_lock lock(m_mutex);
    return m_cachedBytes;
  }

 private:
  void shrink(std::size_t most) noexcept {
    for (; m_cachedBytes > most; m_free.erase(m_free.begin())) {
      platform::releasePages(m_free.begin()->second, m_free.begin()->first);
      m_cachedBytes -= m_free.begin()->first;
    }
  }

  std::mutex m_mutex;
  std::multimap<std::size_t, void*> m_free;
  /// Sizes of blocks in use, which may be larger than what was asked for.
  std::map<void*, std::size_t> m_used;
  std::size_t m_cachedBytes = 0;
  std::size_t m_mostBytes = kMostCachedBytes;
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
    platform::releasePages(data, size);
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

void setMostCachedBytes(std::size_t bytes) {
  blockCache().setMost(bytes);
}

std::size_t cachedEventMemory() {
  return blockCache().cachedBytes();
}

}  // namespace lanescope::trace
