// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "spread/solution.h"

namespace lanescope::spread {

/// Scans: each rank a part of the elements. The ranks' sums are scanned in turn, exclusively, and
/// each rank combines its elements with what lies before its part. So a term of the last element
/// passes the roundings of its part's scan, those of the sums of the ranks, and one more. Returns
/// nothing on the other ranks.
[[nodiscard]] std::optional<Solution> scan(const Rank& rank);

}  // namespace lanescope::spread
