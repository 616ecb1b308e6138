// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// The outputs of the equalisation, in the order of its plan.
enum class EqualizeOutput : std::uint8_t { histogram, cdf, table, pixels };

/// Makes the family `image`: two histograms and the equalisation of a grey image of 8-bit pixels.
[[nodiscard]] std::vector<KernelRow> imageRows();

}  // namespace lanescope::catalog
