// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

// The scan's ladder: out[i] = in[0] + … + in[i], or without in[i] where it is exclusive; n elements
// of int32, int64 or float32; sums or maxima. A run's one number is the last output; each output is
// checked.

[[nodiscard]] std::vector<KernelRow> scanRows();

/// Plans the last launch of scan_three_launches alone: each of n elements of `scanned` is combined
/// with the number of its tile in `sums`.
[[nodiscard]] values::Plan planAddSums(const values::Parameters&);

}  // namespace lanescope::catalog
