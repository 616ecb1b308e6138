// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

// The reference of a reduction and the comparison with it, the same for every kernel.

/// Combines the only output's elements with the run's op: floats in double with a compensated sum,
/// so that the last step adds no rounding of its own; integers as they wrap.
[[nodiscard]] values::Number combineOutput(const values::Parameters&,
                                           std::span<const values::HostArray> outputs);

/// Computes the reference over all elements, in double, exact for integers.
[[nodiscard]] Reference reductionReference(const values::Parameters&,
                                           std::span<const values::HostArray> inputs);

/// Returns the largest error of a sum with at most so many roundings on the way of each element; 0
/// for a min or max.
[[nodiscard]] double reductionTolerance(const values::Parameters&, double roundings,
                                        const Reference&);

/// Makes the `compare` of a row whose result is one number with at most so many roundings.
[[nodiscard]] Compare withinRoundings(std::function<double(const values::Parameters&)> roundings);

[[nodiscard]] std::vector<CpuVariant> reductionCpuVariants(const values::Parameters&);

/// Returns the result by formula. sum: iota n(n-1)/2, count n(n+1)/2, ones n, ill-conditioned 1;
/// min, max: the first and the last element; none for random numbers, and where the elements' type
/// cannot hold the numbers.
[[nodiscard]] std::optional<double> reductionClosedForm(const values::Parameters&);

}  // namespace lanescope::catalog
