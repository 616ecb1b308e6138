// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "catalog/catalog.h"

namespace lanescope::catalog {

// What the reductions of one launch share: vectors of 16 bytes, four in flight a thread, and a
// ticket that the last block draws.

/// Blocks of whole warps, a power of two.
[[nodiscard]] ParameterSpec warpBlockSpec();

/// The arrays named `inputs`, then partial, ticket and out; the arguments in this order, then n.
[[nodiscard]] values::Plan planOneLaunch(std::string_view id, std::string entry,
                                         std::span<const std::string_view> inputs,
                                         const values::Parameters&);

/// The most roundings on the way of an element into the result.
[[nodiscard]] double oneLaunchRoundings(const values::Parameters&);

}  // namespace lanescope::catalog
