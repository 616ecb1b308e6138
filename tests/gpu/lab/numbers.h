// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

// Inputs of the tests' kernels. Their sums and products are small whole numbers over 8, so that
// every order of additions gives the same float.

namespace lanescope::tests {

/// Number i of a fixed row of numbers from -8 to 8.
inline double numberAt(std::size_t i, unsigned seed = 1) {
  std::uint32_t x = static_cast<std::uint32_t>(i) * 2654435761U + seed * 40503U;
  x ^= x >> 15;
  x *= 2246822519U;
  x ^= x >> 13;
  return static_cast<double>(x % 17) - 8;
}
template <class T>
std::vector<T> numbers(std::size_t count, unsigned seed = 1, double scale = 1) {
  std::vector<T> values(count);
  for (std::size_t i = 0; i < count; ++i) values[i] = static_cast<T>(numberAt(i, seed) * scale);
  return values;
}

template <class T>
double sumOf(const std::vector<T>& values) {
  double sum = 0;
  for (const T value : values) sum += static_cast<double>(value);
  return sum;
}
template <class T>
double dotOf(const std::vector<T>& a, const std::vector<T>& b, std::size_t count) {
  double sum = 0;
  for (std::size_t i = 0; i < count; ++i) sum += static_cast<double>(a[i]) * b[i];
  return sum;
}
/// C = A·B; A is (m, k), B is (k, n).
inline std::vector<float> productOf(const std::vector<float>& a, const std::vector<float>& b,
                                    std::size_t m, std::size_t n, std::size_t k) {
  std::vector<float> c(m * n);
  for (std::size_t row = 0; row < m; ++row) {
    for (std::size_t column = 0; column < n; ++column) {
      double sum = 0;
      for (std::size_t i = 0; i < k; ++i) {
        sum += static_cast<double>(a[row * k + i]) * b[i * n + column];
      }
      c[row * n + column] = static_cast<float>(sum);
    }
  }
  return c;
}
template <class T>
std::vector<T> inclusiveScanOf(const std::vector<T>& values) {
  std::vector<T> sums;
  sums.reserve(values.size());
  T sum{};
  for (const T value : values) sums.push_back(sum = sum + value);
  return sums;
}
template <class T>
std::vector<T> exclusiveScanOf(const std::vector<T>& values) {
  std::vector<T> sums;
  sums.reserve(values.size());
  T sum{};
  for (const T value : values) {
    sums.push_back(sum);
    sum = sum + value;
  }
  return sums;
}

}  // namespace lanescope::tests
