// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <vector>

#include "catalog/catalog.h"

// The rows of the kernels that nothing but the table names.

namespace lanescope::catalog {

/// Makes the maps: the sum of two arrays, the transpose of a matrix and a stencil, of float32 or
/// float64. A run's one number is the last element of the output; each element is checked.
[[nodiscard]] std::vector<KernelRow> mapRows();

/// Makes the ladder of the reduction: sum, min or max of n elements of int32, int64, float32 or
/// float64, each step with one thing changed.
[[nodiscard]] std::vector<KernelRow> reductionRows();

/// Makes the matrix product's ladder: C = A·B, A m×k, B k×n, float32, row by row. A run's one
/// number is the last element of C; each element is checked, or each row of C·r where that would
/// take too long.
[[nodiscard]] std::vector<KernelRow> matmulRows();
/// Makes the product by a warp's tensor-core instruction, whose fragments can be recorded.
[[nodiscard]] KernelRow fragmentsRow();
/// Makes the matrix product by NVIDIA's library, in float32 and by the tensor cores: the baseline
/// of the ladder's steps.
[[nodiscard]] std::vector<KernelRow> cublasRows();

/// Makes the pitfalls: kernels that each break a correct kernel in one way.
[[nodiscard]] std::vector<KernelRow> pitfallRows(std::span<const KernelRow> correct);

}  // namespace lanescope::catalog
