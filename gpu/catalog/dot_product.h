// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

// The dot product: s = sum of a[i]·b[i] over n elements of float32 or float64.

[[nodiscard]] std::vector<KernelRow> dotRows();

/// Plans a kernel that leaves n products in global memory.
[[nodiscard]] values::Plan planDotGlobal(std::string_view id, std::string entry,
                                         const values::Parameters&);
/// Plans a kernel that leaves one partial sum a block, made in shared memory.
[[nodiscard]] values::Plan planDotShared(std::string_view id, std::string entry,
                                         const values::Parameters&);

[[nodiscard]] Reference dotReference(const values::Parameters&,
                                     std::span<const values::HostArray> inputs);
[[nodiscard]] std::vector<CpuVariant> dotCpuVariants(const values::Parameters&);
/// Returns the result by formula. iota-two: n(n-1); iota-double: 2·Σi² = (n-1)n(2n-1)/3; count:
/// n(n+1)(2n+1)/6; ones: n; ill-conditioned: 1; random, random-01: none.
[[nodiscard]] std::optional<double> dotClosedForm(const values::Parameters&);

/// Returns the error bound for one rounding a product.
[[nodiscard]] double dotGlobalTolerance(const values::Parameters&,
                                        std::span<const values::HostArray> inputs,
                                        const Reference&);
/// Returns a running error bound: a rounding errs by at most the unit roundoff times the sum it
/// makes, so the bound adds up the sums of the threads' own loops and bounds those of the tree by
/// the threads' last sums. Unlike a bound from the terms' magnitudes it stays far below one block's
/// share where the terms cancel. See Higham, Accuracy and Stability of Numerical
/// Algorithms, 2nd ed., sections 3.3 and 4.2. Without inputs it is the bound for any whose
/// magnitudes add up to the reference's.
[[nodiscard]] double dotSharedTolerance(const values::Parameters&,
                                        std::span<const values::HostArray> inputs,
                                        const Reference&);
/// Returns the same where one thread adds its block's sums one after the other.
[[nodiscard]] double dotOneThreadTolerance(const values::Parameters&,
                                           std::span<const values::HostArray> inputs,
                                           const Reference&);

}  // namespace lanescope::catalog
