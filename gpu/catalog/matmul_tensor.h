// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// Makes the matrix products on tensor cores, steps 8 to 10 of the ladder.
[[nodiscard]] std::vector<KernelRow> matmulTensorRows();

// Bits of a factor's significand, with the leading one.
inline constexpr int kBitsOfTf32 = 11;
inline constexpr int kBitsOfBfloat16 = 8;

/// Returns the error bound of an element whose factors are rounded to so many bits and whose
/// products tensor cores sum. It counts roundings of float32, as compareMatmul() takes them.
[[nodiscard]] double roundingsOnTensorCores(const values::Parameters&, int bits);

}  // namespace lanescope::catalog
