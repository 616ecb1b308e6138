// SPDX-License-Identifier: Apache-2.0
#include "platform/pages.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <new>

namespace lanescope::platform {
namespace {

std::uintptr_t upTo(std::size_t alignment, std::uintptr_t address) {
  return (address + alignment - 1) / alignment * alignment;
}

}  // namespace

std::size_t pageBytes() {
  static const auto kBytes = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
  return kBytes;
}

void* reservePages(std::size_t bytes, std::size_t alignment) {
  const std::size_t spare = alignment > pageBytes() ? alignment : 0;
  void* const all = ::mmap(nullptr, bytes + spare, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (all == MAP_FAILED) throw std::bad_alloc();
  const auto begin = reinterpret_cast<std::uintptr_t>(all);
  const std::uintptr_t first = upTo(alignment, begin);
  if (first > begin) ::munmap(all, first - begin);
  if (const std::size_t rest = begin + spare - first; rest > 0) {
    ::munmap(reinterpret_cast<void*>(first + bytes), rest);
  }
  return reinterpret_cast<void*>(first);
}

void releasePages(void* pages, std::size_t bytes) noexcept {
  ::munmap(pages, bytes);
}

bool guardPages(void* pages, std::size_t bytes) {
  // Linux 6.13 and newer do so without splitting the memory mapping, which takes less time and does
  // not hold up other threads.
  constexpr int kGuardInstall = 102;  // MADV_GUARD_INSTALL, which older headers lack
  return ::madvise(pages, bytes, kGuardInstall) == 0 || ::mprotect(pages, bytes, PROT_NONE) == 0;
}

void preferLargePages(void* data, std::size_t bytes) {
  const auto begin = reinterpret_cast<std::uintptr_t>(data);
  const std::uintptr_t first = upTo(kLargePage, begin);
  const std::uintptr_t last = (begin + bytes) / kLargePage * kLargePage;
  if (first < last) {
    static_cast<void>(::madvise(reinterpret_cast<void*>(first), last - first, MADV_HUGEPAGE));
  }
}

}  // namespace lanescope::platform
