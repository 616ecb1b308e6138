// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// The matrix product's ladder: C = A·B, A m×k, B k×n, float32, row by row. A run's one number is
/// the last element of C; each element is checked, or each row of C·r where that would take too
/// long.
[[nodiscard]] std::vector<KernelRow> matmulRows();

/// The product by a warp's tensor-core instruction, whose fragments can be recorded.
[[nodiscard]] KernelRow fragmentsRow();

}  // namespace lanescope::catalog
