// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "request/parameters.h"
#include "spread/part.h"

namespace lanescope::spread {

/// The ranks as a grid, row by row, with as many rows as columns where that is possible, else with
/// more columns.
struct RankGrid {
  std::int64_t rows = 1;
  std::int64_t columns = 1;
};
[[nodiscard]] RankGrid rankGridOf(std::int64_t ranks);

/// A panel of a SUMMA product: columns of A and rows of B that one column and one row of the grid
/// have.
struct Panel {
  Part k;
  std::int64_t columnOfA = 0;  ///< of the grid, whose ranks have the columns of A
  std::int64_t rowOfB = 0;     ///< of the grid, whose ranks have the rows of B
};

/// Returns the panels of k columns of A, without empty ones.
[[nodiscard]] std::vector<Panel> panelsOf(std::int64_t k, const RankGrid& grid);

/// The parts of the matrices that a rank of the grid has.
struct Blocks {
  std::int64_t row = 0;     ///< of the grid
  std::int64_t column = 0;  ///< of the grid
  Part m;                   ///< rows of A and C
  Part n;                   ///< columns of B and C
};
[[nodiscard]] Blocks blocksOf(const values::Parameters& parameters, const RankGrid& grid,
                              std::int64_t rank);

}  // namespace lanescope::spread
