// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "catalog/catalog.h"

namespace lanescope::catalog {

// The common parts of the reductions in one launch: vectors of 16 bytes, four in flight a thread,
// and a ticket that tells the last block.

/// Returns the parameter `block` for blocks of whole warps, a power of two of them.
[[nodiscard]] ParameterSpec warpBlockSpec();

/// Plans one launch. Its arrays are those named `inputs`, then partial, ticket and out; the
/// arguments are these arrays and n.
[[nodiscard]] values::Plan planOneLaunch(std::string_view id, std::string entry,
                                         std::span<const std::string_view> inputs,
                                         const values::Parameters&);

/// Returns the most roundings on the way of an element into the result.
[[nodiscard]] double oneLaunchRoundings(const values::Parameters&);

}  // namespace lanescope::catalog
