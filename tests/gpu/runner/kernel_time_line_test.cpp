// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

#include "runner/runner.h"

// Time lines within a kernel that a GPU has measured.

namespace lanescope::engine {
namespace {

using values::SpanKind;
using values::TimeLine;
using values::TimeSpan;
using values::Timing;

constexpr std::array kRings{"matmul_tf32", "matmul_tf32x3", "matmul_bf16"};
constexpr std::array kAll{"matmul_warp_group", "matmul_tf32", "matmul_tf32x3", "matmul_bf16"};
/// The cycles of a stage's copies are converted to nanoseconds by the clock's mean rate.
constexpr std::int64_t kOfCycles = 2;

class KernelTimeLineTest : public testing::Test {
 protected:
  void SetUp() override {
    const values::DeviceInfo device = backend::makeCudaBackend()->devices().front();
    if (!device.available) GTEST_SKIP() << "needs an NVIDIA GPU: " << device.reason;
    if (catalog::whyNotOn(device, catalog::find("matmul_tf32"))) {
      GTEST_SKIP() << "needs a GPU of compute capability 9.0: " << device.name;
    }
  }
  TimeLine lineOf(std::string_view kernel, std::int64_t m, std::int64_t n, std::int64_t k) {
    values::TimeLineRequest request;
    request.kernel = kernel;
    request.parameters = catalog::defaultsOf(catalog::find(kernel));
    request.parameters.m = m;
    request.parameters.n = n;
    request.parameters.k = k;
    request.target.backend = values::BackendChoice::cuda;
    request.withinKernel = true;
    return m_runner.timeLine(request, {});
  }

  Runner m_runner{backend::makeEmulatorBackend(), backend::makeCudaBackend()};
};

std::vector<TimeSpan> spansOfWarps(const TimeLine& line, SpanKind kind) {
  std::vector<TimeSpan> spans;
  std::ranges::copy_if(line.spans, std::back_inserter(spans),
                       [kind](const TimeSpan& span) { return span.kind == kind; });
  return spans;
}

TEST_F(KernelTimeLineTest, HasPrologueSteadyStateAndEpilogue) {
  for (const char* kernel : kAll) {
    SCOPED_TRACE(kernel);
    const TimeLine line = lineOf(kernel, 1024, 1024, 1024);
    EXPECT_TRUE(line.passed);
    ASSERT_TRUE(line.stamping);
    EXPECT_FALSE(line.stamping->truncated);
    EXPECT_GT(line.stamping->clockMHz, 100);
    EXPECT_LT(line.stamping->clockMHz, 10'000);
    ASSERT_EQ(line.brackets.size(), 3U);
    EXPECT_GT(line.bracket(Timing::prologue).duration(), 0);
    EXPECT_GT(line.bracket(Timing::steadyState).duration(), 0);
    // What a warp does itself it does one after the other.
    std::map<std::int64_t, std::int64_t> over;
    for (const TimeSpan& span : line.spans) {
      EXPECT_LE(span.begin, span.end);
      if (span.kind == SpanKind::products) continue;
      EXPECT_GE(span.begin, over[span.warp]) << values::nameOf(span.kind);
      over[span.warp] = span.end;
    }
    // A block lives no longer than its launch takes.
    EXPECT_LT(line.brackets.back().end, 1.05 * static_cast<double>(line.stamping->stamped));
    EXPECT_GT(line.brackets.back().end, 0.3 * static_cast<double>(line.stamping->stamped));
  }
}

TEST_F(KernelTimeLineTest, StampsDisturbTheKernelLittle) {
  for (const char* kernel : kAll) {
    const TimeLine line = lineOf(kernel, 4096, 4096, 4096);
    const double ratio =
        static_cast<double>(line.stamping->stamped) / static_cast<double>(line.stamping->plain);
    RecordProperty(kernel, std::to_string(ratio));
    EXPECT_LT(ratio, 1.5) << kernel;
    EXPECT_GT(ratio, 0.9) << kernel;
  }
}

/// The steps along k are 64 products deep for bfloat16, and 32 otherwise.
TEST_F(KernelTimeLineTest, EveryWarpThatMultipliesHasEveryStepOnce) {
  for (const char* kernel : kAll) {
    SCOPED_TRACE(kernel);
    // The block has one tile of C.
    const TimeLine line = lineOf(kernel, 120, 100, 1000);
    EXPECT_TRUE(line.passed);
    const std::size_t steps = std::string_view(kernel) == "matmul_bf16" ? 16 : 32;
    std::map<std::int64_t, std::size_t> waits;
    std::map<std::int64_t, std::size_t> products;
    for (const TimeSpan& span : spansOfWarps(line, SpanKind::waitForTiles)) ++waits[span.warp];
    for (const TimeSpan& span : spansOfWarps(line, SpanKind::products)) ++products[span.warp];
    EXPECT_GE(products.size(), 4U);
    for (const auto& [warp, count] : products) {
      EXPECT_EQ(count, steps) << "warp " << warp;
      EXPECT_EQ(waits[warp], steps) << "warp " << warp;
    }
    EXPECT_EQ(spansOfWarps(line, SpanKind::issueCopies).size(), steps);
  }
}

/// A warp stops to wait for tiles only after their copies were begun, and the producer to wait for
/// a stage only after those who read its tiles had waited for them.
TEST_F(KernelTimeLineTest, WaitsEndBehindWhatTheyWaitFor) {
  for (const char* kernel : kRings) {
    SCOPED_TRACE(kernel);
    const TimeLine line = lineOf(kernel, 1000, 1001, 1003);
    EXPECT_TRUE(line.passed);
    std::map<std::pair<std::int64_t, std::int64_t>, std::int64_t> copied;
    std::map<std::pair<std::int64_t, std::int64_t>, std::int64_t> read;
    for (const TimeSpan& span : line.spans) {
      if (!span.stage) continue;
      const std::pair key{span.stage->stage, span.stage->phase};
      if (span.kind == SpanKind::issueCopies) copied[key] = span.begin;
      if (span.kind == SpanKind::waitForTiles) read[key] = std::max(read[key], span.end);
    }
    std::size_t compared = 0;
    for (const TimeSpan& span : spansOfWarps(line, SpanKind::waitForTiles)) {
      const std::pair key{span.stage->stage, span.stage->phase};
      ASSERT_TRUE(copied.contains(key));
      EXPECT_GE(span.end, copied[key] - kOfCycles);
      ++compared;
    }
    for (const TimeSpan& span : spansOfWarps(line, SpanKind::waitForStage)) {
      if (span.stage->phase < 0) continue;
      const std::pair key{span.stage->stage, span.stage->phase};
      ASSERT_TRUE(read.contains(key));
      EXPECT_GE(span.end, read[key] - kOfCycles);
      ++compared;
    }
    EXPECT_GT(compared, 50U);
  }
}

TEST_F(KernelTimeLineTest, WarpsThatMultiplyStoreTheirResult) {
  for (const char* kernel : kRings) {
    SCOPED_TRACE(kernel);
    const TimeLine line = lineOf(kernel, 512, 512, 512);
    std::set<std::int64_t> stored;
    std::set<std::int64_t> multiplied;
    for (const TimeSpan& span : spansOfWarps(line, SpanKind::store)) stored.insert(span.warp);
    for (const TimeSpan& span : spansOfWarps(line, SpanKind::products))
      multiplied.insert(span.warp);
    EXPECT_EQ(stored, multiplied);
  }
}

TEST_F(KernelTimeLineTest, KernelsThatCopyNoTilesHaveNone) {
  values::TimeLineRequest request;
  request.kernel = "matmul_tiled";
  request.parameters = catalog::defaultsOf(catalog::find("matmul_tiled"));
  request.target.backend = values::BackendChoice::cuda;
  request.withinKernel = true;
  EXPECT_THROW(static_cast<void>(m_runner.timeLine(request, {})), values::Error);
}

}  // namespace
}  // namespace lanescope::engine
