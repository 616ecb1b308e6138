// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// The outputs of the equalisation, in the order of its plan.
enum class EqualizeOutput : std::uint8_t { histogram, cdf, table, pixels };

/// Two histograms and the equalisation of a grey image: the family `image`. Pixels have 8 bits.
[[nodiscard]] std::vector<KernelRow> imageRows();

}  // namespace lanescope::catalog
