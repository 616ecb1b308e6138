// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

// What every scan of a problem is held against, whatever its kernel.

/// The last element of the only output.
[[nodiscard]] values::Number lastElement(const values::Parameters&,
                                         std::span<const values::HostArray> outputs);

/// Every element, and the magnitudes that its error is bounded by.
[[nodiscard]] Reference scanReference(const values::Parameters&,
                                      std::span<const values::HostArray> inputs);

/// The output that is worst against its bound decides. After Higham, Accuracy and Stability of
/// Numerical Algorithms, 2nd ed., section 4.2. `roundings`: on the way of one element, at most.
[[nodiscard]] Comparison compareElements(const values::Parameters&, double roundings,
                                         const Reference&, const values::HostArray& out);

/// They share their output.
[[nodiscard]] std::vector<CpuVariant> scanCpuVariants(const values::Parameters&);

/// Of a reference: two numbers of eight bytes an element.
[[nodiscard]] double scanCheckBytes(const values::Parameters&);

/// Of the last element.
[[nodiscard]] std::optional<double> scanClosedForm(const values::Parameters&);

}  // namespace lanescope::catalog
