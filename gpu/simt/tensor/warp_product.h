// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "simt/tensor/lane_product.h"
#include "trace/record/event.h"

namespace lanescope::simt {

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
