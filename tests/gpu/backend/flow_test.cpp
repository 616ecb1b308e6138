// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <array>
#include <memory>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "simt/sanitizers.h"
#include "tests/gpu/backend/flow_check.h"
#include "tests/gpu/catalog/launches.h"
#include "trace/count/counters.h"

namespace lanescope::tests {
namespace {

using trace::Event;
using trace::EventKind;
using trace::Operation;
using trace::OperationKind;

trace::Record recordOf(const catalog::KernelRow& row, const values::Parameters& parameters,
                       const values::Plan& plan, std::uint32_t launch,
                       const values::Schedule& schedule) {
  const auto backend = backend::makeEmulatorBackend();
  backend::RunOptions options;
  options.target.schedule = schedule;
  options.record = trace::Window{.blockCount = plan.launches[launch].grid.total(),
                                 .maxEvents = 1U << 24,
                                 .launch = launch,
                                 .flow = true};
  return std::move(
      *backend->run(plan, catalog::makeInputs(row, parameters), options, {}, {}).record);
}

TEST(Flow, OfOneBlockLeavesTheOthersToRunUnrecorded) {
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (!row.unrecorded.empty() || !row.untraced.empty() || !row.breaks.empty()) continue;
    const values::Parameters parameters = launchOf(row, 1000, 32, 7);
    if (!catalog::violations(row, parameters).empty()) continue;
    SCOPED_TRACE(row.id);
    const values::Plan plan = row.plan(parameters);
    const auto inputs = catalog::makeInputs(row, parameters);
    const auto backend = backend::makeEmulatorBackend();
    backend::RunOptions options;
    options.record = trace::Window{
        .firstBlock = plan.launches.back().grid.total() - 1, .blockCount = 1, .flow = true};
    const backend::RunOutcome outcome = backend->run(plan, inputs, options, {}, {});
    ASSERT_TRUE(outcome.findings.empty()) << outcome.findings[0].sentence;
    const catalog::Answer answer{row.finish(parameters, outcome.outputs), outcome.outputs};
    EXPECT_TRUE(
        row.compare(parameters, inputs, row.reference(parameters, inputs), answer).passes());
    EXPECT_EQ(outcome.record->blockCount, 1U);
    EXPECT_FALSE(outcome.record->flow->operations.empty());
  }
}

/// n rounded up to a multiple of `tile`.
std::int64_t whole(std::int64_t n, std::int64_t tile) {
  return (n + tile - 1) / tile * tile;
}

struct Product {
  const char* kernel;
  std::int64_t rows;  ///< of the tile of C that a block computes, edges included
  std::int64_t columns;
  std::int64_t depth;  ///< of its tiles of A and B
};

/// The tile that the plan's instance names: "matmulWarpTiles<64,128,4>", "matmulSlicedK<64,128,4>".
Product warpTiles(const values::Plan& plan) {
  Product product{"matmul_warp_tiles", 0, 0, 16};
  const std::string& entry = plan.launches.back().entry;
  const auto count =
      std::sscanf(entry.c_str(), "%*[A-Za-z]<%ld,%ld", &product.rows, &product.columns);
  EXPECT_EQ(count, 2) << entry;
  if (entry.starts_with("matmulSlicedK")) product.depth = 32;
  return product;
}

TEST(Flow, OfAProductHasOneMultiplyAddForEachPairOfFactors) {
  constexpr std::array<Product, 9> kProducts{{{"matmul_naive", 1, 1, 1},
                                              {"matmul_swapped", 1, 1, 1},
                                              {"matmul_tiled", 16, 16, 16},
                                              {"matmul_register_column", 64, 64, 8},
                                              {"matmul_register_square", 128, 128, 8},
                                              {"matmul_vectors", 128, 128, 8},
                                              {"matmul_async", 128, 128, 8},
                                              {"matmul_warp_tiles", 0, 0, 0},
                                              {"matmul_fragments", 16, 16, 8}}};
  constexpr std::array<std::array<std::int64_t, 3>, 13> kShapes{{{1, 1, 1},
                                                                 {16, 16, 16},
                                                                 {17, 3, 5},
                                                                 {33, 65, 7},
                                                                 {64, 64, 64},
                                                                 {1, 100, 31},
                                                                 {100, 1, 31},
                                                                 {65, 129, 9},
                                                                 {31, 33, 128},
                                                                 {128, 128, 20},
                                                                 {7, 250, 13},
                                                                 {130, 66, 40},
                                                                 {65, 70, 515}}};
  for (Product product : kProducts) {
    const catalog::KernelRow& row = catalog::find(product.kernel);
    for (const auto& [m, n, k] : kShapes) {
      // Deep ones are for the warp tiles that share the depth: naively they load too often to
      // record.
      if (k > 500 && row.id != "matmul_warp_tiles") continue;
      values::Parameters parameters = catalog::defaultsOf(row);
      parameters.m = m;
      parameters.n = n;
      parameters.k = k;
      parameters.pattern = "random";
      const values::Plan plan = row.plan(parameters);
      if (product.rows == 0 || row.id == "matmul_warp_tiles") product = warpTiles(plan);
      const auto last = static_cast<std::uint32_t>(plan.launches.size() - 1);
      const trace::Record record = recordOf(row, parameters, plan, last, {});
      const auto arithmetic = trace::countersOf(record).arithmetic;
      ASSERT_TRUE(arithmetic);
      const bool isTensor = row.id == "matmul_fragments";
      const auto expected = static_cast<std::uint64_t>(
          whole(m, product.rows) * whole(n, product.columns) * whole(k, product.depth));
      EXPECT_EQ(arithmetic->float32.fused, isTensor ? 0 : expected)
          << row.id << " " << m << "x" << n << "x" << k;
      EXPECT_EQ(arithmetic->tensor, isTensor ? expected : 0);
      EXPECT_EQ(arithmetic->float32.multiplications, 0U);
    }
  }
}

TEST(Flow, OfADotProductFusesEachProductIntoASumAndAddsTheTrees) {
  constexpr std::uint64_t kBlocks = 4;
  constexpr std::uint64_t kThreads = 64;
  const catalog::KernelRow& row = catalog::find("dot_shared");
  for (const std::int64_t n : {1, 1000, 4096}) {
    const values::Parameters parameters = launchOf(row, n, kThreads, kBlocks);
    const auto arithmetic =
        trace::countersOf(recordOf(row, parameters, row.plan(parameters), 0, {})).arithmetic;
    ASSERT_TRUE(arithmetic);
    EXPECT_EQ(arithmetic->float32.additions, kBlocks * (kThreads - 1));
    EXPECT_EQ(arithmetic->float32.multiplications, 0U);
    EXPECT_EQ(arithmetic->float32.fused, static_cast<std::uint64_t>(n));
    EXPECT_EQ(arithmetic->float64, values::FloatOperations());
    EXPECT_EQ(arithmetic->tensor, 0U);
  }
}

/// Counts what the check finds wrong in a record of a product after `damage`.
template <class Damage>
std::uint64_t wrongAfter(const Damage& damage) {
  const catalog::KernelRow& row = catalog::find("matmul_fragments");
  values::Parameters parameters = catalog::defaultsOf(row);
  parameters.m = 16;
  parameters.n = 16;
  parameters.k = 16;
  parameters.pattern = "random";
  auto record =
      std::make_shared<trace::Record>(recordOf(row, parameters, row.plan(parameters), 0, {}));
  damage(*record->flow);
  FlowTotals totals;
  checkBlock(record, 0, totals);
  return totals.wrong + totals.withoutFlow.size();
}

/// Calls `change` with the last operation of a kind.
template <class Change>
auto atLast(OperationKind kind, const Change& change) {
  return [=](trace::Flow& flow) {
    const auto found = std::find_if(flow.operations.rbegin(), flow.operations.rend(),
                                    [&](const Operation& each) { return each.kind() == kind; });
    ASSERT_NE(found, flow.operations.rend());
    change(*found);
  };
}

TEST(Flow, WithAPlantedFaultDoesNotComputeItsRecord) {
  using enum OperationKind;
  EXPECT_EQ(wrongAfter([](trace::Flow&) {}), 0U);
  const auto fma = [](const auto& change) { return wrongAfter(atLast(fusedMultiplyAdd, change)); };
  // A source is dropped, two are exchanged, one is stale, one is another's.
  EXPECT_GT(fma([](Operation& each) { each.sources[2] = each.sources[0]; }), 0U);
  EXPECT_GT(fma([](Operation& each) { std::swap(each.sources[1], each.sources[2]); }), 0U);
  EXPECT_GT(fma([](Operation& each) { each.sources[0] -= 2; }), 0U);
  EXPECT_GT(fma([](Operation& each) { each.sources[1] = trace::kNoSource; }), 0U);
  // It is another operation, or of another type.
  const auto as = [](OperationKind kind, trace::ScalarType type) {
    return [=](Operation& each) {
      each = Operation::make(kind, type, each.line(), each.sources[0], each.sources[1],
                             each.sources[2]);
    };
  };
  EXPECT_GT(fma(as(multiply, trace::ScalarType::float32)), 0U);
  EXPECT_GT(fma(as(add, trace::ScalarType::float32)), 0U);
  // Rounding is left out, a constant is another, a lane sends what another lane holds.
  EXPECT_GT(wrongAfter(atLast(roundToTf32, as(convert, trace::ScalarType::int32))), 0U);
  EXPECT_GT(wrongAfter([](trace::Flow& flow) {
              for (Operation& each : flow.operations) {
                if (each.kind() == constant) each.sources[0] ^= 0x4000'0000U;
              }
            }),
            0U);
  EXPECT_GT(wrongAfter(atLast(pass, [](Operation& each) { each.sources[0] = 0; })), 0U);
  // A stored value is told of twice, and another one not at all.
  EXPECT_GT(wrongAfter([](trace::Flow& flow) {
              for (Operation& each : flow.operations) {
                if (each.kind() == pass && each.sources[1] > 3) {
                  each.sources[1] -= 1;
                  break;
                }
              }
            }),
            0U);
}

TEST(Flow, OfEveryKernelComputesEachStoredValueAgain) {
#if defined(LANESCOPE_SIMT_ASAN) || defined(LANESCOPE_SIMT_TSAN)  // some twenty times slower
  constexpr std::array<std::int64_t, 1> kSizes{300};
  constexpr std::array<std::int64_t, 1> kBlocks{128};
  constexpr std::array<std::int64_t, 1> kGrids{2};
#else
  constexpr std::array<std::int64_t, 3> kSizes{1, 33, 1000};
  constexpr std::array<std::int64_t, 3> kBlocks{32, 128, 256};
  constexpr std::array<std::int64_t, 2> kGrids{1, 7};
#endif
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (!row.unrecorded.empty() || !row.untraced.empty()) continue;
    FlowTotals totals;
    for (const values::Parameters& launch : launchesOf(row, kSizes, kBlocks, kGrids)) {
      for (const values::Parameters& parameters : kindsOf(row, launch)) {
        const values::Plan plan = row.plan(parameters);
        for (std::uint32_t i = 0; i < plan.launches.size(); ++i) {
          SCOPED_TRACE(textOf(row, parameters) + " launch " + std::to_string(i + 1));
          const auto record =
              std::make_shared<const trace::Record>(recordOf(row, parameters, plan, i, {}));
          ASSERT_TRUE(record->flow);
          ASSERT_TRUE(!record->flow->truncated || record->truncated);
          ++totals.cases;
          if (record->truncated) continue;  // a thread that waits long reads more than is kept
          for (std::uint64_t block = 0; block < record->blockCount; ++block) {
            checkBlock(record, block, totals);
          }
        }
      }
    }
    std::string without;
    for (const std::string& name : totals.withoutFlow) without += " " + name;
    std::printf("%-28s %5lu cases %9lu events %9lu operations %8lu passed %lu wrong; without:%s\n",
                std::string(row.id).c_str(), totals.cases, totals.events, totals.operations,
                totals.passed, totals.wrong, without.c_str());
    EXPECT_EQ(totals.wrong, 0U) << row.id;
    EXPECT_EQ(without, "") << row.id;
  }
}

}  // namespace
}  // namespace lanescope::tests
