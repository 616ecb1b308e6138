// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "spread/solution.h"

namespace lanescope::spread {

/// Multiplies matrices on a grid of ranks, each of which has a block of A, B and C. For each panel
/// of columns of A and rows of B, the ranks that have it hand it on along their rows and columns of
/// the grid, from neighbour to neighbour, and each rank adds the product of its two parts to its
/// block of C. Van de Geijn and Watts, "SUMMA: Scalable Universal Matrix Multiplication Algorithm"
/// (1997). Returns nothing on the other ranks.
[[nodiscard]] std::optional<Solution> multiplySumma(const Rank& rank);

}  // namespace lanescope::spread
