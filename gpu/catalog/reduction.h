// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

// The ladder of the reduction: sum, min or max of n elements of int32, int64, float32 or float64,
// each step with one thing changed.

[[nodiscard]] std::vector<KernelRow> reductionRows();

/// Combines the only output's elements with the run's op: floats in double with a compensated sum,
/// so that the last step adds no rounding of its own; integers as they wrap.
[[nodiscard]] values::Number combineOutput(const values::Parameters&,
                                           std::span<const values::HostArray> outputs);

/// sum: iota n(n-1)/2, ones n, ill-conditioned 1; min, max: 0, n-1, 1; none where the elements'
/// type cannot hold the numbers.
[[nodiscard]] std::optional<double> reductionClosedForm(const values::Parameters&);

}  // namespace lanescope::catalog
