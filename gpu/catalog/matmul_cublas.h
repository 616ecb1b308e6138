// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// The matrix product by NVIDIA's library, in float32 and as the tensor cores compute it: what the
/// ladder's steps are measured against.
[[nodiscard]] std::vector<KernelRow> cublasRows();

}  // namespace lanescope::catalog
