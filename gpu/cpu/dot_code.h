// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

#include "cpu/simd.h"

namespace lanescope::cpu {

/// Returns the dot product of n elements, in two stretches of the arrays at once with four chains
/// each. Eight chains hide the latency of a multiply-add, and the core prefetches four pages, not
/// two. Lanes says what a vector is:
///   Vector, kCount                        the number of its elements of T
///   addProducts(Vector& sum, const T* a, const T* b)   sum += a·b in each lane
///   total(const Vector&)                  the sum of all lanes
template <class Lanes, class T>
T dotInChains(const T* a, const T* b, std::size_t n) {
  constexpr std::size_t kLane = Lanes::kCount;
  constexpr std::size_t kStride = 4 * kLane;
  using Vector = typename Lanes::Vector;
  Vector first[4] = {};
  Vector second[4] = {};
  const auto step = [](Vector(&sums)[4], const T* x, const T* y) __attribute__((always_inline)) {
    Lanes::addProducts(sums[0], x, y);
    Lanes::addProducts(sums[1], x + kLane, y + kLane);
    Lanes::addProducts(sums[2], x + 2 * kLane, y + 2 * kLane);
    Lanes::addProducts(sums[3], x + 3 * kLane, y + 3 * kLane);
  };
  const T* const end = a + n;
  const std::size_t stretch = n / (2 * kStride) * kStride;
  const T* c = a + stretch;
  const T* d = b + stretch;
  for (const T* const last = c; a != last; a += kStride, b += kStride, c += kStride, d += kStride) {
    walkByPointers(a, b);
    walkByPointers(c, d);
    step(first, a, b);
    step(second, c, d);
  }
  if (end - c >= static_cast<std::ptrdiff_t>(kStride)) {
    step(first, c, d);
    c += kStride;
    d += kStride;
  }
  for (; end - c >= static_cast<std::ptrdiff_t>(kLane); c += kLane, d += kLane) {
    Lanes::addProducts(second[0], c, d);
  }
  T total = Lanes::total(((first[0] + second[0]) + (first[1] + second[1])) +
                         ((first[2] + second[2]) + (first[3] + second[3])));
  for (; c != end; ++c, ++d) total += *c * *d;
  return total;
}

}  // namespace lanescope::cpu
