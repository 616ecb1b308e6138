// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include "catalog/inputs/hash.h"
#include "request/parameters.h"

// The patterns whose elements follow from their index alone. Host and device make the same bits.

namespace lanescope::catalog {

/// How an element of one array is made out of its index.
enum class PatternRule : std::uint8_t {
  index,
  indexPlusOne,
  twiceIndex,
  one,
  two,
  /// Uniform in [-1, 1), with as many bits as the type holds; a whole number from -1000 to 1000, a
  /// byte from 0 to 255.
  random,
  /// Uniform in [0, 1), likewise; a whole number from 0 to 1000, a byte from 0 to 255.
  random01,
  haze,   ///< a grey level of a photograph of low contrast: a bell from 96 to 160
  exact,  ///< a whole number from -4 to 4, never 0
};

/// Returns the rule for input number `position`; nothing for `ill-conditioned`, whose elements
/// depend on their number too. Throws values::Error (badInput), which lists the patterns, for a
/// name that is none.
[[nodiscard]] std::optional<PatternRule> ruleOf(std::string_view pattern, std::size_t position);

/// Whether each element of the inputs follows from its index alone: by a pattern that has a rule,
/// in the order in which it makes them.
[[nodiscard]] bool isMadeByIndex(const values::Parameters& parameters);

namespace rules {

template <class T>
LANESCOPE_PATTERN_FN T random(std::uint64_t bits) {
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

template <class T>
LANESCOPE_PATTERN_FN T random01(std::uint64_t bits) {
  if constexpr (sizeof(T) == 1) {
    return random<T>(bits);
  } else if constexpr (std::is_integral_v<T>) {
    constexpr std::uint64_t kNumbers = 1001;
    return static_cast<T>((bits >> 32) * kNumbers >> 32);
  } else if constexpr (std::is_same_v<T, float>) {
    return static_cast<float>(bits >> 40) * 0x1.0p-24F;
  } else {
    return static_cast<double>(bits >> 11) * 0x1.0p-53;
  }
}

template <class T>
LANESCOPE_PATTERN_FN T haze(std::uint64_t bits) {
  constexpr int kDarkest = 96;
#if defined(__CUDA_ARCH__)
  return T(kDarkest) + static_cast<T>(__popcll(bits));
#else
  return T(kDarkest) + static_cast<T>(std::popcount(bits));
#endif
}

template <class T>
LANESCOPE_PATTERN_FN T exact(std::uint64_t bits) {
  const auto magnitude = static_cast<T>(1 + (bits & 3));
  return (bits & 4) != 0 ? static_cast<T>(-magnitude) : magnitude;
}

}  // namespace rules

/// Returns element i of the array. `stream`: the array's number among the inputs.
template <PatternRule rule, class T>
LANESCOPE_PATTERN_FN T elementAt(std::uint64_t seed, std::uint64_t stream, std::uint64_t i) {
  if constexpr (rule == PatternRule::index) {
    return static_cast<T>(i);
  } else if constexpr (rule == PatternRule::indexPlusOne) {
    return static_cast<T>(i + 1);
  } else if constexpr (rule == PatternRule::twiceIndex) {
    return static_cast<T>(2 * i);
  } else if constexpr (rule == PatternRule::one) {
    return T(1);
  } else if constexpr (rule == PatternRule::two) {
    return T(2);
  } else {
    const std::uint64_t bits = hashAt(seed, stream, i);
    if constexpr (rule == PatternRule::random) return rules::random<T>(bits);
    if constexpr (rule == PatternRule::random01) return rules::random01<T>(bits);
    if constexpr (rule == PatternRule::haze) return rules::haze<T>(bits);
    if constexpr (rule == PatternRule::exact) return rules::exact<T>(bits);
  }
}

/// Calls `work(std::integral_constant<PatternRule, …>{})`: a loop of its own for each rule, since
/// the choice would take most of an element's time.
template <class Work>
void withRule(PatternRule rule, const Work& work) {
  switch (rule) {
    case PatternRule::index:
      return work(std::integral_constant<PatternRule, PatternRule::index>{});
    case PatternRule::indexPlusOne:
      return work(std::integral_constant<PatternRule, PatternRule::indexPlusOne>{});
    case PatternRule::twiceIndex:
      return work(std::integral_constant<PatternRule, PatternRule::twiceIndex>{});
    case PatternRule::one:
      return work(std::integral_constant<PatternRule, PatternRule::one>{});
    case PatternRule::two:
      return work(std::integral_constant<PatternRule, PatternRule::two>{});
    case PatternRule::random:
      return work(std::integral_constant<PatternRule, PatternRule::random>{});
    case PatternRule::random01:
      return work(std::integral_constant<PatternRule, PatternRule::random01>{});
    case PatternRule::haze:
      return work(std::integral_constant<PatternRule, PatternRule::haze>{});
    case PatternRule::exact:
      return work(std::integral_constant<PatternRule, PatternRule::exact>{});
  }
}

}  // namespace lanescope::catalog
