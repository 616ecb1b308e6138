// SPDX-License-Identifier: Apache-2.0
#include "catalog/inputs/ill_conditioned.h"

#include <cstdint>
#include <type_traits>

#include "catalog/inputs/hash.h"

namespace lanescope::catalog {
namespace {

constexpr std::uint64_t kTermStream = 16;
constexpr std::uint64_t kFactorStream = 17;
constexpr std::uint64_t kOrderStream = 18;

/// Returns a number uniform in [1/2, 3/2), of 20 bits, so that a product of two has 40.
double aboutOne(std::uint64_t bits) {
  return 0.5 + static_cast<double>(bits >> 44) * 0x1p-20;
}

}  // namespace

template <class T>
IllConditioned<T>::IllConditioned(std::size_t n, std::size_t arrays, std::uint64_t seed)
    : m_cancelling((n - 1) / 2 * 2),
      m_n(n),
      m_arrays(arrays),
      m_seed(seed),
      m_order(n, hashAt(seed, kOrderStream, 0)) {}

template <class T>
T IllConditioned<T>::leftOver(std::size_t position, std::size_t which) const {
  const bool alone = m_n % 2 == 1;
  if constexpr (std::is_integral_v<T>) return position > 0 || which == 0 ? T(1) : T(0);
  return position > 0 || alone ? T(1) : T(0.5);
}

template <class T>
T IllConditioned<T>::at(std::size_t position, std::size_t i) const {
  const std::size_t place = m_order[i];
  if (place >= m_cancelling) return leftOver(position, place - m_cancelling);
  const std::uint64_t bits = hashAt(m_seed, kTermStream, place / 2);
  const bool isNegative = (bits & 1) != place % 2;
  if constexpr (std::is_integral_v<T>) {
    if (position > 0) return T(1);
    constexpr int kTop = static_cast<int>(8 * sizeof(T)) - 3;
    // The negation is of unsigned numbers, each of which has a negative.
    using Unsigned = std::make_unsigned_t<T>;
    const auto term = static_cast<Unsigned>((Unsigned{1} << kTop) + (bits >> (64 - kTop)));
    return static_cast<T>(isNegative ? Unsigned{0} - term : term);
  } else {
    constexpr double kCondition = std::is_same_v<T, float> ? 0x1p40 : 0x1p70;
    const bool isDot = m_arrays > 1;
    if (isDot && position == 1) {
      return static_cast<T>(aboutOne(hashAt(m_seed, kFactorStream, place / 2)));
    }
    const double term = kCondition / static_cast<double>(m_cancelling) * aboutOne(bits);
    return static_cast<T>(isNegative ? -term : term);
  }
}

template class IllConditioned<std::int32_t>;
template class IllConditioned<std::uint32_t>;
template class IllConditioned<std::int64_t>;
template class IllConditioned<float>;
template class IllConditioned<double>;

}  // namespace lanescope::catalog
