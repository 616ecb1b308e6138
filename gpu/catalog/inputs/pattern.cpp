// SPDX-License-Identifier: Apache-2.0
#include "catalog/inputs/pattern.h"

#include <optional>
#include <type_traits>

#include "catalog/inputs/ill_conditioned.h"
#include "catalog/inputs/pattern_rule.h"
#include "catalog/inputs/permutation.h"
#include "values/typed.h"

namespace lanescope::catalog {
namespace {

/// `n`: elements of the array. `placeOf(i)`: which of them element i of `out` is.
template <class T, class PlaceOf>
void fill(std::span<T> out, std::size_t position, std::size_t arrays, std::uint64_t n,
          const PlaceOf& placeOf, const values::Parameters& parameters) {
  std::optional<PatternRule> rule = ruleOf(parameters.pattern, position);
  if constexpr (sizeof(T) == 1) rule = rule.value_or(PatternRule::random);
  if (rule) {
    withRule(*rule, [&]<PatternRule kRule>(std::integral_constant<PatternRule, kRule>) {
      for (std::size_t i = 0; i < out.size(); ++i) {
        out[i] = elementAt<kRule, T>(parameters.seed, position, placeOf(i));
      }
    });
    return;
  }
  if constexpr (sizeof(T) > 1) {
    const IllConditioned<T> terms(n, arrays, parameters.seed);
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = terms.at(position, placeOf(i));
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
  fillPart(part.bytes, part.type, position, arrays, first, n, parameters);
}

void fillPart(std::span<std::byte> part, values::DType type, std::size_t position,
              std::size_t arrays, std::uint64_t first, std::uint64_t n,
              const values::Parameters& parameters) {
  values::withType(type, [&]<class T>(T) {
    const std::span<T> elements(reinterpret_cast<T*>(part.data()), part.size() / sizeof(T));
    const auto fillBy = [&](const auto& placeOf) {
      fill(elements, position, arrays, n, placeOf, parameters);
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
