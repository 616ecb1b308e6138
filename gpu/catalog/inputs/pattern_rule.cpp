// SPDX-License-Identifier: Apache-2.0
#include "catalog/inputs/pattern_rule.h"

#include "catalog/inputs/pattern.h"
#include "values/names.h"

namespace lanescope::catalog {
namespace {

enum class Pattern : std::uint8_t {
  iota,
  iotaTwo,
  iotaDouble,
  count,
  ones,
  random,
  random01,
  haze,
  illConditioned,
};

/// Those that some row offers.
constexpr values::Names<Pattern, 9> kPatterns{{{Pattern::iota, "iota"},
                                               {Pattern::iotaTwo, "iota-two"},
                                               {Pattern::iotaDouble, "iota-double"},
                                               {Pattern::count, "count"},
                                               {Pattern::ones, "ones"},
                                               {Pattern::random, "random"},
                                               {Pattern::random01, "random-01"},
                                               {Pattern::haze, "haze"},
                                               {Pattern::illConditioned, "ill-conditioned"}}};

}  // namespace

std::optional<PatternRule> ruleOf(std::string_view pattern, std::size_t position) {
  if (pattern == kExactPattern) return PatternRule::exact;
  const bool isFirst = position == 0;
  switch (values::valueIn(kPatterns, pattern, "a pattern")) {
    case Pattern::iota:
    case Pattern::iotaTwo:
      return isFirst ? PatternRule::index : PatternRule::two;
    case Pattern::iotaDouble:
      return isFirst ? PatternRule::index : PatternRule::twiceIndex;
    case Pattern::count:
      return PatternRule::indexPlusOne;
    case Pattern::ones:
      return PatternRule::one;
    case Pattern::random:
      return PatternRule::random;
    case Pattern::random01:
      return PatternRule::random01;
    case Pattern::haze:
      return PatternRule::haze;
    case Pattern::illConditioned:
      break;
  }
  return std::nullopt;
}

bool isMadeByIndex(const values::Parameters& parameters) {
  return parameters.shuffle == 0 && ruleOf(parameters.pattern, 0).has_value();
}

}  // namespace lanescope::catalog
