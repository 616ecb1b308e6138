// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// The matrix products on tensor cores, steps 8 to 10 of the ladder.
[[nodiscard]] std::vector<KernelRow> matmulTensorRows();

}  // namespace lanescope::catalog
