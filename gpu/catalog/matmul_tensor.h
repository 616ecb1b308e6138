// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// The matrix products on tensor cores, steps 8 to 10 of the ladder.
[[nodiscard]] std::vector<KernelRow> matmulTensorRows();

/// What the error of an element is bounded by whose factors are rounded to TF32, in roundings of
/// float32, as compareMatmul() takes them.
[[nodiscard]] double roundingsOfTf32(const values::Parameters&);

}  // namespace lanescope::catalog
