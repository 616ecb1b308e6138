// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {
namespace {

values::Parameters matrix(std::int64_t m, std::int64_t n) {
  values::Parameters parameters = defaultsOf(find("transpose_tiled"));
  parameters.m = m;
  parameters.n = n;
  return parameters;
}

TEST(TransposePlan, CoversTheMatrixWithSquaresOf32AndKnowsTheTilesColumns) {
  const values::Plan plan = find("transpose_padded").plan(matrix(65, 40));
  EXPECT_EQ(plan.buffers[0].columns, 40U);
  EXPECT_EQ(plan.buffers[1].columns, 65U);
  EXPECT_EQ(plan.launches[0].grid, (values::Dim3{2, 3, 1}));
  EXPECT_EQ(plan.launches[0].block, (values::Dim3{32, 8, 1}));
  ASSERT_EQ(plan.launches[0].shared.size(), 1U);
  EXPECT_EQ(plan.launches[0].shared[0].name, "tile");
  EXPECT_EQ(plan.launches[0].shared[0].columns, 33U);
  EXPECT_EQ(plan.launches[0].shared[0].count, 32U * 33U);
  EXPECT_TRUE(find("transpose_naive").plan(matrix(65, 40)).launches[0].shared.empty());
}

TEST(TransposeLimit, NamesTheMatrixAndTheGrid) {
  const auto sentence = [](const values::Parameters& parameters) {
    const auto found = violations(find("transpose_tiled"), parameters);
    return found.empty() ? std::string() : found.front().sentence;
  };
  EXPECT_EQ(sentence(matrix(2048, std::int64_t{1} << 30)),
            "The matrix of m · n = 2048 · 1073741824 elements is too large: a matrix has at most "
            "2^40.");
  EXPECT_EQ(sentence(matrix(3'000'000, 1)),
            "m = 3000000 makes more than the 65535 blocks that a grid has in y; with blocks of 32 "
            "the most is 2097120.");
  EXPECT_EQ(sentence(matrix(2'097'120, 1)), "");
}

/// Returns the right outputs of these inputs, rounded to the type of the elements.
std::vector<values::HostArray> rightOutputs(const Reference& reference) {
  const auto elements = reference.elements.as<double>();
  std::vector<values::HostArray> outputs{
      values::HostArray(values::DType::float32, elements.size())};
  const auto out = outputs[0].as<float>();
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<float>(elements[i]);
  return outputs;
}

TEST(MapCheck, FailsOnOneWrongElement) {
  for (const KernelRow& row : kernels()) {
    if (row.family != "map") continue;
    values::Parameters parameters = defaultsOf(row);
    parameters.pattern = "random";
    const auto inputs = makeInputs(row, parameters);
    const Reference reference = row.reference(parameters, inputs);
    auto outputs = rightOutputs(reference);
    const auto passes = [&] {
      return row.compare(parameters, inputs, reference, {0.0, outputs}).passes();
    };
    EXPECT_TRUE(passes()) << row.id;
    float& element = outputs[0].as<float>()[17];
    element += 1e-3F;
    EXPECT_FALSE(passes()) << row.id;
    EXPECT_EQ(row.compare(parameters, inputs, reference, {0.0, outputs}).element, 17) << row.id;
    element = std::numeric_limits<float>::quiet_NaN();
    EXPECT_FALSE(passes()) << row.id;
  }
}

TEST(MapCheck, OfATransposeAllowsNoRoundingAndTakesInfinities) {
  const KernelRow& row = find("transpose_swizzled");
  const values::Parameters parameters = matrix(3, 5);
  auto inputs = makeInputs(row, parameters);
  inputs[0].as<float>()[7] = std::numeric_limits<float>::infinity();
  const Reference reference = row.reference(parameters, inputs);
  auto outputs = rightOutputs(reference);
  EXPECT_TRUE(row.compare(parameters, inputs, reference, {0.0, outputs}).passes());
  float& last = outputs[0].as<float>()[14];
  last = std::nextafter(last, 0.0F);
  EXPECT_FALSE(row.compare(parameters, inputs, reference, {0.0, outputs}).passes());
}

TEST(MapCheck, OfACpuVariantIsOfEveryElement) {
  for (const KernelRow& row : kernels()) {
    if (row.family != "map") continue;
    const values::Parameters parameters = defaultsOf(row);
    const auto inputs = makeInputs(row, parameters);
    Reference reference = row.reference(parameters, inputs);
    const auto variants = row.cpuVariants(parameters);
    ASSERT_FALSE(variants.empty());
    for (const CpuVariant& variant : variants) {
      EXPECT_EQ(variant.run(inputs), reference.value) << row.id << " " << variant.name;
      EXPECT_TRUE(variant.compare(parameters, reference).passes()) << row.id << variant.name;
    }
    reference.elements.as<double>()[40] += 1;
    for (const CpuVariant& variant : variants) {
      EXPECT_EQ(variant.compare(parameters, reference).element, 40) << row.id << variant.name;
      EXPECT_FALSE(variant.compare(parameters, reference).passes()) << row.id << variant.name;
    }
  }
}

TEST(MapClosedForm, IsTheLastElementOfEveryPatternThatHasOne) {
  int formulas = 0;
  for (const KernelRow& row : kernels()) {
    if (row.family != "map") continue;
    for (const std::string_view pattern : row.parameter("pattern")->choices) {
      for (const std::int64_t n : {1, 3, 4, 5, 100}) {
        values::Parameters parameters = defaultsOf(row);
        parameters.n = n;
        parameters.pattern = pattern;
        const auto formula = row.closedForm(parameters);
        EXPECT_EQ(formula.has_value(), pattern != "random") << row.id << " " << pattern;
        if (!formula) continue;
        ++formulas;
        EXPECT_EQ(values::asDouble(row.reference(parameters, makeInputs(row, parameters)).value),
                  *formula)
            << row.id << " " << pattern << " " << n;
      }
    }
  }
  EXPECT_GT(formulas, 0);
}

/// Whole numbers beyond 2^24 are rounded in float32, in the formula as in the input.
TEST(MapClosedForm, HasTheRoundedNumbersOfFloat32) {
  values::Parameters parameters = matrix((1 << 12) + 1, (1 << 12) + 1);
  EXPECT_EQ(find("transpose_naive").closedForm(parameters), 16785408.0);
  parameters.m = 3;
  parameters.n = 5592407;  // the last element is 2^24 + 4
  EXPECT_EQ(find("transpose_naive").closedForm(parameters), 16777220.0);
  parameters.n = 8388609;  // the last element is 3·2^23 + 2, of 25 bits
  EXPECT_EQ(find("transpose_naive").closedForm(parameters), 25165826.0);
  parameters.m = 1;
  parameters.n = (1 << 24) + 2;  // the last element is 2^24 + 1, rounded to even
  EXPECT_EQ(find("transpose_naive").closedForm(parameters), 16777216.0);
}

TEST(Maps, AreComparedWhereTheyHaveTheSameInputs) {
  EXPECT_FALSE(whyNotComparable(find("transpose_naive"), find("transpose_swizzled")));
  EXPECT_TRUE(solveSameProblem(find("transpose_naive"), find("transpose_padded")));
  EXPECT_TRUE(whyNotComparable(find("transpose_naive"), find("stencil_halo")));
  EXPECT_TRUE(whyNotComparable(find("stencil_halo"), find("transpose_naive")));
  EXPECT_TRUE(whyNotComparable(find("vector_add"), find("stencil_halo")));
  EXPECT_FALSE(solveSameProblem(find("transpose_naive"), find("stencil_halo")));
}

TEST(SizeKind, IsThatOfTheFamilyAndOfMatrices) {
  EXPECT_EQ(sizeKindOf(find("transpose_naive")), sizeKindOf(find("transpose_tiled")));
  EXPECT_NE(sizeKindOf(find("transpose_naive")), sizeKindOf(find("vector_add")));
  EXPECT_NE(sizeKindOf(find("transpose_naive")), sizeKindOf(find("matmul_naive")));
  EXPECT_EQ(sizeKindOf(find("dot_no_bounds")), sizeKindOf(find("reduce_shuffle")));
}

}  // namespace
}  // namespace lanescope::catalog
