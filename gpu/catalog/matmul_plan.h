// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "catalog/matmul_problem.h"
#include "values/plan.h"

namespace lanescope::catalog {

// A matrix product by several launches: what those before the last one make of the inputs.

/// A matrix in a buffer of the plan.
struct Matrix {
  std::uint32_t buffer;
  std::int64_t rows;
  std::int64_t columns;
  std::int64_t pitch;  ///< elements from row to row

  /// For bulk copies of so many rows.
  [[nodiscard]] values::TensorTile tile(std::int64_t tileRows,
                                        values::TensorTile::Format format) const;
};

/// The inputs and the output; launches come one by one.
struct MatmulPlan {
  MatrixShape shape;
  Matrix a;
  Matrix b;
  values::Plan plan;

  MatmulPlan(const values::Parameters&, std::string_view id);

  /// The product: C, m, n and k come behind the arguments.
  void add(values::Launch, std::vector<values::Argument> arguments);
};

/// The matrix itself where its rows begin at multiples of 16 bytes, else a copy.
[[nodiscard]] Matrix padded(values::Plan&, const Matrix&, std::string_view name);

/// The same elements in bfloat16, two in a word; the pitch, in elements, is a multiple of 8.
[[nodiscard]] Matrix roundedToBfloat16(values::Plan&, const Matrix&, std::string_view name);

/// Each element's two TF32 numbers.
struct SplitMatrix {
  Matrix big;
  Matrix small;
};
/// The names are those of the parts with `name` behind them: bigA, smallA.
[[nodiscard]] SplitMatrix splitToTf32(values::Plan&, const Matrix&, std::string_view name);

}  // namespace lanescope::catalog
