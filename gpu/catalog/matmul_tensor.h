// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// The matrix products on tensor cores, steps 8 to 10 of the ladder.
[[nodiscard]] std::vector<KernelRow> matmulTensorRows();

// Bits of a factor, the one in front of the point counted.
inline constexpr int kBitsOfTf32 = 11;
inline constexpr int kBitsOfBfloat16 = 8;

/// What the error of an element is bounded by whose factors are rounded to so many bits, and whose
/// products tensor cores sum, in roundings of float32, as compareMatmul() takes them.
[[nodiscard]] double roundingsOnTensorCores(const values::Parameters&, int bits);

}  // namespace lanescope::catalog
