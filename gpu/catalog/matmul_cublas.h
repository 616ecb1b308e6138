// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// The matrix product by NVIDIA's library, in float32 and by the tensor cores: the baseline of the
/// ladder's steps.
[[nodiscard]] std::vector<KernelRow> cublasRows();

}  // namespace lanescope::catalog
