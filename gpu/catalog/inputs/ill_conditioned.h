// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

#include "catalog/inputs/permutation.h"

namespace lanescope::catalog {

/// The pattern `ill-conditioned`: terms of both signs that cancel but for 1, in an order that looks
/// random. Each large term has its exact negative somewhere, and the other terms add up to 1, for
/// every n and type, so that every digit of an error shows. The condition number
/// Σ|terms| / |Σ terms| is 2^40 (about 10^12) in float32 and 2^70 (about 10^21) in float64 from
/// some tens of elements on: more digits cancel than the type has. Integers begin at 2^29 and 2^61:
/// their sums wrap around on the way and give 1 all the same.
/// For dot products the terms are exact, too; each has factors of its own. The pattern has the
/// purpose of GenDot by Ogita, Rump and Oishi, Accurate Sum and Dot Product (2005), algorithm 6.1,
/// and is simpler: it keeps no exact dot product while it is made, and the answer is a whole
/// number.
template <class T>
class IllConditioned {
 public:
  /// `arrays`: 1 for a sum, 2 for a dot product.
  IllConditioned(std::size_t n, std::size_t arrays, std::uint64_t seed);
  /// Returns element i, from 0 to n-1, of array `position`.
  [[nodiscard]] T at(std::size_t position, std::size_t i) const;

 private:
  [[nodiscard]] T leftOver(std::size_t position, std::size_t which) const;

  std::size_t m_cancelling;  ///< number of elements that cancel, which is even
  std::size_t m_n;
  std::size_t m_arrays;
  std::uint64_t m_seed;
  Permutation m_order;
};

}  // namespace lanescope::catalog
