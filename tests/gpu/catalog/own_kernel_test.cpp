// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <string>

#include "catalog/own/expression.h"
#include "catalog/own/head_comment.h"
#include "catalog/own/own_arguments.h"
#include "catalog/own/own_row.h"
#include "values/error.h"

namespace lanescope::catalog {
namespace {

std::int64_t valueOf(const std::string& text) {
  return Expression("grid", text).value([](std::string_view name) -> std::int64_t {
    if (name == "n") return 1000;
    if (name == "block") return 256;
    values::refuse("'" + std::string(name) + "' has no value.");
  });
}

OwnKernel dotKernel(const std::string& id) {
  OwnKernel kernel;
  kernel.id = id;
  kernel.text = "__global__ void dot();\n";
  kernel.entry = "dot";
  kernel.parameters = {{.name = "a", .isArray = true, .isConst = true},
                       {.name = "b", .isArray = true, .isConst = true},
                       {.name = "partial", .isArray = true},
                       {.name = "n"}};
  kernel.shared = {{.name = "cache", .count = 256, .line = 5}};
  return kernel;
}

std::string refusalOf(const OwnKernel& kernel) {
  try {
    (void)matchArguments(kernel);
    return {};
  } catch (const values::Error& error) {
    return error.what();
  }
}

TEST(Expression, IsComputedAsCComputesIt) {
  EXPECT_EQ(valueOf("(n + block - 1) / block"), 4);
  EXPECT_EQ(valueOf("min(32, (n + block - 1) / block)"), 4);
  EXPECT_EQ(valueOf("max(n, 2) % 7 - -3 * 2"), 1000 % 7 + 6);
  EXPECT_EQ(valueOf("2 + 3 * 4"), 14);
}

TEST(Expression, RefusesWhatItDoesNotUnderstand) {
  for (const char* const text : {"", "n +", "n / 0", "n % 0", "9223372036854775807 + 1", "f(n)",
                                 "min(1)", "(n", "m", "1 2", "99999999999999999999"}) {
    EXPECT_THROW((void)valueOf(text), values::Error) << text;
  }
  EXPECT_THROW((void)valueOf(std::string(10'000, '(')), values::Error);
  EXPECT_THROW((void)valueOf(std::string(10'000, '-')), values::Error);
}

TEST(HeadComment, HoldsTheChoicesOfItsFirstLines) {
  const Choices choices = headChoicesOf(
      "// A dot product.\n// lanescope: problem = dot, block = 128\n\n"
      "// lanescope: grid = min(32, n / block)\n#define N 3\n// lanescope: n = 7\n");
  const Choices wanted{{"problem", "dot"}, {"block", "128"}, {"grid", "min(32, n / block)"}};
  EXPECT_EQ(choices, wanted);
  EXPECT_THROW((void)headChoicesOf("// lanescope: problem\n"), values::Error);
}

TEST(HeadComment, AChoiceIsAProblemALaunchOrAParameter) {
  OwnKernel kernel;
  choose(kernel, "problem", "exclusive-scan");
  choose(kernel, "block", "n / 2");
  choose(kernel, "n", "64");
  EXPECT_EQ(kernel.problem, OwnProblem::exclusiveScan);
  EXPECT_EQ(kernel.launch.at("block"), "n / 2");
  EXPECT_EQ(kernel.usual.at("n"), "64");
  EXPECT_THROW(choose(kernel, "problem", "sort"), values::Error);
  EXPECT_THROW(choose(kernel, "colour", "red"), values::Error);
}

TEST(OwnArguments, AreMatchedByTypeAndName) {
  using enum OwnUse;
  EXPECT_EQ(matchArguments(dotKernel("x.cu")).uses,
            (std::vector{firstInput, secondInput, output, n}));
  // As in NVIDIA's sample: the output comes first, and nothing is const.
  OwnKernel product;
  product.problem = OwnProblem::matmul;
  product.parameters = {{.name = "C", .isArray = true},
                        {.name = "A", .isArray = true},
                        {.name = "B", .isArray = true},
                        {.name = "wA"},
                        {.name = "wB"}};
  EXPECT_EQ(matchArguments(product).uses, (std::vector{output, firstInput, secondInput, k, n}));
}

TEST(OwnArguments, ThatDoNotMatchAreNamed) {
  OwnKernel kernel = dotKernel("x.cu");
  kernel.parameters[2].isConst = true;
  EXPECT_NE(refusalOf(kernel).find("no array that it may write to"), std::string::npos);
  kernel = dotKernel("x.cu");
  kernel.problem = OwnProblem::sum;
  EXPECT_NE(refusalOf(kernel).find("1 input array"), std::string::npos);
  kernel = dotKernel("x.cu");
  kernel.parameters[1].type = values::DType::float64;
  EXPECT_NE(refusalOf(kernel).find("several types"), std::string::npos);
  kernel = dotKernel("x.cu");
  kernel.parameters.push_back({.name = "stride"});
  EXPECT_NE(refusalOf(kernel).find("2 whole numbers"), std::string::npos);
}

TEST(OwnRow, IsFoundUnderItsIdWithItsTextAndItsPlan) {
  OwnKernel kernel = dotKernel("own_row.cu");
  kernel.launch["grid"] = "min(32, (n + block - 1) / block)";
  kernel.usual = {{"n", "1000"}, {"block", "128"}};
  const KernelRow& row = addOwnKernel(kernel);
  EXPECT_EQ(lookUp("own_row.cu"), &row);
  EXPECT_EQ(sourceText(row.source), kernel.text);
  const values::Plan plan = row.plan(defaultsOf(row));
  ASSERT_EQ(plan.buffers.size(), 3U);
  EXPECT_EQ(plan.buffers[2].name, "partial");
  EXPECT_EQ(plan.buffers[2].count, 8U);
  EXPECT_EQ(plan.launches[0].grid.x, 8U);
  EXPECT_EQ(plan.launches[0].shared[0].line, 5);
  EXPECT_TRUE(solveSameProblem(row, find("dot_shared")));
  EXPECT_TRUE(violations(row, defaultsOf(row)).empty());
}

TEST(OwnRow, OfARepeatedIdHidesTheEarlierOne) {
  (void)addOwnKernel(dotKernel("twice.cu"));
  const KernelRow& second = addOwnKernel(dotKernel("twice.cu"));
  EXPECT_EQ(&find("twice.cu"), &second);
  EXPECT_THROW((void)addOwnKernel(dotKernel("dot_shared")), values::Error);
}

}  // namespace
}  // namespace lanescope::catalog
