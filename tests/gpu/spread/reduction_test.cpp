// SPDX-License-Identifier: Apache-2.0
#include "spread/reduction.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "tests/gpu/spread/runs.h"

namespace lanescope::spread {
namespace {

using values::RunRequest;
using values::RunResult;

std::string nameOf(const RunRequest& request) {
  return request.kernel + " n " + std::to_string(request.parameters.n) + " ranks " +
         std::to_string(request.target.ranks) + ' ' +
         std::string(values::nameOf(request.parameters.dtype)) + ' ' +
         std::string(values::nameOf(request.parameters.op));
}

/// Whether floats are added in the same order each time: atomic additions are not.
bool isOrdered(const RunRequest& request) {
  const catalog::KernelRow& row = catalog::find(request.kernel);
  return std::ranges::none_of(row.plan(request.parameters).buffers, [&](const auto& buffer) {
    return buffer.role == values::Role::output &&
           std::ranges::find(row.orderFree, buffer.name) != row.orderFree.end();
  });
}

/// Holds a run over several devices against that on one.
void compare(Runs& runs, const RunRequest& request) {
  SCOPED_TRACE(nameOf(request));
  const RunResult result = runs.run(request);
  const RunResult alone = runs.runAlone(request);
  EXPECT_TRUE(result.passed) << result.error << " > " << result.tolerance;
  EXPECT_TRUE(alone.passed);
  EXPECT_EQ(result.closedForm, alone.closedForm);
  if (std::holds_alternative<std::int64_t>(alone.result)) {
    EXPECT_EQ(result.result, alone.result);
    EXPECT_EQ(result.reference, alone.reference);
  } else {
    EXPECT_LE(std::abs(values::asDouble(result.result) - values::asDouble(alone.result)),
              result.tolerance + alone.tolerance);
    EXPECT_DOUBLE_EQ(values::asDouble(result.reference), values::asDouble(alone.reference));
  }
  if (!isOrdered(request)) return;
  const RunResult again = runs.run(request);
  EXPECT_EQ(again.result, result.result);
  EXPECT_EQ(again.outputs, result.outputs);
}

TEST(SpreadReduction, OfEveryKernelOverUnevenPartsEqualsThatOnOneDevice) {
  Runs runs;
  for (const catalog::KernelRow* row : rowsOf("reduce")) {
    for (const std::int64_t n : kSizes) {
      for (const std::int64_t ranks : kRanks) {
        RunRequest request = Runs::requestFor(*row, n, ranks);
        request.parameters.pattern = "random";
        compare(runs, request);
      }
    }
  }
}

TEST(SpreadReduction, OfEveryOpAndType) {
  Runs runs;
  const catalog::KernelRow& row = catalog::find("reduce_shuffle");
  for (const auto dtype : {values::DType::float32, values::DType::float64, values::DType::int32,
                           values::DType::int64}) {
    for (const auto op : {values::Op::sum, values::Op::min, values::Op::max}) {
      for (const std::string& pattern :
           {std::string("random"), std::string("ill-conditioned"), std::string("count")}) {
        for (const std::int64_t n : {2, 1000}) {
          RunRequest request = Runs::requestFor(row, n, 3);
          request.parameters.dtype = dtype;
          request.parameters.op = op;
          request.parameters.pattern = pattern;
          compare(runs, request);
        }
      }
    }
  }
}

TEST(SpreadReduction, TakesThePartsOfAShuffledArray) {
  Runs runs;
  RunRequest request = Runs::requestFor(catalog::find("dot_shared"), 1000, 4);
  request.parameters.pattern = "ill-conditioned";
  request.parameters.shuffle = 5;
  compare(runs, request);
}

TEST(SpreadReduction, TakesTheUsersArrays) {
  Runs runs;
  RunRequest request = Runs::requestFor(catalog::find("dot_shared"), 1, 3);
  const std::vector<double> a{1, 2, 3, 4, 5, 6, 7};
  const std::vector<double> b{1, 1, 2, 2, 3, 3, 4};
  request.inputs = {values::HostArray::of(std::span<const double>(a)),
                    values::HostArray::of(std::span<const double>(b))};
  const RunResult result = runs.run(request);
  EXPECT_TRUE(result.passed);
  EXPECT_EQ(values::asDouble(result.result), 1 + 2 + 6 + 8 + 15 + 18 + 28);
  EXPECT_EQ(result.parameters.n, 7);
  EXPECT_FALSE(result.closedForm);
}

TEST(SpreadReduction, SaysThatASumOfIntegersWraps) {
  Runs runs;
  RunRequest request = Runs::requestFor(catalog::find("reduce_shuffle"), 1 << 17, 4);
  request.parameters.dtype = values::DType::int32;
  request.parameters.pattern = "count";
  compare(runs, request);
  const RunResult result = runs.run(request);
  EXPECT_TRUE(std::ranges::any_of(result.notes, [](const std::string& note) {
    return note.starts_with("The exact sum is beyond what int32 holds");
  }));
}

TEST(SpreadReduction, HasItsOutputsOneBehindTheOther) {
  Runs runs;
  RunRequest request = Runs::requestFor(catalog::find("dot_global"), 1000, 7);
  const RunResult result = runs.run(request);
  const RunResult alone = runs.runAlone(request);
  EXPECT_EQ(result.outputs, alone.outputs);
  EXPECT_EQ(result.device, "7 emulated devices");
  EXPECT_EQ(*result.parameters.grid, 1);
}

TEST(SpreadReduction, GoesChunkByChunkThroughMoreElementsThanMemoryHolds) {
  Runs runs;
  constexpr std::int64_t kElements = std::int64_t{1} << 26;  // 256 MiB
  runs.limitMemory(std::uint64_t{96} << 20);
  RunRequest request = Runs::requestFor(catalog::find("reduce_one_launch"), kElements, 2);
  request.parameters.pattern = "iota";
  request.parameters.dtype = values::DType::float32;
  request.keepOutputs = false;
  if (LANESCOPE_IS_SANITIZED) request.parameters.n = 3 * kChunk + 5;
  const RunResult result = runs.run(request);
  EXPECT_TRUE(result.passed) << result.error << " > " << result.tolerance;
  EXPECT_TRUE(result.closedForm);
}

}  // namespace
}  // namespace lanescope::spread
