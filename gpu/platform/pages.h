// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

// Memory by whole pages, straight from the system. See mmap(2) and madvise(2).

namespace lanescope::platform {

/// Returns the size of a page in bytes.
[[nodiscard]] std::size_t pageBytes();

/// The size of a large page on x86-64, and on AArch64 with small pages of 4 KiB.
constexpr std::size_t kLargePage = std::size_t{2} << 20;

/// Returns zeroed memory at a multiple of `alignment`, a power of two; both are multiples of a
/// page. The machine's memory is used for pages that have been written to only. Throws
/// std::bad_alloc.
[[nodiscard]] void* reservePages(std::size_t bytes, std::size_t alignment);

/// Gives back what reservePages() returned for that many bytes.
void releasePages(void* pages, std::size_t bytes) noexcept;

/// Makes these pages fault when touched. Returns whether that was possible.
[[nodiscard]] bool guardPages(void* pages, std::size_t bytes);

/// Asks the system for large pages in the part of the memory that consists of such. It may decline.
void preferLargePages(void* data, std::size_t bytes);

}  // namespace lanescope::platform
