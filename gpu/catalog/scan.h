// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

// The scan within one block: sums[i] = a[0] + … + a[i] over n float32 elements, n threads. A run's
// one number is the last output, the sum of all elements; each of them is checked.

[[nodiscard]] std::vector<KernelRow> scanRows();

/// `buffers`: how many times n elements of shared memory the kernel uses.
[[nodiscard]] values::Plan planBlockScan(std::string_view id, std::string_view entry,
                                         std::uint64_t buffers, const values::Parameters&);

}  // namespace lanescope::catalog
