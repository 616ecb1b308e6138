// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>

#include "values/request.h"

namespace lanescope::simt {

/// Fills `order` with 0 … order.size()-1 in the order in which the threads of a block take their
/// turns. The same on every machine; `random` differs from block to block.
void fillOrder(const values::Schedule& schedule, std::uint64_t block,
               std::span<std::uint32_t> order);

}  // namespace lanescope::simt
