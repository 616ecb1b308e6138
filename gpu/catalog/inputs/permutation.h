// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "values/host_array.h"

namespace lanescope::catalog {

/// A random-looking permutation of the numbers 0 to n-1, the same for the same seed. Each place is
/// computed alone, without a table: by rounds of invertible steps on numbers of as many bits as n
/// needs, repeated where they lead to n or beyond. See Black and Rogaway, Ciphers with
/// Arbitrary Finite Domains (2002).
class Permutation {
 public:
  /// `n`: at least 1.
  Permutation(std::uint64_t n, std::uint64_t seed);
  /// Returns the number at place i, which is below n.
  [[nodiscard]] std::uint64_t operator[](std::uint64_t i) const;

 private:
  struct Round {
    std::uint64_t add;
    std::uint64_t factor;  ///< odd
  };
  std::uint64_t m_n;
  std::uint64_t m_mask;
  unsigned m_shift;
  std::array<Round, 4> m_rounds;
};

/// Puts the elements into the k-th order: 0 leaves them as they are. Arrays of the same length get
/// the same order, so that the terms of a dot product stay together.
void shuffle(std::vector<values::HostArray>& arrays, std::uint64_t k);

}  // namespace lanescope::catalog
