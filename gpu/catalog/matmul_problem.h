// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "catalog/catalog.h"
#include "catalog/matrix.h"
#include "catalog/specs.h"

namespace lanescope::catalog {

// The problem of the matrix product C = A·B, A m×k, B k×n, float32, row by row: parameters, limits
// and reference, which are the same for every kernel.

struct MatrixShape {
  std::int64_t m;
  std::int64_t n;
  std::int64_t k;
};

[[nodiscard]] MatrixShape matrixShapeOf(const values::Parameters&);

/// Refuses matrices of more elements than an index of a record holds, and more blocks than a grid
/// has in y. Along y lie the `alongY` elements of the parameter `name`, `ofABlock` for each block.
[[nodiscard]] std::optional<Violation> limitOfMatmul(const values::Parameters&, std::int64_t alongY,
                                                     std::string_view name, std::int64_t ofABlock);

/// Compares all elements of C, or the rows of C·r where all elements would take too long. The one
/// that is worst against its bound decides. `roundings`: the most on the way of one product into
/// its element.
[[nodiscard]] Comparison compareMatmul(const values::Parameters&, double roundings,
                                       const Reference&, const Answer&);

/// Returns the roundings of float32 in any order, which are k: Higham, Accuracy and Stability of
/// Numerical Algorithms, 2nd ed., section 3.5.
[[nodiscard]] double roundingsOfFloat32(const values::Parameters&);

/// Gives a row the parameters, the inputs and the checks of the problem. It compares by so many
/// roundings, as compareMatmul() takes them.
void setMatmulProblem(KernelRow& row, double (*roundings)(const values::Parameters&));

/// Returns a row without plan and limit. It compares by so many roundings, as compareMatmul() takes
/// them.
[[nodiscard]] KernelRow matmulProblemRow(
    const Intro& intro, double (*roundings)(const values::Parameters&) = roundingsOfFloat32);

}  // namespace lanescope::catalog
