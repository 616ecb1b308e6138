// SPDX-License-Identifier: Apache-2.0
#include "catalog/inputs/permutation.h"

#include <bit>

#include "catalog/inputs/hash.h"
#include "values/typed.h"

namespace lanescope::catalog {

Permutation::Permutation(std::uint64_t n, std::uint64_t seed) : m_n(n) {
  const auto bits = static_cast<unsigned>(std::bit_width(n - 1));
  m_mask = bits == 0 ? 0 : ~std::uint64_t{0} >> (64 - bits);
  m_shift = bits / 2 + 1;
  constexpr std::uint64_t kStream = 0x706572;  // a stream that no pattern uses
  for (std::size_t i = 0; i < m_rounds.size(); ++i) {
    m_rounds[i] = {hashAt(seed, kStream, 2 * i), hashAt(seed, kStream, 2 * i + 1) | 1};
  }
}

std::uint64_t Permutation::operator[](std::uint64_t i) const {
  do {
    for (const Round& round : m_rounds) {
      i = (i + round.add) * round.factor & m_mask;
      i ^= i >> m_shift;
    }
  } while (i >= m_n);
  return i;
}

void shuffle(std::vector<values::HostArray>& arrays, std::uint64_t k) {
  if (k == 0) return;
  for (values::HostArray& array : arrays) {
    if (array.count() == 0) continue;
    const Permutation order(array.count(), k);
    values::HostArray result(array.type, array.count());
    values::withType(array.type, [&]<class T>(T) {
      const auto from = array.as<T>();
      const auto to = result.as<T>();
      for (std::size_t i = 0; i < to.size(); ++i) to[i] = from[order[i]];
    });
    array = std::move(result);
  }
}

}  // namespace lanescope::catalog
