// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>

#include "trace/count/warp_request.h"
#include "trace/record/record.h"
#include "values/counters.h"

namespace lanescope::trace {

/// The memory cost of one access of one warp.
struct AccessCost {
  std::uint32_t lanes = 0;      ///< number of lanes that take part, 1 to 32
  std::uint32_t sectors = 0;    ///< global: 32-byte sectors touched; 0 for shared memory
  std::uint32_t passes = 0;     ///< shared: passes over the banks; 0 for global memory
  std::uint32_t conflicts = 0;  ///< shared: passes beyond those that any such access needs
};

/// Returns the cost of a request to `array`, from `BankUse` and `SectorUse`. Another block's shared
/// memory has no cost here.
[[nodiscard]] AccessCost costOf(const ArrayInfo& array, const WarpRequest& request);
/// Returns the cost of a warp's access to `array`. `indices`: one first element for each set bit of
/// `lanes`, at most 32; lanes without an index do not count. `width`: elements per lane, 1, 2, 4 or
/// 16, at most 16 bytes.
[[nodiscard]] AccessCost costOf(const ArrayInfo& array, std::span<const std::int64_t> indices,
                                int width = 1, std::uint32_t lanes = ~0U);

/// Returns sums over the recorded warps. Each warp runs in lockstep by itself, by the rule of
/// `Timeline`. Accesses to another block's shared memory are not counted: they use the network
/// between the multiprocessors, and neither sectors nor the banks of the block itself.
[[nodiscard]] values::Counters countersOf(const Record& record);

}  // namespace lanescope::trace
