// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <string>

#include "catalog/own/element_expression.h"
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
                       {.name = "n", .type = values::DType::int32}};
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

/// What each parameter of the first launch gets.
std::vector<std::string> usesOf(const OwnKernel& kernel) {
  std::vector<std::string> uses;
  for (const OwnArgumentRow& row : argumentTable(kernel)) uses.push_back(row.use);
  return uses;
}
using Uses = std::vector<std::string>;

TEST(OwnArguments, AreMatchedByTypeAndName) {
  EXPECT_EQ(usesOf(dotKernel("x.cu")), (Uses{"input", "input 2", "output", "n"}));
  // As in NVIDIA's sample: the output comes first, and nothing is const.
  OwnKernel product;
  product.problem = OwnProblem::matmul;
  product.parameters = {{.name = "C", .isArray = true},
                        {.name = "A", .isArray = true},
                        {.name = "B", .isArray = true},
                        {.name = "wA"},
                        {.name = "wB"}};
  for (std::size_t i = 3; i < 5; ++i) product.parameters[i].type = values::DType::int32;
  EXPECT_EQ(usesOf(product), (Uses{"output", "input", "input 2", "k", "n"}));
}

TEST(OwnArguments, AWordIsMoreOfAnOutputThanALetter) {
  const auto named = [](const std::vector<std::string>& names) {
    OwnKernel kernel = dotKernel("x.cu");
    kernel.parameters.clear();
    for (const std::string& name : names)
      kernel.parameters.push_back({.name = name, .isArray = true});
    return usesOf(kernel);
  };
  EXPECT_EQ(named({"x", "y", "blockSums"}), (Uses{"input", "input 2", "output"}));
  EXPECT_EQ(named({"partial", "c", "y"}), (Uses{"output", "input", "input 2"}));
  EXPECT_EQ(named({"s", "x", "c"}), (Uses{"input", "input 2", "output"}));
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
  kernel.parameters.push_back({.name = "stride", .type = values::DType::int32});
  EXPECT_NE(refusalOf(kernel).find("// lanescope: stride = n"), std::string::npos);
}

OwnKernel scanKernel() {
  OwnKernel kernel;
  kernel.id = "scan.cu";
  kernel.entry = "scanOfBlock";
  kernel.problem = OwnProblem::scan;
  kernel.parameters = {{.name = "in", .isArray = true, .isConst = true},
                       {.name = "out", .isArray = true},
                       {.name = "sums", .isArray = true},
                       {.name = "n", .type = values::DType::int32}};
  kernel.functions = {
      {"scanSums",
       "scanSums",
       {{.name = "sums", .isArray = true}, {.name = "count", .type = values::DType::int32}}},
      {"addOffsets",
       "addOffsets",
       {{.name = "out", .isArray = true},
        {.name = "sums", .isArray = true, .isConst = true},
        {.name = "n", .type = values::DType::int32}}}};
  return kernel;
}

TEST(OwnArguments, AFurtherLaunchTakesTheArraysOfItsParametersNames) {
  OwnKernel kernel = scanKernel();
  choose(kernel, "then", "scanSums(grid = 1, block = 512); addOffsets");
  choose(kernel, "n", "1000");
  const KernelRow& row = addOwnKernel(kernel);
  const values::Plan plan = row.plan(defaultsOf(row));
  ASSERT_EQ(plan.buffers.size(), 3U);
  EXPECT_EQ(plan.buffers[1].name, "out");
  EXPECT_EQ(plan.buffers[2].name, "sums");
  EXPECT_EQ(plan.buffers[2].role, values::Role::scratch);
  EXPECT_EQ(plan.buffers[2].count, 4U);  // the blocks of the first launch
  ASSERT_EQ(plan.launches.size(), 3U);
  EXPECT_EQ(plan.launches[1].grid.x, 1U);
  EXPECT_EQ(plan.launches[1].block.x, 512U);
  EXPECT_EQ(std::get<std::int64_t>(plan.launches[1].arguments[1]), 4);
  EXPECT_EQ(plan.launches[2].grid.x, 4U);
  EXPECT_EQ(std::get<std::int64_t>(plan.launches[2].arguments[2]), 1000);
}

TEST(OwnArguments, TheTableIsCorrectedByTheHeadComment) {
  OwnKernel kernel;
  kernel.id = "mix.cu";
  kernel.entry = "mix";
  kernel.problem = OwnProblem::map;
  kernel.parameters = {{.name = "y", .isArray = true, .text = "float*"},
                       {.name = "x", .isArray = true, .isConst = true, .text = "const float*"},
                       {.name = "n", .type = values::DType::int32, .text = "int32"},
                       {.name = "alpha", .type = values::DType::float32, .text = "float32"}};
  EXPECT_EQ(usesOf(kernel), (Uses{"output", "input", "n", ""}));
  EXPECT_NE(refusalOf(kernel).find("// lanescope: alpha = 2.5"), std::string::npos);
  choose(kernel, "y", "in-out");
  choose(kernel, "alpha", "0.1");
  choose(kernel, "argument n", "n / 2");
  EXPECT_EQ(usesOf(kernel), (Uses{"in-out", "input", "n / 2", "0.1"}));
  const std::vector<OwnArgumentRow> table = argumentTable(kernel);
  EXPECT_EQ(table[0].type, "float*");
  EXPECT_EQ(table[0].possible, (Uses{"input", "input 2", "output", "in-out", "scratch"}));
  EXPECT_EQ(table[1].possible, (Uses{"input", "input 2"}));
  EXPECT_TRUE(table[3].possible.empty());
  const KernelRow& row = addOwnKernel(kernel);
  const values::Plan plan = row.plan(defaultsOf(row));
  EXPECT_EQ(std::get<double>(plan.launches[0].arguments[3]), 0.1);
  EXPECT_EQ(std::get<std::int64_t>(plan.launches[0].arguments[2]), 512);
  ASSERT_EQ(plan.buffers.size(), 3U);  // x, the first contents of y, y
  EXPECT_EQ(plan.buffers[2].copyOf, 1U);
  EXPECT_EQ(std::get<values::BufferIndex>(plan.launches[0].arguments[0]).index, 2U);
  EXPECT_EQ(row.inputs.size(), 2U);
}

TEST(OwnArguments, TwoInputsMayChangePlaces) {
  OwnKernel kernel = dotKernel("swap.cu");
  choose(kernel, "a", "input 2");
  EXPECT_EQ(usesOf(kernel), (Uses{"input 2", "input", "output", "n"}));
  EXPECT_EQ(matchArguments(kernel).inputNames(), (std::vector<std::string>{"b", "a"}));
}

TEST(ElementExpression, ComputesElementsAsCDoesInDouble) {
  const std::vector<float> numbers{1, 2, 3, 4};
  const auto a = values::HostArray::of<float>(numbers);
  const std::vector<std::int32_t> wholeNumbers{5, -7, 9, 11};
  const auto b = values::HostArray::of<std::int32_t>(wholeNumbers);
  const auto at = [&](const std::string& text, std::int64_t i, Border border = Border::zero) {
    const ElementExpression expression(
        Expression("reference", text), {{"a", &a, 2}, {"b", &b}}, 2, border,
        [](std::string_view name) -> values::Number {
          if (name == "alpha") return 2.5;
          values::refuse("'" + std::string(name) + "' has no value.");
        });
    return expression.at(i);
  };
  EXPECT_EQ(at("alpha * a[i] + 1", 2).real, 8.5);
  EXPECT_EQ(at("b[i] / 2", 1).whole, -3);
  EXPECT_TRUE(at("b[i] / 2", 1).isWhole);
  EXPECT_EQ(at("a[i] / 2", 0).real, 0.5);
  EXPECT_EQ(at("a[i - 1] + a[i + 1]", 0).real, 2.0);
  EXPECT_EQ(at("a[i - 1] + a[i + 1]", 0, Border::clamp).real, 3.0);
  EXPECT_EQ(at("a[row + 1, column] * 10 + a[row, column - 1]", 1).real, 41.0);
  EXPECT_EQ(at("sum(j, 0, i + 1, a[j] * sum(k, 0, 2, k + 1))", 3).real, 30.0);
  EXPECT_EQ(at("a[i] > 2 ? sqrtf(a[i]) : -1", 3).real, 2.0);
  EXPECT_EQ(at("fmaxf(a[i], 3.5f)", 0).real, 3.5);
  EXPECT_EQ(at("abs(b[i]) % 4", 1).whole, 3);
  EXPECT_EQ(at("i == 1", 1).whole, 1);
  // The magnitude counts each term by its absolute value, whatever cancels.
  EXPECT_EQ(at("a[3] - a[3]", 0).magnitude, 8.0);
  EXPECT_THROW((void)at("c[i]", 0), values::Error);
  EXPECT_THROW((void)at("b[i] / 0", 0), values::Error);
  EXPECT_THROW((void)at("b[row, column]", 0), values::Error);
  EXPECT_THROW((void)at("a[a[i]]", 0), values::Error);
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
