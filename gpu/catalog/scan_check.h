// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

// The reference of a scan and the comparison with it, the same for every kernel.

/// Returns the last element of the only output.
[[nodiscard]] values::Number lastElement(const values::Parameters&,
                                         std::span<const values::HostArray> outputs);

/// Computes the reference of every element, and the magnitudes that bound its error.
[[nodiscard]] Reference scanReference(const values::Parameters&,
                                      std::span<const values::HostArray> inputs);

/// Compares each output; the worst against its bound decides. See Higham, Accuracy and Stability
/// of Numerical Algorithms, 2nd ed., section 4.2. `roundings`: the most on the way of one element.
[[nodiscard]] Comparison compareElements(const values::Parameters&, double roundings,
                                         const Reference&, const values::HostArray& out);

/// Makes the `compare` of a row whose output is checked element by element, each with at most so
/// many roundings.
[[nodiscard]] Compare elementsWithinRoundings(
    std::function<double(const values::Parameters&)> roundings);

/// Makes the variants, which share one output array.
[[nodiscard]] std::vector<CpuVariant> scanCpuVariants(const values::Parameters&);

/// Returns the bytes of a reference: two numbers of eight bytes an element.
[[nodiscard]] double scanCheckBytes(const values::Parameters&);

/// Returns the last element by formula.
[[nodiscard]] std::optional<double> scanClosedForm(const values::Parameters&);

}  // namespace lanescope::catalog
