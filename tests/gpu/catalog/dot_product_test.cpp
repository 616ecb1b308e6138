// SPDX-License-Identifier: Apache-2.0
#include "catalog/dot_product.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cpu/dot.h"

namespace lanescope::catalog {
namespace {

values::Parameters withSize(std::int64_t n, std::int64_t block = 256) {
  values::Parameters parameters;
  parameters.n = n;
  parameters.block = block;
  return parameters;
}

std::int64_t gridOf(const values::Parameters& parameters) {
  return find("dot_shared").plan(parameters).launches.front().grid.x;
}

TEST(LaunchRule, OfTheBookIsMin32CeilNOverThreads) {
  EXPECT_EQ(gridOf(withSize(1)), 1);
  EXPECT_EQ(gridOf(withSize(256)), 1);
  EXPECT_EQ(gridOf(withSize(257)), 2);
  EXPECT_EQ(gridOf(withSize(1 << 20)), 32);
  values::Parameters asked = withSize(1);
  asked.grid = 7;
  EXPECT_EQ(gridOf(asked), 7);
}

TEST(LaunchRule, ThatFillsAGpuLaunchesMoreWhereThereIsMoreToDo) {
  values::Parameters parameters = withSize(1000);
  parameters.rule = values::LaunchRule::fill;
  EXPECT_EQ(gridOf(parameters), 4);
  parameters.n = 1 << 28;
  parameters.filling = 1056;
  EXPECT_EQ(gridOf(parameters), 1056);
  parameters.filling = 2;
  EXPECT_EQ(gridOf(parameters), 2);
}

TEST(LaunchRule, TakesTheEmulatorForSixteenMultiprocessorsOnEveryMachine) {
  for (const auto& [block, blocks] : {std::pair{1024, 32}, {256, 128}, {32, 512}, {1, 512}}) {
    values::Parameters parameters = withSize(1 << 28, block);
    parameters.rule = values::LaunchRule::fill;
    EXPECT_EQ(gridOf(parameters), blocks) << block;
  }
}

TEST(DotReference, AgreesWithLongDoubleWhereFloatCancels) {
  const std::size_t n = 100'001;
  std::vector<float> a(n);
  std::vector<float> b(n);
  long double exact = 0;
  for (std::size_t i = 0; i < n; ++i) {
    a[i] = std::sin(static_cast<float>(i)) * 1e6F;
    b[i] = std::cos(static_cast<float>(i)) * 1e-3F;
    exact += static_cast<long double>(a[i]) * static_cast<long double>(b[i]);
  }
  const cpu::DotReference reference = cpu::dotReference<float>(a, b);
  EXPECT_NEAR(reference.value, static_cast<double>(exact), 1e-15 * reference.magnitude);
  EXPECT_GT(reference.magnitude, std::abs(reference.value));
}

TEST(DotReference, IsNotANumberWhenAnInputIsNot) {
  const std::vector<float> a{1.0F, std::nanf("")};
  const std::vector<float> b{1.0F, 1.0F};
  EXPECT_TRUE(std::isnan(cpu::dotReference<float>(a, b).value));
}

TEST(DotClosedForm, AgreesWithTheReferenceOverThePatternsInputs) {
  for (const char* pattern : {"iota-two", "iota-double", "count", "ones"}) {
    for (const std::int64_t n : {1, 2, 31, 32, 33, 1000, 4097}) {
      values::Parameters parameters = withSize(n);
      parameters.pattern = pattern;
      const auto inputs = makeInputs(find("dot_shared"), parameters);
      EXPECT_DOUBLE_EQ(*dotClosedForm(parameters),
                       values::asDouble(dotReference(parameters, inputs).value))
          << pattern << " " << n;
    }
  }
  values::Parameters random = withSize(10);
  random.pattern = "random";
  EXPECT_FALSE(dotClosedForm(random).has_value());
}

TEST(DotTolerance, IsOneRoundingAProductWhenTheHostAdds) {
  EXPECT_NEAR(dotGlobalTolerance(withSize(1 << 20), {}, {1.0, 1.0, {}, {}}), 0x1.0p-24, 1e-12);
}

TEST(DotTolerance, AddsUpTheSumsOnTheWay) {
  // 2^20 elements over 32 blocks of 256 threads: 128 fma in a row, which make 1, 2, … 128; then 8
  // additions in the tree, over which 2^20 stay 2^20.
  values::Parameters parameters = withSize(1 << 20);
  parameters.pattern = "ones";
  const auto inputs = makeInputs(find("dot_shared"), parameters);
  const double loops = 32.0 * 256.0 * (128.0 * 129.0 / 2.0);
  EXPECT_NEAR(dotSharedTolerance(parameters, inputs, {}), (loops + 8.0 * (1 << 20)) * 0x1.0p-24,
              1e-3);
}

TEST(DotTolerance, LetsNoLostBlockPassWhereTheTermsCancel) {
  values::Parameters parameters = withSize(1 << 22);
  parameters.pattern = "random";
  const KernelRow& row = find("dot_shared");
  const auto inputs = makeInputs(row, parameters);
  // What the 32 blocks of 256 threads would bring, in double.
  std::vector<double> partial(32);
  for (std::size_t i = 0; i < inputs[0].count(); ++i) {
    partial[i / 256 % 32] += static_cast<double>(inputs[0].as<float>()[i]) *
                             static_cast<double>(inputs[1].as<float>()[i]);
  }
  const double least = std::abs(
      *std::ranges::min_element(partial, {}, [](double value) { return std::abs(value); }));
  const Reference reference = row.reference(parameters, inputs);
  EXPECT_LT(dotSharedTolerance(parameters, inputs, reference), least);
}

TEST(CpuVariants, AllComputeTheDotProduct) {
  const auto inputs = [] {
    values::Parameters parameters = withSize(100'003);
    parameters.pattern = "random";
    return makeInputs(find("dot_shared"), parameters);
  }();
  const Reference reference = dotReference({}, inputs);
  const auto variants = dotCpuVariants({});
  ASSERT_GE(variants.size(), 3U);
  for (const CpuVariant& variant : variants) {
    EXPECT_NEAR(values::asDouble(variant.run(inputs)), values::asDouble(reference.value),
                100'003 * 0x1.0p-23 * reference.magnitude)
        << variant.name;
  }
}

}  // namespace
}  // namespace lanescope::catalog
