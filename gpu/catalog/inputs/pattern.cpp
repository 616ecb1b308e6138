// SPDX-License-Identifier: Apache-2.0
#include "catalog/inputs/pattern.h"

#include <bit>
#include <span>
#include <string>
#include <type_traits>

#include "catalog/inputs/hash.h"
#include "catalog/inputs/ill_conditioned.h"
#include "catalog/inputs/permutation.h"
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

/// `n`: elements of the array. `placeOf(i)`: which of them element i of `out` is.
template <class T, class PlaceOf>
void fill(std::span<T> out, std::size_t position, std::size_t arrays, std::uint64_t n,
          const PlaceOf& placeOf, const values::Parameters& parameters) {
  if constexpr (sizeof(T) > 1) {
    if (parameters.pattern == "ill-conditioned") {
      const IllConditioned<T> terms(n, arrays, parameters.seed);
      for (std::size_t i = 0; i < out.size(); ++i) out[i] = terms.at(position, placeOf(i));
      return;
    }
  }
  // Each pattern has a loop of its own: the comparison of its name would take most of the time.
  const auto fillBy = [&](const auto& elementAt) {
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = elementAt(placeOf(i));
  };
  const auto fillByHash = [&](const auto& elementFrom) {
    fillBy([&](std::uint64_t i) { return elementFrom(hashAt(parameters.seed, position, i)); });
  };
  const std::string& pattern = parameters.pattern;
  const bool isIota = pattern == "iota" || pattern == "iota-two" || pattern == "iota-double";
  if (isIota && position == 0) {
    fillBy([](std::uint64_t i) { return static_cast<T>(i); });
  } else if (pattern == "iota-double") {
    fillBy([](std::uint64_t i) { return static_cast<T>(T(2) * static_cast<T>(i)); });
  } else if (isIota) {
    fillBy([](std::uint64_t /*i*/) { return T(2); });
  } else if (pattern == "ones") {
    fillBy([](std::uint64_t /*i*/) { return T(1); });
  } else if (pattern == "count") {
    fillBy([](std::uint64_t i) { return static_cast<T>(i + 1); });
  } else if (pattern == "random-01") {
    fillByHash([](std::uint64_t bits) { return positiveFrom<T>(bits); });
  } else if (pattern == "haze") {
    fillByHash([](std::uint64_t bits) { return hazeFrom<T>(bits); });
  } else if (pattern == kExactPattern) {
    fillByHash([](std::uint64_t bits) { return exactFrom<T>(bits); });
  } else {
    fillByHash([](std::uint64_t bits) { return randomFrom<T>(bits); });
  }
}

/// Returns the parameters for the elements as a pattern makes them.
values::Parameters inOrder(values::Parameters parameters) {
  parameters.shuffle = 0;
  return parameters;
}

}  // namespace

void fillByPattern(values::HostArray& array, std::size_t position, std::size_t arrays,
                   const values::Parameters& parameters) {
  fillPart(array, position, arrays, 0, array.count(), inOrder(parameters));
}

void fillPart(values::HostArray& part, std::size_t position, std::size_t arrays,
              std::uint64_t first, std::uint64_t n, const values::Parameters& parameters) {
  values::withType(part.type, [&]<class T>(T) {
    const auto fillBy = [&](const auto& placeOf) {
      fill(part.as<T>(), position, arrays, n, placeOf, parameters);
    };
    if (parameters.shuffle == 0 || n == 0) {
      fillBy([first](std::size_t i) { return first + i; });
    } else {
      fillBy([first, order = Permutation(n, parameters.shuffle)](std::size_t i) {
        return order[first + i];
      });
    }
  });
}

}  // namespace lanescope::catalog
