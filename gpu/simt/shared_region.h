// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

namespace lanescope::simt {

/// One array in the shared memory of a block.
struct SharedRegion {
  std::byte* data = nullptr;
  std::uint64_t bytes = 0;
  std::size_t elementBytes = 4;
  /// What raw events call it (trace::rawSharedIndex): its line; of two arrays that one line
  /// declares, the second one has a number that is no line.
  std::uint32_t declaration = 0;
  int line = 0;  ///< of the declaration; 0: the dynamic part
  std::uint32_t column = 0;
  const char* function = nullptr;
};

}  // namespace lanescope::simt
