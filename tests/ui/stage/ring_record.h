// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "trace/record/record.h"

namespace lanescope::test {

inline constexpr unsigned kRingSteps = 3;

/// A record of one warp group, two stages and three steps, as of matmul_warp_group. `copiesEarly`:
/// the next copy does not wait for the products.
[[nodiscard]] std::shared_ptr<const trace::Record> makeRing(bool copiesEarly = false);

}  // namespace lanescope::test
