// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <span>

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// The largest |answer - reference| that rounding explains.
using Tolerance = double (*)(const values::Parameters&, std::span<const values::HostArray> inputs,
                             const Reference&);

/// |a - b|; of two whole numbers it is exact, so that different ones never come out as equal.
[[nodiscard]] double distance(const values::Number& a, const values::Number& b);

/// How far a CPU variant is from the reference, after its last run, which gave `value`: each
/// element where those are checked, by the bound of the variant's own order.
[[nodiscard]] Comparison compareVariant(const CpuVariant&, const values::Parameters&,
                                        const values::Number& value, const Reference&);

/// A row's `compare` for one number.
[[nodiscard]] std::function<Comparison(const values::Parameters&,
                                       std::span<const values::HostArray> inputs, const Reference&,
                                       const Answer&)>
within(Tolerance tolerance);

}  // namespace lanescope::catalog
