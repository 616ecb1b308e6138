// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>

#include "trace/count/warp_request.h"
#include "trace/record/record.h"
#include "values/counters.h"

namespace lanescope::trace {

/// What one access of one warp costs the memory.
struct AccessCost {
  std::uint32_t lanes = 0;      ///< lanes that take part, 1 to 32
  std::uint32_t sectors = 0;    ///< global: 32-byte sectors touched; 0 for shared memory
  std::uint32_t passes = 0;     ///< shared: times the banks are asked; 0 for global memory
  std::uint32_t conflicts = 0;  ///< shared: passes beyond those that any such access needs
};

/// The cost of a request to `array`: the sums of `BankUse` and `SectorUse`. Another block's shared
/// memory has no cost here.
[[nodiscard]] AccessCost costOf(const ArrayInfo& array, const WarpRequest& request);
/// The cost of a warp's access to `array` at these element indices (one for each of `lanes`, at
/// most 32; lanes beyond the indices do not count), of `width` elements each from there on: 1, 2, 4
/// or 16, at most 16 bytes.
[[nodiscard]] AccessCost costOf(const ArrayInfo& array, std::span<const std::int64_t> indices,
                                int width = 1, std::uint32_t lanes = ~0U);

/// Sums over the recorded warps, each run in lockstep by itself by the rule of `Timeline`. Accesses
/// to another block's shared memory are in none of them: they take the network between the
/// multiprocessors, and cost neither sectors nor the banks of the own block.
[[nodiscard]] values::Counters countersOf(const Record& record);

}  // namespace lanescope::trace
