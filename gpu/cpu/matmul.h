// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace lanescope::cpu {

/// The shape of C = A·B: A is m×k, B is k×n, C is m×n, all row by row without gaps.
struct MatmulShape {
  std::size_t m = 0;
  std::size_t n = 0;
  std::size_t k = 0;
};

/// The reference of the check: one number for each element of C, or for each row of C·r.
struct MatmulReference {
  std::vector<double> values;      ///< Σ a·b
  std::vector<double> magnitudes;  ///< Σ |a|·|b|
};

/// Computes all m·n elements and their magnitudes, in double, on all cores.
[[nodiscard]] MatmulReference matmulReference(const MatmulShape&, std::span<const float> a,
                                              std::span<const float> b);

/// Computes A·(B·r) after Freivalds (Probabilistic machines can use less running time, 1977): m
/// values by m·k + k·n products instead of m·k·n. `r`: n numbers, each 1 or -1. The magnitudes are
/// |A|·(|B|·|r|). A wrong element of C shows in its row of C·r, unless others there outweigh it.
[[nodiscard]] MatmulReference freivaldsReference(const MatmulShape&, std::span<const float> a,
                                                 std::span<const float> b,
                                                 std::span<const double> r);
/// Computes C·r: m values, to compare with A·(B·r).
[[nodiscard]] std::vector<double> timesVector(const MatmulShape&, std::span<const float> c,
                                              std::span<const double> r);

/// One way to multiply on the CPU, in float32.
struct MatmulVariant {
  std::string_view name;  ///< "1 thread", "reordered", "blocked, all cores", "OpenBLAS"
  double mostProducts;    ///< the largest m·n·k that it does within about a second
  void (*multiply)(const MatmulShape&, std::span<const float> a, std::span<const float> b,
                   std::span<float> c);
};
/// Returns the variants that this machine can run; OpenBLAS only where its library is installed.
[[nodiscard]] std::vector<MatmulVariant> matmulVariants();

}  // namespace lanescope::cpu
