// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace lanescope::simt {

/// One lane's operands of wgmma: the product of a warp group, of which each warp has 16 of the 64
/// rows. After the PTX ISA, "wgmma.mma_async", whose figures show what the lanes hold.
struct LaneProduct {
  std::span<float> sums;  ///< of N columns the lane holds N/2 elements
  bool accumulates = false;
  /// TF32, m64nNk8: the lane's four elements of A; columns of B extend along k.
  std::optional<std::array<unsigned, 4>> a = {};
  /// bfloat16, m64nNk16, where `a` is absent: A's matrix descriptor; rows of A extend along k, rows
  /// of B across k.
  std::uint64_t descriptorOfA = 0;
  std::uint64_t descriptorOfB = 0;
  int line = 0;
};

/// Whether the product reads from these bytes of shared memory.
[[nodiscard]] bool reads(const LaneProduct& product, std::uint32_t offset, std::uint32_t bytes);

}  // namespace lanescope::simt
