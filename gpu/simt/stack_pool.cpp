// SPDX-License-Identifier: Apache-2.0
#include "simt/stack_pool.h"

#include <sys/mman.h>
#include <unistd.h>

#include <functional>
#include <new>

namespace lanescope::simt {
namespace {

/// Makes these pages fault when touched. Linux 6.13 and newer do so without splitting the memory
/// mapping, which takes less time and does not hold up the other workers.
bool makeGuard(void* pages, std::size_t bytes) {
  constexpr int kGuardInstall = 102;  // MADV_GUARD_INSTALL, which older headers lack
  return madvise(pages, bytes, kGuardInstall) == 0 || mprotect(pages, bytes, PROT_NONE) == 0;
}

}  // namespace

StackPool::~StackPool() {
  clear();
}

void StackPool::clear() {
  if (m_base == nullptr) return;
  const std::size_t bytes = m_count * (kStackBytes + m_guardBytes);
#if defined(LANESCOPE_SIMT_ASAN)
  // Memory that fibers left poisoned for AddressSanitizer must not stay so for its next user.
  __asan_unpoison_memory_region(m_base, bytes);
#endif
  munmap(m_base, bytes);
  m_base = nullptr;
  m_count = 0;
}

void StackPool::reserve(std::size_t count) {
  if (count <= m_count) return;
  clear();
  m_guardBytes = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  const std::size_t stride = kStackBytes + m_guardBytes;
  void* const base = mmap(nullptr, count * stride, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (base == MAP_FAILED) throw std::bad_alloc();
  m_base = static_cast<std::byte*>(base);
  m_count = count;
  for (std::size_t i = 0; i < count; ++i) {
    if (!makeGuard(m_base + i * stride, m_guardBytes)) {
      clear();
      throw std::bad_alloc();
    }
  }
}

StackSpan StackPool::stack(std::size_t index) const {
  std::byte* const bottom = m_base + index * (kStackBytes + m_guardBytes) + m_guardBytes;
  return {bottom, bottom + kStackBytes};
}

bool StackPool::contains(const void* address) const {
  const auto* const byte = static_cast<const std::byte*>(address);
  return m_base != nullptr && std::greater_equal<>()(byte, m_base) &&
         std::less<>()(byte, m_base + m_count * (kStackBytes + m_guardBytes));
}

bool StackPool::isGuard(const void* address) const {
  if (!contains(address)) return false;
  const auto offset = static_cast<std::size_t>(static_cast<const std::byte*>(address) - m_base);
  return offset % (kStackBytes + m_guardBytes) < m_guardBytes;
}

}  // namespace lanescope::simt
