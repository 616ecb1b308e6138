// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// Returns the largest |answer - reference| that rounding explains.
using Tolerance = double (*)(const values::Parameters&, std::span<const values::HostArray> inputs,
                             const Reference&);

/// Returns |a - b|, exact for two whole numbers: different ones never compare as equal.
[[nodiscard]] double distance(const values::Number& a, const values::Number& b);

/// Compares a CPU variant's last run, which gave `value`, with the reference: each element, where
/// elements are checked, by the bound of the variant's own order.
[[nodiscard]] Comparison compareVariant(const CpuVariant&, const values::Parameters&,
                                        const values::Number& value, const Reference&);

/// Makes the `compare` of a row whose result is one number.
[[nodiscard]] Compare within(Tolerance tolerance);

}  // namespace lanescope::catalog
