// SPDX-License-Identifier: Apache-2.0
#include "runner/problem.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "catalog/inputs/permutation.h"

namespace lanescope::engine {
namespace {

using values::DType;
using values::HostArray;
using values::Number;

const catalog::KernelRow& sum() {
  return catalog::find("reduce_sequential");
}

values::Parameters withPattern(const char* pattern, DType dtype, std::int64_t n) {
  values::Parameters parameters = catalog::defaultsOf(sum());
  parameters.pattern = pattern;
  parameters.dtype = dtype;
  parameters.n = n;
  return parameters;
}

TEST(Problem, ShufflesThePatternsInputs) {
  values::Parameters parameters = withPattern("iota", DType::float32, 1000);
  const Problem inOrder = makeProblem(sum(), parameters, {});
  parameters.shuffle = 2;
  const Problem shuffled = makeProblem(sum(), parameters, {});
  EXPECT_EQ(shuffled.closedForm, inOrder.closedForm);
  std::vector<HostArray> expected = inOrder.inputs;
  catalog::shuffle(expected, 2);
  EXPECT_NE(expected, inOrder.inputs);
  EXPECT_EQ(shuffled.inputs, expected);
}

TEST(Problem, ShufflesTheUsersArraysAlike) {
  const catalog::KernelRow& dot = catalog::find("dot_shared");
  values::Parameters parameters = catalog::defaultsOf(dot);
  parameters.shuffle = 1;
  const std::array<float, 5> a{1, 2, 3, 4, 5};
  const std::array<float, 5> b{10, 20, 30, 40, 50};
  const Problem problem =
      makeProblem(dot, parameters, {HostArray::of<float>(a), HostArray::of<float>(b)});
  EXPECT_FALSE(std::ranges::equal(problem.inputs[0].as<float>(), a));
  for (std::size_t i = 0; i < a.size(); ++i) {
    EXPECT_EQ(problem.inputs[1].as<float>()[i], 10 * problem.inputs[0].as<float>()[i]);
  }
}

values::RunResult judged(const values::Parameters& parameters, Number answer) {
  const Problem problem = makeProblem(sum(), parameters, {});
  values::RunResult result;
  judge(sum(), problem, sum().reference(problem.parameters, problem.inputs), {answer, {}}, result);
  return result;
}

TEST(Judge, SaysThatAnIntegerSumWrapsAround) {
  // 0 + 1 + … + 99999 = 4999950000 = 2^32 + 704982704
  const values::RunResult wrapped =
      judged(withPattern("iota", DType::int32, 100'000), std::int64_t{704'982'704});
  EXPECT_TRUE(wrapped.passed);
  ASSERT_EQ(wrapped.notes.size(), 1U);
  EXPECT_NE(wrapped.notes[0].find("wraps around modulo 2^32"), std::string::npos);
  EXPECT_TRUE(judged(withPattern("iota", DType::int32, 1000), std::int64_t{499'500}).notes.empty());
  // The partial sums wrap around, the exact sum does not.
  const values::RunResult back =
      judged(withPattern("ill-conditioned", DType::int32, 1000), std::int64_t{1});
  EXPECT_TRUE(back.passed);
  EXPECT_TRUE(back.notes.empty());
}

TEST(Judge, FailsNanWhateverTheBound) {
  const values::Parameters parameters = withPattern("ill-conditioned", DType::float32, 1000);
  EXPECT_TRUE(judged(parameters, 1.0).passed);
  EXPECT_FALSE(judged(parameters, std::nan("")).passed);
  EXPECT_FALSE(judged(parameters, std::numeric_limits<double>::infinity()).passed);
}

}  // namespace
}  // namespace lanescope::engine
