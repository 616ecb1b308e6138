// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

// What the rows of the scan within one block share: sums[i] = a[0] + … + a[i] over n float32
// elements, n threads. A run's one number is the sum of all n outputs: element j is in n - j of
// them.

/// `buffers`: how many times n elements of shared memory the kernel uses.
[[nodiscard]] values::Plan planBlockScan(std::string_view id, std::string_view entry,
                                         std::uint64_t buffers, const values::Parameters&);
[[nodiscard]] Reference scanReference(std::span<const values::HostArray> inputs);
/// One rounding a step for each output. After Higham, Accuracy and Stability of Numerical
/// Algorithms, 2nd ed., section 4.2.
[[nodiscard]] double scanTolerance(const values::Parameters&,
                                   std::span<const values::HostArray> inputs, const Reference&);
[[nodiscard]] std::vector<CpuVariant> scanCpuVariants();
/// iota-two and iota-double: (n-1)n(n+1)/6; ones: n(n+1)/2; random: none.
[[nodiscard]] std::optional<double> scanClosedForm(const values::Parameters&);

}  // namespace lanescope::catalog
