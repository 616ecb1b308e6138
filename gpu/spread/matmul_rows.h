// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "spread/solution.h"

namespace lanescope::spread {

/// Multiplies matrices: each rank has some rows of A, gets all of B from rank 0, and computes the
/// same rows of C. Each element of C is computed as on one device. Returns nothing on the other
/// ranks.
[[nodiscard]] std::optional<Solution> multiplyRows(const Rank& rank);

}  // namespace lanescope::spread
