// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace lanescope::values {

/// What a warp of a stamped kernel has done.
enum class StampKind : std::uint16_t {
  none,          ///< the slot was not used
  waited,        ///< for a phase of a barrier in shared memory
  expected,      ///< announced a barrier the bytes of copies, which it issues next
  fenced,        ///< before products: their first instruction comes next
  awaited,       ///< the products of earlier groups
  synchronized,  ///< with its block
  met,           ///< synchronized with its cluster
};

/// A note of one warp. Its times are the lower halves of the multiprocessor's clock, in cycles:
/// stamps less than a second apart can be compared.
struct alignas(16) Stamp {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::uint32_t barrier = 0;  ///< its offset in shared memory; 0 where there is none
  StampKind kind = StampKind::none;
  std::uint16_t pending = 0;  ///< the most groups of products that may still be unfinished
};
static_assert(sizeof(Stamp) == 16);

/// The stamps that a warp has room for.
inline constexpr unsigned kStampsPerWarp = 8192;

}  // namespace lanescope::values
