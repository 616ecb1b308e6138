// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <string>

#include "catalog/catalog.h"
#include "catalog/inputs/pattern.h"
#include "catalog/inputs/pattern_rule.h"
#include "values/error.h"

namespace lanescope::catalog {
namespace {

std::vector<values::HostArray> inputs(const char* pattern, std::int64_t n, std::uint64_t seed = 1) {
  values::Parameters parameters;
  parameters.n = n;
  parameters.pattern = pattern;
  parameters.seed = seed;
  return makeInputs(find("dot_shared"), parameters);
}

TEST(Patterns, AreTheTextbooksInputs) {
  EXPECT_EQ(inputs("iota-two", 5)[0].as<float>()[4], 4.0F);
  EXPECT_EQ(inputs("iota-two", 5)[1].as<float>()[4], 2.0F);
  EXPECT_EQ(inputs("iota-double", 5)[1].as<float>()[4], 8.0F);
  EXPECT_EQ(inputs("ones", 5)[0].as<float>()[0], 1.0F);
  EXPECT_EQ(inputs("count", 5)[0].as<float>()[0], 1.0F);
  EXPECT_EQ(inputs("count", 5)[1].as<float>()[4], 5.0F);
}

TEST(Patterns, WithAnUnknownNameAreRefusedAndNotRandom) {
  for (const char* const pattern : {"", "Random", "randon", "iota-three"}) {
    try {
      static_cast<void>(inputs(pattern, 5));
      ADD_FAILURE() << pattern;
    } catch (const values::Error& error) {
      EXPECT_EQ(error.kind(), values::ErrorKind::badInput);
      EXPECT_EQ(error.what(), "'" + std::string(pattern) +
                                  "' is not a pattern; choose one of iota, iota-two, iota-double, "
                                  "count, ones, random, random-01, haze, ill-conditioned.");
    }
  }
}

TEST(RandomPattern, RepeatsForASeedAndDiffersBetweenSeedsAndArrays) {
  EXPECT_EQ(inputs("random", 100), inputs("random", 100));
  EXPECT_NE(inputs("random", 100, 1), inputs("random", 100, 2));
  const auto arrays = inputs("random", 100);
  EXPECT_NE(arrays[0], arrays[1]);
}

TEST(RandomPattern, IsUniformFromMinusOneToOne) {
  const auto arrays = inputs("random", 100'000);
  const auto values = arrays[0].as<float>();
  EXPECT_GE(*std::min_element(values.begin(), values.end()), -1.0F);
  EXPECT_LT(*std::max_element(values.begin(), values.end()), 1.0F);
  const double mean = std::accumulate(values.begin(), values.end(), 0.0) / 100'000;
  EXPECT_NEAR(mean, 0.0, 0.01);  // five standard errors of 0.577 / sqrt(1e5)
}

TEST(RandomPattern, From0To1IsUniformAndOfWholeNumbersGoesTo1000) {
  const auto arrays = inputs("random-01", 100'000);
  const auto values = arrays[0].as<float>();
  EXPECT_GE(*std::min_element(values.begin(), values.end()), 0.0F);
  EXPECT_LT(*std::max_element(values.begin(), values.end()), 1.0F);
  const double mean = std::accumulate(values.begin(), values.end(), 0.0) / 100'000;
  EXPECT_NEAR(mean, 0.5, 0.005);  // five standard errors of 0.289 / sqrt(1e5)

  values::Parameters parameters;
  parameters.n = 100'000;
  parameters.pattern = "random-01";
  parameters.dtype = values::DType::int32;
  const auto whole = makeInputs(find("reduce_sequential"), parameters);
  const auto [least, most] = std::ranges::minmax(whole[0].as<std::int32_t>());
  EXPECT_EQ(least, 0);
  EXPECT_EQ(most, 1000);
}

TEST(PatternRules, MakeEachElementAloneFromItsIndex) {
  constexpr std::uint64_t kFirst = (std::uint64_t{1} << 36) + 1;
  values::Parameters parameters;
  parameters.pattern = "count";
  values::HostArray part(values::DType::int64, 3);
  fillPart(part, 0, 1, kFirst, kFirst + 3, parameters);
  EXPECT_EQ(part.as<std::int64_t>()[2], static_cast<std::int64_t>(kFirst + 3));
  constexpr std::int64_t kElement =
      elementAt<PatternRule::indexPlusOne, std::int64_t>(0, 0, kFirst + 2);
  static_assert(kElement == kFirst + 3);
  static_assert(elementAt<PatternRule::haze, std::uint8_t>(1, 0, 5) >= 96);

  parameters.pattern = "random";
  parameters.seed = 7;
  values::HostArray numbers(values::DType::float32, 100);
  fillPart(numbers, 1, 2, kFirst, kFirst + 100, parameters);
  for (std::uint64_t i = 0; i < 100; ++i) {
    EXPECT_EQ(numbers.as<float>()[i], (elementAt<PatternRule::random, float>(7, 1, kFirst + i)));
  }
}

TEST(PatternRules, AreThereForAllPatternsButThoseThatNeedAllElements) {
  values::Parameters parameters;
  for (const char* const pattern :
       {"iota", "iota-two", "iota-double", "ones", "count", "random", "random-01", "haze"}) {
    parameters.pattern = pattern;
    EXPECT_TRUE(isMadeByIndex(parameters)) << pattern;
  }
  EXPECT_EQ(ruleOf("iota-double", 1), PatternRule::twiceIndex);
  EXPECT_EQ(ruleOf("iota-two", 1), PatternRule::two);
  parameters.shuffle = 1;
  EXPECT_FALSE(isMadeByIndex(parameters));
  parameters.shuffle = 0;
  parameters.pattern = "ill-conditioned";
  EXPECT_FALSE(isMadeByIndex(parameters));
}

}  // namespace
}  // namespace lanescope::catalog
