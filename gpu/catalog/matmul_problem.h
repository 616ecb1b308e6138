// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "catalog/catalog.h"

namespace lanescope::catalog {

// The matrix product C = A·B, A m×k, B k×n, float32, row by row, whatever its kernel: parameters,
// limits, and what it is held against.

struct MatrixShape {
  std::int64_t m;
  std::int64_t n;
  std::int64_t k;
};

[[nodiscard]] MatrixShape matrixShapeOf(const values::Parameters&);

/// A matrix of the run's type in global memory.
[[nodiscard]] values::Buffer matrixBuffer(const values::Parameters&, std::string_view name,
                                          values::Role, std::int64_t rows, std::int64_t columns);

/// Blocks that cover so many elements, at least 1 of them.
[[nodiscard]] std::uint32_t blocksOver(std::int64_t elements, std::int64_t ofABlock);

/// Matrices of more elements than an index of a record holds, or more blocks than a grid has in y,
/// where `alongY` elements lie, those of the parameter `name`, `ofABlock` for each block.
[[nodiscard]] std::optional<Violation> limitOfMatmul(const values::Parameters&, std::int64_t alongY,
                                                     std::string_view name, std::int64_t ofABlock);

/// How far each element of C may be off: of all, or of rows of C·r where that would take too long,
/// the one that is worst against its bound decides. `roundings`: on the way of one product into its
/// element, at most.
[[nodiscard]] Comparison compareMatmul(const values::Parameters&, double roundings,
                                       const Reference&, const Answer&);

/// Roundings of float32 in whatever order, k: Higham, Accuracy and Stability of Numerical
/// Algorithms, 2nd ed., section 3.5.
[[nodiscard]] double roundingsOfFloat32(const values::Parameters&);

/// All of a row that its kernel does not decide: no id, source, plan or limit; compared by so many
/// roundings, as compareMatmul() takes them.
[[nodiscard]] KernelRow matmulProblemRow(
    double (*roundings)(const values::Parameters&) = roundingsOfFloat32);

}  // namespace lanescope::catalog
