// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// The kernels that break one of these two in one way each.
[[nodiscard]] std::vector<KernelRow> pitfallRows(const KernelRow& dotGlobal,
                                                 const KernelRow& dotShared);

}  // namespace lanescope::catalog
