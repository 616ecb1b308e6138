// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

// What every reduction of a problem is held against, whatever its kernel.

/// Combines the only output's elements with the run's op: floats in double with a compensated sum,
/// so that the last step adds no rounding of its own; integers as they wrap.
[[nodiscard]] values::Number combineOutput(const values::Parameters&,
                                           std::span<const values::HostArray> outputs);

/// Of all elements, in double, exactly for integers.
[[nodiscard]] Reference reductionReference(const values::Parameters&,
                                           std::span<const values::HostArray> inputs);

/// The largest error of a sum that takes so many roundings at most on the way of each element; 0 of
/// a min or max.
[[nodiscard]] double reductionTolerance(const values::Parameters&, double roundings,
                                        const Reference&);

[[nodiscard]] std::vector<CpuVariant> reductionCpuVariants(const values::Parameters&);

/// sum: iota n(n-1)/2, ones n, ill-conditioned 1; min, max: 0, n-1, 1; none where the elements'
/// type cannot hold the numbers.
[[nodiscard]] std::optional<double> reductionClosedForm(const values::Parameters&);

}  // namespace lanescope::catalog
