// SPDX-License-Identifier: Apache-2.0
#include "request/parameters.h"

#include "values/names.h"

namespace lanescope::values {
namespace {

constexpr Names<Op, 3> kOps{{{Op::sum, "sum"}, {Op::min, "min"}, {Op::max, "max"}}};
constexpr Names<LaunchRule, 3> kRules{
    {{LaunchRule::book, "book"}, {LaunchRule::fill, "fill"}, {LaunchRule::tuned, "tuned"}}};

}  // namespace

std::string_view nameOf(Op op) {
  return nameIn(kOps, op);
}
std::string_view nameOf(LaunchRule rule) {
  return nameIn(kRules, rule);
}
Op opFromName(std::string_view name) {
  return valueIn(kOps, name, "an op");
}
LaunchRule ruleFromName(std::string_view name) {
  return valueIn(kRules, name, "a rule");
}

}  // namespace lanescope::values
