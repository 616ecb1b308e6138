// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

#include "spread/total.h"
#include "values/host_array.h"

namespace lanescope::scaling {

/// What is right of a problem, found out once for every number of GPUs.
struct Known {
  /// The exact sums of kPieces parts of the terms, or of as many as there are; empty: not yet.
  std::vector<spread::Total> sums;
  /// C of one GPU, of which each element is the sum of the same products in the same order on
  /// several.
  std::optional<values::HostArray> product;
};

}  // namespace lanescope::scaling
