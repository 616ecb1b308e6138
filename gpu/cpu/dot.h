// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
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

/// What `threads` grid-stride loops over the products add up to; thread t takes the elements t,
/// t + threads, …
struct RunningSums {
  double onTheWay = 0;  ///< Σ |sum| over every step of every thread
  double atTheEnd = 0;  ///< Σ |sum| over the threads' last sums
};

/// In double. `a`, `b`: n floats each; `threads`: at least 1.
[[nodiscard]] RunningSums runningSums(std::span<const float> a, std::span<const float> b,
                                      std::int64_t threads);

/// One way to compute the dot product in float32 on the CPU.
struct DotVariant {
  std::string_view name;  ///< "1 thread", "SIMD", "all cores", "OpenBLAS"
  float (*dot)(std::span<const float> a, std::span<const float> b);
};

/// The variants that this machine can run; OpenBLAS only where its library is installed.
[[nodiscard]] std::vector<DotVariant> dotVariants();

}  // namespace lanescope::cpu
