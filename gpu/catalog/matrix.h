// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "catalog/catalog.h"

namespace lanescope::catalog {

// What the rows of kernels of matrices share. A matrix is stored row by row.

/// Describes a matrix of the run's type in global memory, rows × columns.
[[nodiscard]] values::Buffer matrixBuffer(const values::Parameters&, std::string_view name,
                                          values::Role, std::int64_t rows, std::int64_t columns);

/// Returns the number of blocks that cover so many elements, at least 1.
[[nodiscard]] std::uint32_t blocksOver(std::int64_t elements, std::int64_t ofABlock);

/// A parameter that counts rows, columns or other elements.
struct Extent {
  std::string_view name;  ///< "m"
  std::int64_t count;
};

/// Refuses a matrix, such as "A" or "The matrix", of more elements than an index of a record holds.
[[nodiscard]] std::optional<Violation> limitOfMatrix(std::string_view matrix, const Extent& rows,
                                                     const Extent& columns);

/// Refuses more blocks than a grid has in y, with so many elements for each block.
[[nodiscard]] std::optional<Violation> limitOfGridY(const Extent& along, std::int64_t ofABlock);

}  // namespace lanescope::catalog
