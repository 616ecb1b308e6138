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

/// A large page of x86-64, and of AArch64 with small pages of 4 KiB.
constexpr std::size_t kLargePage = std::size_t{2} << 20;
/// Below this the usual allocator does as well; and a sanitizer looks after its own only.
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

/// A mapping of `bytes`, whole large pages, that begins at one.
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

/// The blocks that nobody uses at the moment.
class KeptBlocks {
 public:
  /// A block of `bytes` at least and twice that at most, or null; `bytes` becomes its size.
  void* take(std::size_t& bytes) {
    const std::scoped_lock lock(m_mutex);
    const auto found = m_free.lower_bound(bytes);
    if (found == m_free.end() || found->first > 2 * bytes) return nullptr;
    bytes = found->first;
    void* const data = found->second;
    m_free.erase(found);
    m_kept -= bytes;
    return data;
  }
  /// Takes note of a block that is handed out. Throws std::bad_alloc.
  void remember(void* data, std::size_t bytes) {
    const std::scoped_lock lock(m_mutex);
    m_used.emplace(data, bytes);
  }
  /// Takes a block back: the next record is likely to be as long as the last one, so others go for
  /// it, the smallest first.
  void giveBack(void* data) noexcept {
    const std::scoped_lock lock(m_mutex);
    const auto found = m_used.find(data);
    const std::size_t bytes = found->second;
    m_used.erase(found);
    if (bytes > kMostKeptBytes) {
      munmap(data, bytes);
      return;
    }
    for (; m_kept + bytes > kMostKeptBytes; m_free.erase(m_free.begin())) {
      munmap(m_free.begin()->second, m_free.begin()->first);
      m_kept -= m_free.begin()->first;
    }
    try {
      m_free.emplace(bytes, data);
      m_kept += bytes;
    } catch (const std::bad_alloc&) {
      munmap(data, bytes);
    }
  }
  [[nodiscard]] std::size_t kept() {
    const std::scoped_lock lock(m_mutex);
    return m_kept;
  }

 private:
  std::mutex m_mutex;
  std::multimap<std::size_t, void*> m_free;
  std::map<void*, std::size_t> m_used;  ///< a block may be larger than what was asked for
  std::size_t m_kept = 0;
};

KeptBlocks& keptBlocks() {
  static auto* const kBlocks = new KeptBlocks;  // outlives every record, static ones too
  return *kBlocks;
}

}  // namespace

void* takeEventMemory(std::size_t bytes) {
  if (bytes < kLargeBlock) return ::operator new(bytes);
  std::size_t size = inWholePages(bytes);
  void* data = keptBlocks().take(size);
  if (data == nullptr) data = map(size);
  try {
    keptBlocks().remember(data, size);
  } catch (const std::bad_alloc&) {
    munmap(data, size);
    throw;
  }
  return data;
}

void giveBackEventMemory(void* data, std::size_t bytes) noexcept {
  if (bytes < kLargeBlock) {
    ::operator delete(data);
  } else {
    keptBlocks().giveBack(data);
  }
}

std::size_t keptEventMemory() {
  return keptBlocks().kept();
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
