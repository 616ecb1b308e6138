// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "catalog/matmul_problem.h"
#include "values/plan.h"

namespace lanescope::catalog {

// A matrix product by several launches, of which the first ones convert the inputs.

/// A matrix in a buffer of the plan.
struct Matrix {
  std::uint32_t buffer;
  std::int64_t rows;
  std::int64_t columns;
  std::int64_t pitch;  ///< elements from row to row

  /// Describes the tile of bulk copies of so many rows.
  [[nodiscard]] values::TensorTile tile(std::int64_t tileRows,
                                        values::TensorTile::Format format) const;
};

/// A plan with the inputs and the output, to which launches are added.
struct MatmulPlan {
  MatrixShape shape;
  Matrix a;
  Matrix b;
  values::Plan plan;

  MatmulPlan(const values::Parameters&, std::string_view id);

  /// Copies `a` and `b` where their rows do not begin at multiples of 16 bytes.
  void pad();
  /// Rounds `a` and `b` to bfloat16, two in a word; the pitches are multiples of 8 elements.
  void roundToBfloat16();
  /// Rounds `a` to the nearest TF32 numbers and returns the matrix of the remainders.
  [[nodiscard]] Matrix splitA();

  /// Adds the launch of the product. C, m, n and k follow the arguments.
  void add(values::Launch, std::vector<values::Argument> arguments);
};

}  // namespace lanescope::catalog
