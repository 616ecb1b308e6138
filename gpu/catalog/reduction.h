// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// The ladder of the reduction: sum, min or max of n elements of int32, int64, float32 or float64,
/// each step with one thing changed.
[[nodiscard]] std::vector<KernelRow> reductionRows();

}  // namespace lanescope::catalog
