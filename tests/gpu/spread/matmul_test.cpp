// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <string>

#include "spread/rank_grid.h"
#include "tests/gpu/spread/runs.h"

namespace lanescope::spread {
namespace {

using values::RunRequest;
using values::RunResult;

struct Extents {
  std::int64_t m;
  std::int64_t n;
  std::int64_t k;
};

RunRequest productOf(const catalog::KernelRow& row, const Extents& extents, std::int64_t ranks,
                     values::Split split) {
  RunRequest request = Runs::requestFor(row, extents.n, ranks);
  request.parameters.m = extents.m;
  request.parameters.k = extents.k;
  request.parameters.pattern = "random";
  request.target.split = split;
  return request;
}

RunResult checkProduct(Runs& runs, const RunRequest& request) {
  SCOPED_TRACE(request.kernel + " m " + std::to_string(request.parameters.rows()) + " n " +
               std::to_string(request.parameters.n) + " k " +
               std::to_string(request.parameters.depth()) + " ranks " +
               std::to_string(request.target.ranks) + ' ' +
               std::string(values::nameOf(request.target.split)));
  RunResult result = runs.run(request);
  EXPECT_TRUE(result.passed) << result.error << " > " << result.tolerance << " at "
                             << result.element.value_or(-1);
  EXPECT_EQ(result.outputs.at(0).array.count(),
            static_cast<std::size_t>(request.parameters.rows() * request.parameters.n));
  const RunResult alone = runs.runAlone(request);
  EXPECT_EQ(result.reference, alone.reference);
  EXPECT_EQ(runs.run(request).outputs, result.outputs);
  return result;
}

TEST(SpreadMatmul, OfEveryKernelByRowsAndBySumma) {
  Runs runs;
  for (const catalog::KernelRow* row : rowsOf("matmul")) {
    for (const std::int64_t ranks : kRanks) {
      for (const auto split : {values::Split::rows, values::Split::summa}) {
        checkProduct(runs, productOf(*row, {33, 31, 35}, ranks, split));
      }
    }
  }
}

TEST(SpreadMatmul, OfAnyExtents) {
  Runs runs;
  const catalog::KernelRow& row = catalog::find("matmul_tiled");
  for (const Extents& extents : {Extents{1, 1, 1}, Extents{2, 1, 3}, Extents{1, 5, 2},
                                 Extents{3, 2, 1}, Extents{7, 5, 3}, Extents{65, 17, 29}}) {
    for (const std::int64_t ranks : {1, 2, 3, 4, 6, 7}) {
      for (const auto split : {values::Split::rows, values::Split::summa}) {
        checkProduct(runs, productOf(row, extents, ranks, split));
      }
    }
  }
}

TEST(SpreadMatmul, ByRowsHasTheBitsOfOneDevice) {
  Runs runs;
  const RunRequest request =
      productOf(catalog::find("matmul_naive"), {19, 23, 29}, 4, values::Split::rows);
  EXPECT_EQ(runs.run(request).outputs, runs.runAlone(request).outputs);
}

TEST(SpreadMatmul, OfWholeNumbersIsExactBySumma) {
  Runs runs;
  for (const std::int64_t ranks : {4, 6}) {
    RunRequest request =
        productOf(catalog::find("matmul_tiled"), {5, 7, 9}, ranks, values::Split::summa);
    request.parameters.pattern = "count";
    EXPECT_EQ(runs.run(request).outputs, runs.runAlone(request).outputs);
  }
}

TEST(SpreadMatmul, TakesTheUsersMatrices) {
  Runs runs;
  for (const auto split : {values::Split::rows, values::Split::summa}) {
    RunRequest request = productOf(catalog::find("matmul_naive"), {3, 2, 2}, 4, split);
    const std::vector<float> a{1, 2, 3, 4, 5, 6};
    const std::vector<float> b{1, 2, 3, 4};
    request.inputs = {values::HostArray::of(std::span<const float>(a)),
                      values::HostArray::of(std::span<const float>(b))};
    const RunResult result = runs.run(request);
    EXPECT_TRUE(result.passed);
    const std::vector<float> c{7, 10, 15, 22, 23, 34};
    EXPECT_EQ(result.outputs.at(0).array, values::HostArray::of(std::span<const float>(c)));
  }
}

TEST(RankGrid, IsAsSquareAsTheRanksPermit) {
  for (const auto& [ranks, rows] : {std::pair{1, 1}, {2, 1}, {4, 2}, {6, 2}, {7, 1}, {12, 3}}) {
    EXPECT_EQ(rankGridOf(ranks).rows, rows) << ranks;
    EXPECT_EQ(rankGridOf(ranks).columns, ranks / rows) << ranks;
  }
}

TEST(RankGrid, HasPanelsThatOneRowAndOneColumnHave) {
  const RankGrid grid{2, 3};
  for (const std::int64_t k : {1, 2, 5, 6, 35}) {
    std::int64_t next = 0;
    for (const Panel& panel : panelsOf(k, grid)) {
      EXPECT_EQ(panel.k.first, next);
      EXPECT_GT(panel.k.count, 0);
      const Part ofA = partOf(k, panel.columnOfA, grid.columns);
      const Part ofB = partOf(k, panel.rowOfB, grid.rows);
      EXPECT_TRUE(ofA.first <= next && panel.k.end() <= ofA.end());
      EXPECT_TRUE(ofB.first <= next && panel.k.end() <= ofB.end());
      next = panel.k.end();
    }
    EXPECT_EQ(next, k);
  }
}

}  // namespace
}  // namespace lanescope::spread
