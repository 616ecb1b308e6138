// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>

#include "request/request.h"

namespace lanescope::simt {

/// The block that is the `position`th to begin of `count`. Backwards where the schedule goes
/// backwards; `adversarial` begins with the last block, which on a GPU usually writes last.
[[nodiscard]] std::uint64_t blockAt(const values::Schedule& schedule, std::uint64_t position,
                                    std::uint64_t count);

/// Fills `order` with 0 … order.size()-1 in the order in which the threads of a block take their
/// turns. The same on every machine; `random` differs from block to block. `adversarial` begins in
/// order; from then on `Turns` lets who came last go first.
void fillOrder(const values::Schedule& schedule, std::uint64_t block,
               std::span<std::uint32_t> order);

}  // namespace lanescope::simt
