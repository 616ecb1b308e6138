// SPDX-License-Identifier: Apache-2.0
#include "catalog/matrix.h"

#include <string>

#include "catalog/specs.h"

namespace lanescope::catalog {
values::Buffer matrixBuffer(const values::Parameters& parameters, std::string_view name,
                            values::Role role, std::int64_t rows, std::int64_t columns) {
  values::Buffer buffer = bufferOf(name, role, parameters.dtype, rows * columns);
  buffer.columns = static_cast<std::uint64_t>(columns);
  return buffer;
}

std::uint32_t blocksOver(std::int64_t elements, std::int64_t ofABlock) {
  return static_cast<std::uint32_t>((elements - 1) / ofABlock + 1);
}

std::optional<Violation> limitOfMatrix(std::string_view matrix, const Extent& rows,
                                       const Extent& columns) {
  constexpr std::int64_t kMostElements = std::int64_t{1} << 40;
  if (rows.count <= kMostElements / columns.count) return std::nullopt;
  return Violation{std::string(columns.name),
                   std::string(matrix) + " of " + std::string(rows.name) + " · " +
                       std::string(columns.name) + " = " + std::to_string(rows.count) + " · " +
                       std::to_string(columns.count) +
                       " elements is too large: a matrix has at most 2^40."};
}

std::optional<Violation> limitOfGridY(const Extent& along, std::int64_t ofABlock) {
  constexpr std::int64_t kMostBlocks = 65'535;
  const std::int64_t most = kMostBlocks * ofABlock;
  if (along.count <= most) return std::nullopt;
  return Violation{std::string(along.name),
                   std::string(along.name) + " = " + std::to_string(along.count) +
                       " makes more than the 65535 blocks that a grid has in y; with blocks of " +
                       std::to_string(ofABlock) + " the most is " + std::to_string(most) + "."};
}

}  // namespace lanescope::catalog
