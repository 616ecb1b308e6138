// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// The pitfalls: kernels that each break a correct kernel in one way.
[[nodiscard]] std::vector<KernelRow> pitfallRows(std::span<const KernelRow> correct);

}  // namespace lanescope::catalog
