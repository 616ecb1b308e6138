// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace lanescope::values {

/// The number of terms that a pairwise sum adds in a loop, so that calls do not dominate its time.
inline constexpr std::size_t kPairwiseLeaf = 32;

/// Returns term(begin) + … over `count` terms, at least one, in halves of halves. A term is rounded
/// about log2 n times on its way, not n times as in a loop. See Higham, The accuracy of floating
/// point summation (1993).
template <class T, class Term>
[[nodiscard]] T pairwiseSum(std::size_t begin, std::size_t count, const Term& term) {
  if (count <= kPairwiseLeaf) {
    T sum = term(begin);
    for (std::size_t i = 1; i < count; ++i) sum += term(begin + i);
    return sum;
  }
  const std::size_t half = count / 2;
  return pairwiseSum<T>(begin, half, term) + pairwiseSum<T>(begin + half, count - half, term);
}

/// Returns the most roundings on the way of a term into a pairwise sum of n.
[[nodiscard]] constexpr double pairwiseRoundings(std::int64_t n) {
  const auto leaves = static_cast<std::uint64_t>(n - 1) / kPairwiseLeaf;
  return static_cast<double>(kPairwiseLeaf) + std::bit_width(leaves);
}

}  // namespace lanescope::values
