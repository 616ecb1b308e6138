// SPDX-License-Identifier: Apache-2.0
//
// Compares the program's counters, which come from a record alone, with those that Nsight Compute
// reads from the GPU while it runs the plain build of the same launch.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "tests/gpu/backend/counter_cases.h"
#include "tests/gpu/backend/cuda_available.h"
#include "tests/gpu/backend/difference_table.h"
#include "tests/gpu/backend/profile_output.h"
#include "tests/gpu/backend/tool_output.h"
#include "tests/gpu/catalog/launches.h"
#include "trace/count/counters.h"
#include "trace/count/tensor_products.h"

namespace lanescope::backend {
namespace {

using tests::arithmeticOf;
using tests::launchesIn;
using Values = tests::LaunchMetrics;

/// Returns what Nsight Compute prints about this program's launches of a kernel, or nothing when it
/// is not installed.
std::optional<std::string> profile(std::string_view kernel,
                                   const std::string& arguments = tests::profileArguments()) {
  return tests::outputOfTool("ncu", arguments,
                             "--gtest_filter='*DISABLED_Launches/" + std::string(kernel) + "'");
}

trace::Record recordOf(Backend& emulator, const Case& one) {
  const values::Plan plan = one.row->plan(one.parameters);
  RunOptions options;
  options.record = trace::Window{.firstBlock = 0,
                                 .blockCount = plan.launches.back().grid.total(),
                                 .maxEvents = 1U << 24,
                                 .flow = true};
  RunOutcome outcome =
      emulator.run(plan, catalog::makeInputs(*one.row, one.parameters), options, {}, {});
  EXPECT_FALSE(outcome.record->truncated);
  return std::move(*outcome.record);
}

/// Returns the recorded launch of each case, which is its last one; empty when the number of
/// launches is wrong.
std::vector<Values> recordedOnes(const std::vector<Values>& launches,
                                 const std::vector<Case>& cases) {
  std::vector<Values> recorded;
  std::size_t end = 0;
  for (const Case& one : cases) {
    end += one.row->plan(one.parameters).launches.size();
    if (end > launches.size()) return {};
    recorded.push_back(launches[end - 1]);
  }
  return end == launches.size() ? recorded : std::vector<Values>{};
}

class GpuCounters : public testing::TestWithParam<std::string_view> {};

/// The launches that the profiler looks at; nothing else in this program launches a kernel.
TEST_P(GpuCounters, DISABLED_Launches) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  for (const Case& one : counterCases(catalog::find(GetParam()))) {
    const auto inputs = catalog::makeInputs(*one.row, one.parameters);
    EXPECT_EQ(
        gpu->run(one.row->plan(one.parameters), inputs, {}, {}, [](double) {}).findings.size(), 0U);
  }
}

TEST_P(GpuCounters, AreWhatNsightComputeReads) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const std::vector<Case> all = counterCases(catalog::find(GetParam()));
  const auto emulator = makeEmulatorBackend();
  std::vector<Ours> ours;
  ours.reserve(all.size());
  for (const Case& one : all) ours.push_back(oursOf(recordOf(*emulator, one)));

  std::vector<Values> launches;  // the least readings
  std::vector<Values> most;
  tests::DifferenceTable table(GetParam());
  // Now and then a wavefront more is counted, when the memory pipe serves another client first.
  // Either the least of several profiles is the kernel's own, or they differ among themselves.
  for (int round = 0; round == 0 || (round < 4 && table.unexplained() > 0); ++round) {
    const std::optional<std::string> text = profile(GetParam());
    if (!text) GTEST_SKIP() << "Nsight Compute (ncu) is not installed.";
    if (text->find("ERR_NVGPUCTRPERM") != std::string::npos) {
      GTEST_SKIP() << "The driver lets only administrators read the GPU's counters.";
    }
    const std::vector<Values> measured = recordedOnes(launchesIn(*text), all);
    ASSERT_EQ(measured.size(), all.size()) << *text;
    if (round == 0) launches = most = measured;
    table = tests::DifferenceTable(GetParam());
    for (std::size_t i = 0; i < all.size(); ++i) {
      const std::string launch = tests::textOf(*all[i].row, all[i].parameters);
      for (const auto& [name, value] : measured[i]) {
        launches[i][name] = std::min(launches[i][name], value);
        most[i][name] = std::max(most[i][name], value);
      }
      for (const values::HardwareMetric& metric : values::kHardwareMetrics) {
        const std::uint64_t mine = ours[i].of(metric);
        const auto theirs = launches[i].find(metric.name);
        ASSERT_NE(theirs, launches[i].end()) << metric.name;
        table.add(metric.title, mine, theirs->second,
                  isExplained(all[i], metric, ours[i], theirs->second) ||
                      isTiming(all[i], metric, mine, theirs->second, most[i][metric.name]),
                  launch);
      }
      // What the tensor cores compute is no operation of a thread, so that the flow is not whole.
      const bool isOnTensorCores = all[i].row->plan(all[i].parameters).firstWithTiles().has_value();
      ASSERT_EQ(ours[i].asWritten.arithmetic.has_value(), !isOnTensorCores) << launch;
      if (isOnTensorCores) continue;
      const values::Arithmetic theirs = arithmeticOf(launches[i]);
      for (const values::ArithmeticMetric& metric : values::kArithmeticMetrics) {
        const values::FloatOperations& mine = *ours[i].asWritten.arithmetic.*metric.type;
        table.add(metric.title, mine.*metric.counter, theirs.*metric.type.*metric.counter,
                  isExplained(all[i], mine, theirs.*metric.type), launch);
      }
    }
  }
  EXPECT_EQ(table.unexplained(), 0) << table.text();
  EXPECT_GE(table.readings(), 12 * static_cast<int>(values::kHardwareMetrics.size()));
  std::printf("%-28s %d counters compared, %d explained, %d different\n",
              std::string(GetParam()).c_str(), table.readings(), table.explained(),
              table.unexplained());
  std::fputs(table.explainedText().c_str(), stdout);
}

/// The products that warp groups give to the tensor cores; a multiply-add is two operations.
TEST_P(GpuCounters, OfTensorCoresAreWhatNsightComputeReads) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const std::vector<Case> all = counterCases(catalog::find(GetParam()));
  if (!all.front().row->plan(all.front().parameters).firstWithTiles()) {
    GTEST_SKIP() << "No product of a warp group.";
  }
  const std::optional<std::string> text = profile(GetParam(), tests::tensorArguments());
  if (!text) GTEST_SKIP() << "Nsight Compute (ncu) is not installed.";
  const std::vector<Values> measured = recordedOnes(launchesIn(*text), all);
  if (measured.size() != all.size() || measured.front().empty()) {
    GTEST_SKIP() << "Nsight Compute does not read the tensor cores' operations: " << *text;
  }
  const auto emulator = makeEmulatorBackend();
  tests::DifferenceTable table(GetParam());
  for (std::size_t i = 0; i < all.size(); ++i) {
    std::uint64_t theirs = 0;
    for (const auto& [name, value] : measured[i]) theirs += value;
    table.add("operations of tensor cores",
              2 * trace::tensorMultiplyAdds(recordOf(*emulator, all[i])), theirs, false,
              tests::textOf(*all[i].row, all[i].parameters));
  }
  EXPECT_EQ(table.unexplained(), 0) << table.text();
}

const values::HardwareMetric& metricOf(std::string_view title) {
  return *std::ranges::find(values::kHardwareMetrics, title, &values::HardwareMetric::title);
}

Case productOf(std::string_view kernel, std::int64_t m, std::int64_t n, std::int64_t k) {
  Case one{&catalog::find(kernel), {}};
  one.parameters = catalog::defaultsOf(*one.row);
  one.parameters.m = m;
  one.parameters.n = n;
  one.parameters.k = k;
  return one;
}

TEST(Explanations, AreOfLoadsForStoresAndOfAFewLateWavefrontsOnTensorCores) {
  const auto emulator = makeEmulatorBackend();
  const Case one = productOf("matmul_tf32", 1, 2, 18);
  const Ours ours = oursOf(recordOf(*emulator, one));
  const auto& loads = metricOf("shared loads, wavefronts");
  // Each of four warps takes 8 pairs of B's elements for a lane, and 16 rows of each of 4 parts of
  // C. One warp stores something of one part.
  EXPECT_EQ(ours.of(loads), 4U * (8 * 2 + 4 * 16));
  constexpr std::uint64_t kCompiled = 4U * 8 * 2 + 16;
  EXPECT_EQ(asCompiled(one, loads, ours), kCompiled);
  EXPECT_TRUE(isExplained(one, loads, ours, kCompiled));
  EXPECT_TRUE(isExplained(one, loads, ours, kCompiled + kCompiled / 4));
  EXPECT_FALSE(isExplained(one, loads, ours, kCompiled + kCompiled / 4 + 1));
  EXPECT_FALSE(isExplained(one, loads, ours, kCompiled - 1));
  // What the threads tell barriers, the copy engine and the tensor cores is no store.
  const auto& stores = metricOf("shared stores, wavefronts");
  constexpr std::uint64_t kStores = 4U * 4 * 8 * 2;
  EXPECT_EQ(ours.of(stores), kStores);
  EXPECT_TRUE(isExplained(one, stores, ours, kStores + kStores / 4));
  EXPECT_FALSE(isExplained(one, stores, ours, kStores + kStores / 4 + 1));
  EXPECT_FALSE(isExplained(one, stores, ours, kStores - 1));
}

TEST(Explanations, AreOfNoStoresWhereTheKernelHasNone) {
  const auto emulator = makeEmulatorBackend();
  const auto& stores = metricOf("shared stores, wavefronts");
  for (const Case& one :
       {productOf("matmul_warp_group", 22, 24, 48), productOf("matmul_bf16", 22, 24, 48)}) {
    const Ours ours = oursOf(recordOf(*emulator, one));
    EXPECT_EQ(ours.of(stores), 0U) << one.row->id;
    EXPECT_FALSE(isExplained(one, stores, ours, 1)) << one.row->id;
  }
}

TEST(Explanations, LeaveOutTheRowThatBfloat16LoadsUnderACondition) {
  const auto emulator = makeEmulatorBackend();
  const auto& loads = metricOf("shared loads, wavefronts");
  // One warp stores 1 to 16 rows of two parts, whose last one has a column.
  for (const std::int64_t m : {1, 8, 9, 16}) {
    const Case one = productOf("matmul_bf16", m, 33, 17);
    EXPECT_EQ(asCompiled(one, loads, oursOf(recordOf(*emulator, one))), 2U * (m > 8 ? 16 : 15))
        << m;
  }
}

TEST(Explanations, AreOfGathersCountedTwiceWhileTheTensorCoresReadTiles) {
  const auto emulator = makeEmulatorBackend();
  const auto& loads = metricOf("shared loads, wavefronts");
  // Each of four warps takes 8 pairs of B's elements for a lane in each of two steps, the second
  // time during the products of the first. One warp stores 4 rows of one part.
  const Case one = productOf("matmul_tf32x3", 4, 5, 36);
  const Ours ours = oursOf(recordOf(*emulator, one));
  constexpr std::uint64_t kGather = 4U * 8 * 2;
  constexpr std::uint64_t kCompiled = 2 * kGather + 16;
  EXPECT_EQ(ours.duringProducts.total.sharedLoads.wavefronts, kGather);
  EXPECT_EQ(asCompiled(one, loads, ours), kCompiled);
  EXPECT_TRUE(isExplained(one, loads, ours, kCompiled));
  EXPECT_TRUE(isExplained(one, loads, ours, kCompiled + kGather));
  EXPECT_TRUE(isExplained(one, loads, ours, kCompiled + kGather - 1));  // 207, as an H200 reads
  EXPECT_FALSE(isExplained(one, loads, ours, kCompiled + kGather + 1));
  EXPECT_FALSE(isExplained(one, loads, ours, kCompiled + kGather - 2));
  // A product of one step gathers before the tensor cores work.
  const Case small = productOf("matmul_tf32x3", 4, 5, 17);
  EXPECT_EQ(oursOf(recordOf(*emulator, small)).duringProducts.total.sharedLoads.wavefronts, 0U);
}

/// An H200 reads these numbers. Each store of a round has a line of its own: lanes whose rows end
/// skip some of them, and go on with the next round together with the others.
TEST(WarpGroupCounters, OfGlobalStoresAreThoseOfAnH200) {
  const auto emulator = makeEmulatorBackend();
  constexpr std::array<std::uint64_t, 14> kSectors{2,  2,  4,   10,  17,  17,  17,
                                                   36, 56, 134, 128, 132, 467, 480};
  const std::vector<Case> cases = counterCases(catalog::find("matmul_warp_group"));
  ASSERT_EQ(cases.size(), kSectors.size());
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const values::Counters counters = trace::countersOf(recordOf(*emulator, cases[i]));
    EXPECT_EQ(counters.total.globalStores.sectors, kSectors[i])
        << tests::textOf(*cases[i].row, cases[i].parameters);
  }
}

/// An H200 reads these numbers. The lane that loads the rest goes on together with the others.
TEST(ClusterCounters, OfGlobalLoadsAreThoseOfAnH200) {
  const auto emulator = makeEmulatorBackend();
  Case one{&catalog::find("reduce_cluster"), {}};
  one.parameters = catalog::defaultsOf(*one.row);
  one.parameters.n = 4097;
  one.parameters.block = 32;
  one.parameters.grid = 3;
  const values::Counters counters = trace::countersOf(recordOf(*emulator, one));
  EXPECT_EQ(counters.total.globalLoads.requests, 33U);
  EXPECT_EQ(counters.total.globalLoads.sectors, 513U);
}

TEST(Explanations, AreOfAFewLateWavefrontsWhereBlocksPoll) {
  const auto emulator = makeEmulatorBackend();
  Case one{&catalog::find("scan_domino"), {}};
  one.parameters = catalog::defaultsOf(*one.row);
  one.parameters.n = 1000;
  one.parameters.block = 32;
  const Ours ours = oursOf(recordOf(*emulator, one));
  const auto& stores = metricOf("shared stores, wavefronts");
  const auto& conflicts = metricOf("shared stores, bank conflicts");
  const std::uint64_t mine = ours.of(stores);
  EXPECT_GE(mine, 4U * 32);
  EXPECT_EQ(ours.of(conflicts), 0U);
  EXPECT_TRUE(isExplained(one, stores, ours, mine + mine / 4));
  EXPECT_TRUE(isExplained(one, conflicts, ours, mine / 4));
  EXPECT_FALSE(isExplained(one, stores, ours, mine + mine / 4 + 1));
  EXPECT_FALSE(isExplained(one, conflicts, ours, mine / 4 + 1));
  EXPECT_FALSE(isExplained(one, stores, ours, mine - 1));
}

/// The tensor cores multiply whole tiles, of which a block has one here.
TEST(TensorMultiplyAdds, AreThoseOfWholeTiles) {
  const auto emulator = makeEmulatorBackend();
  for (const auto& [kernel, multiplyAdds] : {std::pair{"matmul_warp_group", 128U * 64 * 96},
                                             {"matmul_tf32", 128U * 64 * 96},
                                             {"matmul_tf32x3", 3U * 128 * 64 * 96},
                                             {"matmul_bf16", 64U * 128 * 128},
                                             {"matmul_tiled", 0U}}) {
    EXPECT_EQ(trace::tensorMultiplyAdds(recordOf(*emulator, productOf(kernel, 17, 33, 65))),
              multiplyAdds)
        << kernel;
  }
}

TEST(DifferenceTable, HasALineForEachCounterThatDiffers) {
  tests::DifferenceTable table("matmul_tf32");
  table.add("shared loads, wavefronts", 320, 80, false, "n=2");
  table.add("shared loads, wavefronts", 384, 384, false, "n=3");
  table.add("shared loads, wavefronts", 320, 336, false, "n=5");
  table.add("shared stores, wavefronts", 256, 265, true, "n=2");
  EXPECT_EQ(table.readings(), 4);
  EXPECT_EQ(table.unexplained(), 2);
  EXPECT_EQ(table.explained(), 1);
  EXPECT_EQ(table.text(),
            "matmul_tf32                         differ      GPU less record   for instance\n"
            "shared loads, wavefronts            2 of 3      -240 to +16       320 and 80, n=2\n");
  EXPECT_EQ(table.explainedText(),
            "matmul_tf32                         explained   GPU less record   for instance\n"
            "shared stores, wavefronts           1 of 1      +9                256 and 265, n=2\n");
  EXPECT_EQ(tests::DifferenceTable("matmul_tf32").text(), "");
}

INSTANTIATE_TEST_SUITE_P(Kernels, GpuCounters, testing::ValuesIn(countedKernels()),
                         [](const auto& kernel) { return std::string(kernel.param); });

}  // namespace
}  // namespace lanescope::backend
