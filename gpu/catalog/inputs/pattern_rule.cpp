// SPDX-License-Identifier: Apache-2.0
#include "catalog/inputs/pattern_rule.h"

#include "catalog/inputs/pattern.h"

namespace lanescope::catalog {

std::optional<PatternRule> ruleOf(std::string_view pattern, std::size_t position) {
  if (pattern == "ill-conditioned") return std::nullopt;
  if (pattern == "iota" || pattern == "iota-two" || pattern == "iota-double") {
    if (position == 0) return PatternRule::index;
    return pattern == "iota-double" ? PatternRule::twiceIndex : PatternRule::two;
  }
  if (pattern == "ones") return PatternRule::one;
  if (pattern == "count") return PatternRule::indexPlusOne;
  if (pattern == "random-01") return PatternRule::random01;
  if (pattern == "haze") return PatternRule::haze;
  if (pattern == kExactPattern) return PatternRule::exact;
  return PatternRule::random;
}

bool isMadeByIndex(const values::Parameters& parameters) {
  return parameters.shuffle == 0 && ruleOf(parameters.pattern, 0).has_value();
}

}  // namespace lanescope::catalog
