// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace lanescope::cpu {

/// The reference of the check.
struct DotReference {
  double value = 0;      ///< Σ a[i]·b[i]
  double magnitude = 0;  ///< Σ |a[i]·b[i]|
};

// T is float or double. `a`, `b`: n elements each.

/// Computes a compensated sum of the exact products.
template <class T>
[[nodiscard]] DotReference dotReference(std::span<const T> a, std::span<const T> b);

/// The sums of `threads` grid-stride loops over the products; thread t takes the elements t,
/// t + threads, …
struct RunningSums {
  double onTheWay = 0;  ///< Σ |sum| over every step of every thread
  double atTheEnd = 0;  ///< Σ |sum| over the threads' last sums
};

/// Computes the running sums in double. `threads`: at least 1.
template <class T>
[[nodiscard]] RunningSums runningSums(std::span<const T> a, std::span<const T> b,
                                      std::int64_t threads);

/// One way to compute the dot product on the CPU, in T.
template <class T>
struct DotVariant {
  std::string_view name;  ///< "1 thread", "SIMD", "all cores", "tuned", "OpenBLAS"
  T (*dot)(std::span<const T> a, std::span<const T> b);
};

/// Returns the variants that this machine can run; OpenBLAS only where its library is installed.
template <class T>
[[nodiscard]] std::vector<DotVariant<T>> dotVariants();

}  // namespace lanescope::cpu
