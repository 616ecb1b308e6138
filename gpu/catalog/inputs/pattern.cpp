// SPDX-License-Identifier: Apache-2.0
#include "catalog/inputs/pattern.h"

#include <bit>
#include <span>
#include <type_traits>

#include "catalog/inputs/hash.h"
#include "catalog/inputs/ill_conditioned.h"
#include "values/typed.h"

namespace lanescope::catalog {
namespace {

/// Returns a number uniform in [-1, 1), with as many bits as T holds; a whole number from -1000 to
/// 1000, a byte from 0 to 255.
template <class T>
T randomFrom(std::uint64_t bits) {
  if constexpr (sizeof(T) == 1) {
    return static_cast<T>(bits >> 56);
  } else if constexpr (std::is_integral_v<T>) {
    constexpr std::uint64_t kNumbers = 2001;
    return static_cast<T>(static_cast<std::int64_t>((bits >> 32) * kNumbers >> 32) - 1000);
  } else if constexpr (std::is_same_v<T, float>) {
    return static_cast<float>(bits >> 40) * 0x1.0p-23F - 1.0F;
  } else {
    return static_cast<double>(bits >> 11) * 0x1.0p-52 - 1.0;
  }
}

/// Returns a number uniform in [0, 1), with as many bits as T holds; a whole number from 0 to 1000,
/// a byte from 0 to 255.
template <class T>
T positiveFrom(std::uint64_t bits) {
  if constexpr (sizeof(T) == 1) {
    return randomFrom<T>(bits);
  } else if constexpr (std::is_integral_v<T>) {
    constexpr std::uint64_t kNumbers = 1001;
    return static_cast<T>((bits >> 32) * kNumbers >> 32);
  } else if constexpr (std::is_same_v<T, float>) {
    return static_cast<float>(bits >> 40) * 0x1.0p-24F;
  } else {
    return static_cast<double>(bits >> 11) * 0x1.0p-53;
  }
}

/// Returns a grey level of a photograph of low contrast: a bell from 96 to 160.
template <class T>
T hazeFrom(std::uint64_t bits) {
  constexpr int kDarkest = 96;
  return T(kDarkest) + static_cast<T>(std::popcount(bits));
}

/// Returns a whole number from -4 to 4, never 0.
template <class T>
T exactFrom(std::uint64_t bits) {
  const auto magnitude = static_cast<T>(1 + (bits & 3));
  return (bits & 4) != 0 ? static_cast<T>(-magnitude) : magnitude;
}

template <class T>
void fill(std::span<T> out, std::size_t position, std::size_t arrays,
          const values::Parameters& parameters, std::size_t first) {
  if constexpr (sizeof(T) > 1) {
    if (parameters.pattern == "ill-conditioned") {
      const IllConditioned<T> terms(out.size(), arrays, parameters.seed);
      for (std::size_t i = 0; i < out.size(); ++i) out[i] = terms.at(position, i);
      return;
    }
  }
  for (std::size_t i = 0; i < out.size(); ++i) {
    const std::size_t index = first + i;
    const T iota = static_cast<T>(index);
    if (parameters.pattern == "iota" || parameters.pattern == "iota-two") {
      out[i] = position == 0 ? iota : T(2);
    } else if (parameters.pattern == "iota-double") {
      out[i] = position == 0 ? iota : static_cast<T>(T(2) * iota);
    } else if (parameters.pattern == "ones") {
      out[i] = T(1);
    } else if (parameters.pattern == "count") {
      out[i] = static_cast<T>(index + 1);
    } else if (parameters.pattern == "random-01") {
      out[i] = positiveFrom<T>(hashAt(parameters.seed, position, index));
    } else if (parameters.pattern == "haze") {
      out[i] = hazeFrom<T>(hashAt(parameters.seed, position, index));
    } else if (parameters.pattern == kExactPattern) {
      out[i] = exactFrom<T>(hashAt(parameters.seed, position, index));
    } else {
      out[i] = randomFrom<T>(hashAt(parameters.seed, position, index));
    }
  }
}

}  // namespace

void fillByPattern(values::HostArray& array, std::size_t position, std::size_t arrays,
                   const values::Parameters& parameters, std::size_t first) {
  values::withType(array.type,
                   [&]<class T>(T) { fill(array.as<T>(), position, arrays, parameters, first); });
}

}  // namespace lanescope::catalog
