// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "trace/record/event.h"

namespace lanescope::simt {

/// One lane's operands of wgmma: the product of a warp group, of which each warp has 16 of the 64
/// rows. After the PTX ISA, "wgmma.mma_async", whose figures show what the lanes hold.
struct LaneProduct {
  std::span<float> sums;  ///< of N columns the lane holds N/2 elements
  bool accumulates = false;
  /// TF32, m64nNk8: the lane's four elements of A; columns of B extend along k.
  const unsigned* a = nullptr;
  /// bfloat16, m64nNk16, where `a` is null: A's matrix descriptor; rows of A extend along k, rows
  /// of B across k.
  std::uint64_t descriptorOfA = 0;
  std::uint64_t descriptorOfB = 0;
};

/// Warps of a warp group.
inline constexpr unsigned kWarpsOfGroup = 4;

using LaneProducts = std::array<LaneProduct*, trace::kWarpSize>;

/// Whether a matrix descriptor is one with the 128-byte swizzle, the only one that is emulated.
[[nodiscard]] bool hasSwizzle128(std::uint64_t descriptor);

/// Multiplies for warp `warp` of its group, 0 to 3. `shared`: the block's shared memory. Returns
/// false, without a whole result, where a descriptor leads out of it, and where lanes are missing
/// (null) or call different products.
[[nodiscard]] bool multiply(const LaneProducts& lanes, unsigned warp,
                            std::span<const std::byte> shared);

}  // namespace lanescope::simt
