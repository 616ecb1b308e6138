// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "values/error.h"

namespace lanescope::catalog {
namespace {

/// The sentence with which `assign` refuses a text, or "accepted".
std::string refusal(std::string_view kernel, std::string_view name, std::string_view text) {
  values::Parameters parameters;
  try {
    assign(find(kernel), name, text, parameters);
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::badInput);
    return error.what();
  }
  return "accepted";
}

TEST(Assign, ReadsWholeNumbersAndPowers) {
  values::Parameters parameters;
  const KernelRow& row = find("dot_shared");
  assign(row, "n", "2^20", parameters);
  EXPECT_EQ(parameters.n, 1 << 20);
  assign(row, "block", "64", parameters);
  EXPECT_EQ(parameters.block, 64);
  assign(row, "grid", "7", parameters);
  EXPECT_EQ(parameters.grid, 7);
  assign(row, "grid", "auto", parameters);
  EXPECT_FALSE(parameters.grid.has_value());
  assign(row, "pattern", "ones", parameters);
  EXPECT_EQ(parameters.pattern, "ones");
}

TEST(Assign, NamesTheLimitOfWhatItRefuses) {
  EXPECT_EQ(refusal("dot_shared", "n", "0"), "n = 0 is out of range: it must be from 1 to 2^40.");
  EXPECT_EQ(refusal("dot_shared", "n", "-5"), "n = -5 is out of range: it must be from 1 to 2^40.");
  EXPECT_EQ(refusal("dot_shared", "n", "9223372036854775808"),
            "n = 9223372036854775808 is out of range: it must be from 1 to 2^40.");
  EXPECT_EQ(refusal("dot_shared", "n", "2^63"),
            "n = 2^63 is out of range: it must be from 1 to 2^40.");
  EXPECT_EQ(refusal("dot_shared", "n", "1^99999999999"),
            "n = '1^99999999999' is not a power: write it as 2^20, with a base of at least 2 and "
            "an exponent of at "
            "least 0.");
  EXPECT_EQ(refusal("dot_shared", "n", "ten"), "n = 'ten' is not a whole number.");
  EXPECT_EQ(refusal("dot_shared", "n", ""), "n = '' is not a whole number.");
  EXPECT_EQ(refusal("dot_shared", "n", "1.5"), "n = '1.5' is not a whole number.");
  EXPECT_EQ(refusal("dot_shared", "block", "1025"),
            "block = 1025 is out of range: it must be from 1 to 1024.");
  EXPECT_EQ(refusal("dot_shared", "block", "0"),
            "block = 0 is out of range: it must be from 1 to 1024.");
  EXPECT_EQ(refusal("dot_shared", "grid", "0"),
            "grid = 0 is out of range: it must be from 1 to 2^31-1.");
  EXPECT_EQ(refusal("dot_shared", "pattern", "zeros"),
            "'zeros' is not a pattern of this kernel; choose one of iota-two, iota-double, count, "
            "ones, random, random-01, ill-conditioned.");
  EXPECT_EQ(refusal("dot_shared", "tile", "16"),
            "dot_shared has no parameter 'tile'; its parameters are n, block, grid, rule, dtype, "
            "pattern, seed, shuffle.");
}

TEST(Assign, ExplainsWhyTheTreeNeedsAPowerOfTwo) {
  EXPECT_NE(refusal("dot_shared", "block", "96").find("is not a power of two: the tree halves"),
            std::string::npos);
  EXPECT_EQ(refusal("dot_global", "block", "96"), "accepted");
}

TEST(Violations, ListsEveryBrokenLimitOnce) {
  values::Parameters parameters;
  parameters.n = 0;
  parameters.block = 96;
  parameters.grid = 0;
  const auto found = violations(find("dot_shared"), parameters);
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found[0].parameter, "n");
  EXPECT_EQ(found[1].parameter, "block");
  EXPECT_EQ(found[2].parameter, "grid");
}

TEST(TextOf, IsReadBackByAssign) {
  const KernelRow& row = find("dot_shared");
  values::Parameters parameters;
  parameters.n = 77;
  parameters.grid = 5;
  parameters.pattern = "random";
  parameters.seed = 12;
  parameters.shuffle = 3;
  values::Parameters copy;
  for (const ParameterSpec& spec : row.parameters)
    assign(row, spec.name, textOf(parameters, spec.name), copy);
  EXPECT_EQ(copy, parameters);
}

TEST(Parameters, BreakALimitTogetherThatEachKeeps) {
  values::Parameters parameters = defaultsOf(find("scan_look_back"));
  parameters.block = 512;
  parameters.items = 4;
  EXPECT_TRUE(violations(find("scan_look_back"), parameters).empty());
  parameters.items = 32;
  const auto found = violations(find("scan_look_back"), parameters);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].parameter, "block");
  EXPECT_EQ(found[0].sentence,
            "block = 512 threads of 32 vectors each need more registers than a multiprocessor has; "
            "384 threads are the most.");
  parameters.items.reset();  // auto chooses both
  EXPECT_TRUE(violations(find("scan_look_back"), parameters).empty());
}

}  // namespace
}  // namespace lanescope::catalog
