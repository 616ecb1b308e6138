// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>

#include "catalog/catalog.h"

namespace lanescope::catalog {

// What the rows of the dot product share: s = sum of a[i]·b[i] over n float32 elements.

/// The launch rule of "CUDA by Example": min(32, ceil(n / block)) blocks; the host then adds few
/// partial sums.
[[nodiscard]] std::int64_t dotGrid(const values::Parameters&);

/// n products in global memory.
[[nodiscard]] values::Plan planDotGlobal(const values::Parameters&);
/// One partial sum a block, made in shared memory, by the kernel that `id` and `entry` name.
[[nodiscard]] values::Plan planDotShared(std::string_view id, std::string_view entry,
                                         const values::Parameters&);

/// Adds the only output's float32 elements in double, so that the last step adds no rounding of its
/// own.
[[nodiscard]] double addInDouble(std::span<const values::HostArray> outputs);
[[nodiscard]] Reference dotReference(std::span<const values::HostArray> inputs);

[[nodiscard]] std::vector<CpuVariant> dotCpuVariants();
/// iota-two: n(n-1); iota-double: 2·Σi² = (n-1)n(2n-1)/3; ones: n; random: none.
[[nodiscard]] std::optional<double> dotClosedForm(const values::Parameters&);

/// One rounding a product.
[[nodiscard]] double dotGlobalTolerance(const values::Parameters&, const Reference&);
/// A running sum of ceil(n / threads) fma, then log2(block) additions: that many roundings on the
/// way to each partial. After Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed.,
/// section 4.2.
[[nodiscard]] double dotSharedTolerance(const values::Parameters&, const Reference&);

}  // namespace lanescope::catalog
