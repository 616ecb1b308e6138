// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decode/mapped_file.h"

#include <sys/mman.h>
#include <sys/stat.h>

namespace lanescope::app {

std::span<const std::byte> mappedFile(int file) {
  struct stat status {};
  if (::fstat(file, &status) != 0 || status.st_size <= 0) return {};
  const auto size = static_cast<std::size_t>(status.st_size);
  void* const bytes = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
  if (bytes == MAP_FAILED) return {};
  return {static_cast<const std::byte*>(bytes), size};
}

}  // namespace lanescope::app
