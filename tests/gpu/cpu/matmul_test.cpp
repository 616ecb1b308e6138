// SPDX-License-Identifier: Apache-2.0
#include "cpu/matmul.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

namespace lanescope::cpu {
namespace {

std::vector<float> randomMatrix(std::size_t elements, unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<float> uniform(-1.0F, 1.0F);
  std::vector<float> matrix(elements);
  std::ranges::generate(matrix, [&] { return uniform(random); });
  return matrix;
}

/// Sizes below, at and beyond what the blocked variant takes together.
constexpr std::array<MatmulShape, 6> kShapes{
    {{1, 1, 1}, {7, 3, 5}, {48, 80, 64}, {16, 256, 256}, {17, 257, 259}, {35, 600, 1}}};

TEST(MatmulReference, IsTheDefinition) {
  const std::array<float, 6> a{1, 2, 3, -4, 5, 6};
  const std::array<float, 6> b{1, -1, 2, 0, 0.5F, 3};
  const MatmulReference reference = matmulReference({2, 2, 3}, a, b);
  EXPECT_EQ(reference.values, (std::vector<double>{6.5, 8, 9, 22}));
  EXPECT_EQ(reference.magnitudes, (std::vector<double>{6.5, 10, 17, 22}));
}

TEST(MatmulVariants, AreWithinTheBoundOfKRoundings) {
  for (const MatmulShape& shape : kShapes) {
    const std::vector<float> a = randomMatrix(shape.m * shape.k, 1);
    const std::vector<float> b = randomMatrix(shape.k * shape.n, 2);
    const MatmulReference reference = matmulReference(shape, a, b);
    for (const MatmulVariant& variant : matmulVariants()) {
      std::vector<float> c(shape.m * shape.n, NAN);
      variant.multiply(shape, a, b, c);
      for (std::size_t i = 0; i < c.size(); ++i) {
        ASSERT_LE(std::abs(static_cast<double>(c[i]) - reference.values[i]),
                  static_cast<double>(shape.k) * 0x1p-23 * reference.magnitudes[i])
            << variant.name << " " << shape.m << "x" << shape.n << "x" << shape.k << " at " << i;
      }
    }
  }
}

TEST(Freivalds, AgreesWithARightProductAndShowsTheRowOfAWrongElement) {
  const MatmulShape shape{37, 53, 29};
  const std::vector<float> a = randomMatrix(shape.m * shape.k, 3);
  const std::vector<float> b = randomMatrix(shape.k * shape.n, 4);
  std::vector<double> r(shape.n, 1.0);
  for (std::size_t i = 0; i < r.size(); i += 3) r[i] = -1.0;
  const MatmulReference reference = freivaldsReference(shape, a, b, r);
  std::vector<float> c(shape.m * shape.n);
  matmulVariants().front().multiply(shape, a, b, c);
  const auto wrongRows = [&] {
    std::vector<std::size_t> wrong;
    const std::vector<double> rows = timesVector(shape, c, r);
    for (std::size_t row = 0; row < shape.m; ++row) {
      const double bound = static_cast<double>(shape.k) * 0x1p-23 * reference.magnitudes[row];
      if (!(std::abs(rows[row] - reference.values[row]) <= bound)) wrong.push_back(row);
    }
    return wrong;
  };
  EXPECT_TRUE(wrongRows().empty());
  c[11 * shape.n + 52] += 0.01F;
  EXPECT_EQ(wrongRows(), std::vector<std::size_t>{11});
  c[11 * shape.n + 52] = NAN;
  EXPECT_EQ(wrongRows(), std::vector<std::size_t>{11});
}

}  // namespace
}  // namespace lanescope::cpu
