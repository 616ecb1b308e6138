// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>

#include "request/request.h"

namespace lanescope::simt {

/// The block that begins at this `position` among `count` blocks. A reversed schedule counts
/// backwards; `adversarial` begins with the last block, which on a GPU usually writes last.
[[nodiscard]] std::uint64_t blockAt(const values::Schedule& schedule, std::uint64_t position,
                                    std::uint64_t count);

/// Fills `order` with 0 … order.size()-1 in the order in which the threads of a block take their
/// turns. The order is the same on every machine; `random` differs from block to block.
/// `adversarial` begins in order; from then on `Turns` reverses the order in every round.
void fillOrder(const values::Schedule& schedule, std::uint64_t block,
               std::span<std::uint32_t> order);

}  // namespace lanescope::simt
