// SPDX-License-Identifier: Apache-2.0
#include "spread/rank_grid.h"

#include <algorithm>

namespace lanescope::spread {

RankGrid rankGridOf(std::int64_t ranks) {
  RankGrid grid{1, ranks};
  for (std::int64_t rows = 2; rows * rows <= ranks; ++rows) {
    if (ranks % rows == 0) grid = {rows, ranks / rows};
  }
  return grid;
}

std::vector<Panel> panelsOf(std::int64_t k, const RankGrid& grid) {
  std::vector<Panel> panels;
  std::int64_t column = 0;
  std::int64_t row = 0;
  for (std::int64_t first = 0; first < k;) {
    while (partOf(k, column, grid.columns).end() <= first) ++column;
    while (partOf(k, row, grid.rows).end() <= first) ++row;
    const std::int64_t end =
        std::min(partOf(k, column, grid.columns).end(), partOf(k, row, grid.rows).end());
    panels.push_back({{first, end - first}, column, row});
    first = end;
  }
  return panels;
}

Blocks blocksOf(const values::Parameters& parameters, const RankGrid& grid, std::int64_t rank) {
  const std::int64_t row = rank / grid.columns;
  const std::int64_t column = rank % grid.columns;
  return {row, column, partOf(parameters.rows(), row, grid.rows),
          partOf(parameters.n, column, grid.columns)};
}

}  // namespace lanescope::spread
