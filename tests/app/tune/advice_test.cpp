// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/advice.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace lanescope::tune {
namespace {

using values::LineCounters;
using values::RunResult;

/// A run of one block of 64 threads, all of whose lanes work, without any access.
RunResult good() {
  RunResult result;
  result.kernel = "dot_shared";
  result.parameters.n = 64;
  result.parameters.block = 64;
  values::Counters& counters = result.counters.emplace();
  counters.recordedBlocks = counters.blocks = 1;
  counters.activeLanes = 32;
  return result;
}

QString textOf(const std::vector<Advice>& advice) {
  QString text;
  for (const Advice& each : advice) text += each.text + QLatin1Char('\n');
  return text;
}

TEST(Advice, SaysNothingWhereThereIsNothingToGain) {
  EXPECT_EQ(adviceOf(good()).size(), 0U);
  RunResult uncounted = good();
  uncounted.counters.reset();
  EXPECT_EQ(adviceOf(uncounted).size(), 0U);
  // 32 lanes load neighbouring elements and doubles; a single lane stores.
  RunResult coalesced = good();
  coalesced.parameters.dtype = values::DType::float64;
  LineCounters& line = coalesced.counters->lines.emplace_back();
  line.line = 21;
  line.warps.globalLoads = {64, 2, 16, 0, 0};
  line.warps.globalStores = {1, 1, 1, 0, 0};
  line.warps.sharedLoads = {64, 2, 0, 4, 0};
  EXPECT_EQ(textOf(adviceOf(coalesced)), QString());
}

TEST(Advice, NamesTheLineAndTheShareOfConflicts) {
  RunResult result = good();
  LineCounters& line = result.counters->lines.emplace_back();
  line.line = 29;
  line.warps.sharedLoads = {1024, 32, 0, 512, 476};
  line.warps.sharedStores = {1024, 32, 0, 40, 8};
  line.warps.sharedAtomics = {1024, 32, 0, 34, 7};  // 7 of 34 wavefronts: few
  const std::vector<Advice> advice = adviceOf(result);
  ASSERT_EQ(advice.size(), 2U) << textOf(advice).toStdString();
  EXPECT_EQ(advice[0].counter, "shared_loads.conflicts");
  EXPECT_EQ(advice[0].line, 29);
  EXPECT_NEAR(advice[0].figure, 476.0 / 512, 1e-12);
  EXPECT_TRUE(advice[0].text.startsWith(
      "Line 29: 93% of the wavefronts of its shared loads are bank conflicts."))
      << advice[0].text.toStdString();
  EXPECT_EQ(advice[1].counter, "shared_stores.conflicts");
  EXPECT_NEAR(advice[1].figure, 0.2, 1e-12);
}

TEST(Advice, NamesTheBytesThatARequestLeavesUnused) {
  RunResult result = good();
  LineCounters& line = result.counters->lines.emplace_back();
  line.line = 20;
  line.warps.globalLoads = {64, 2, 64, 0, 0};
  const std::vector<Advice> advice = adviceOf(result);
  ASSERT_EQ(advice.size(), 1U);
  EXPECT_EQ(advice[0].counter, "global_loads.sectors");
  EXPECT_EQ(advice[0].figure, 0.125);
  EXPECT_TRUE(advice[0].text.contains("12% of the bytes") || advice[0].text.contains("13%"));
  EXPECT_TRUE(advice[0].text.contains("32 sectors per request"));
}

TEST(Advice, NamesIdleLanesAndBlocksThatDoNotFillAWarp) {
  RunResult idle = good();
  idle.counters->activeLanes = 5.6;
  ASSERT_EQ(adviceOf(idle).size(), 1U);
  EXPECT_TRUE(adviceOf(idle)[0].text.startsWith("On average, 5.6 of the 32 lanes"));
  idle.counters->activeLanes = 12;
  EXPECT_EQ(adviceOf(idle).size(), 0U);
  RunResult small = good();
  small.parameters.block = 16;
  small.counters->activeLanes = 12;
  ASSERT_EQ(adviceOf(small).size(), 1U);
  EXPECT_TRUE(adviceOf(small)[0].text.startsWith("A block of 16 threads"));
  small.kernel = "scan_blelloch";  // whose block follows from n
  small.parameters.n = 16;
  EXPECT_EQ(adviceOf(small).size(), 0U);
}

TEST(Advice, NamesInputsThatAreLoadedManyTimes) {
  RunResult result = good();  // 2 × 64 inputs
  result.counters->total.globalLoads = {1024, 32, 128, 0, 0};
  const std::vector<Advice> advice = adviceOf(result);
  ASSERT_EQ(advice.size(), 1U);
  EXPECT_EQ(advice[0].counter, "global_loads.elements");
  EXPECT_EQ(advice[0].figure, 8.0);
  result.counters->blocks = 2;
  ASSERT_EQ(adviceOf(result).size(), 1U);
  EXPECT_EQ(adviceOf(result)[0].figure, 16.0) << "The other block loads as much.";
  result.counters->truncated = true;
  EXPECT_EQ(adviceOf(result).size(), 0U) << "How much was loaded is not known.";
}

}  // namespace
}  // namespace lanescope::tune
