// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace lanescope::cpu {

/// What the check compares with.
struct DotReference {
  double value = 0;      ///< Σ a[i]·b[i]
  double magnitude = 0;  ///< Σ |a[i]·b[i]|
};

/// In double with Neumaier's compensated sum: the products of two floats are exact in double, so
/// the value is right to a few units of double's rounding whatever n is. `a`, `b`: n floats each.
[[nodiscard]] DotReference dotReference(std::span<const float> a, std::span<const float> b);

/// One way to compute the dot product in float32 on the CPU.
struct DotVariant {
  std::string_view name;  ///< "1 thread", "SIMD", "all cores", "OpenBLAS"
  float (*dot)(std::span<const float> a, std::span<const float> b);
};

/// The variants that this machine can run; OpenBLAS only where its library is installed.
[[nodiscard]] std::vector<DotVariant> dotVariants();

}  // namespace lanescope::cpu
