// SPDX-License-Identifier: Apache-2.0
#include "simt/stack_pool.h"

#include <functional>
#include <new>

#include "platform/pages.h"

namespace lanescope::simt {

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
  platform::releasePages(m_base, bytes);
  m_base = nullptr;
  m_count = 0;
}

void StackPool::reserve(std::size_t count) {
  if (count <= m_count) return;
  clear();
  m_guardBytes = platform::pageBytes();
  const std::size_t stride = kStackBytes + m_guardBytes;
  m_base = static_cast<std::byte*>(platform::reservePages(count * stride, m_guardBytes));
  m_count = count;
  for (std::size_t i = 0; i < count; ++i) {
    if (!platform::guardPages(m_base + i * stride, m_guardBytes)) {
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
