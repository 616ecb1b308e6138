// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

// The baselines of the ladders' steps: NVIDIA's libraries, on the same problems.

/// Makes reduction, dot product and scan by CUB, and dot product by cuBLAS. `rows`: the rows of the
/// ladders, whose problems they solve. The matrix products by cuBLAS are in matmul_cublas.cpp.
[[nodiscard]] std::vector<KernelRow> libraryRows(std::span<const KernelRow> rows);

/// Returns the ids of the rows by the library "cub" or "cublas" that solve the same problem as this
/// kernel; none where there is none.
[[nodiscard]] std::vector<std::string_view> baselinesOf(const KernelRow& row,
                                                        std::string_view library);

}  // namespace lanescope::catalog
