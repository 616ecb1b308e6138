// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// The kernels that break one of the correct ones in one way each.
[[nodiscard]] std::vector<KernelRow> pitfallRows(std::span<const KernelRow> correct);

}  // namespace lanescope::catalog
