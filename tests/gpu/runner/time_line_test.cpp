// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>

#include "runner/runner.h"
#include "values/error.h"

// Time lines that a GPU has measured.

namespace lanescope::engine {
namespace {

using values::Lane;
using values::SpanKind;
using values::TimeLine;
using values::TimeSpan;
using values::Timing;

/// The clocks are matched within some microseconds, and events resolve half of one.
constexpr std::int64_t kRounding = 1000;

class TimeLineTest : public testing::Test {
 protected:
  void SetUp() override {
    const values::DeviceInfo device = backend::makeCudaBackend()->devices().front();
    if (!device.available) GTEST_SKIP() << "needs an NVIDIA GPU: " << device.reason;
  }
  TimeLine lineOf(std::string_view kernel, std::int64_t n, std::int64_t chunks) {
    values::TimeLineRequest request;
    request.kernel = kernel;
    request.parameters = catalog::defaultsOf(catalog::find(kernel));
    request.parameters.n = n;
    request.chunks = chunks;
    request.target.backend = values::BackendChoice::cuda;
    return m_runner.timeLine(request, {});
  }

  Runner m_runner{backend::makeEmulatorBackend(), backend::makeCudaBackend()};
};

std::vector<TimeSpan> spansOf(const TimeLine& line, Lane lane, SpanKind kind) {
  std::vector<TimeSpan> spans;
  std::ranges::copy_if(line.spans, std::back_inserter(spans), [&](const TimeSpan& span) {
    return span.lane == lane && span.kind == kind;
  });
  return spans;
}

TimeSpan onlySpan(const TimeLine& line, Lane lane, SpanKind kind) {
  const std::vector<TimeSpan> spans = spansOf(line, lane, kind);
  EXPECT_EQ(spans.size(), 1U) << values::nameOf(kind);
  return spans.empty() ? TimeSpan() : spans.front();
}

TEST_F(TimeLineTest, OfOneRunHasItsSpansInOrder) {
  for (const std::int64_t n : {1000, 1 << 24}) {
    const TimeLine line = lineOf("dot_shared", n, 1);
    EXPECT_TRUE(line.passed);
    EXPECT_FALSE(line.pinned);
    std::int64_t before = 0;
    for (const TimeSpan& span : line.spans) {
      EXPECT_GE(span.duration(), 0);
      if (span.lane != Lane::host) continue;
      EXPECT_GE(span.begin, before);
      before = span.end;
    }
    EXPECT_EQ(line.bracket(Timing::aroundAll).begin, 0);
    EXPECT_EQ(line.bracket(Timing::aroundAll).end, before);
    const TimeSpan in = onlySpan(line, Lane::device, SpanKind::copyIn);
    const TimeSpan kernel = onlySpan(line, Lane::device, SpanKind::kernel);
    const TimeSpan out = onlySpan(line, Lane::device, SpanKind::copyOut);
    EXPECT_GE(kernel.begin, in.end - kRounding);
    EXPECT_GE(out.begin, kernel.end - kRounding);
    EXPECT_LE(out.end, line.bracket(Timing::aroundAll).end + kRounding);
    // The device works no earlier than it is asked to.
    EXPECT_GE(in.begin, onlySpan(line, Lane::host, SpanKind::allocate).end - kRounding);
    EXPECT_GE(kernel.end, onlySpan(line, Lane::host, SpanKind::launch).begin - kRounding);
  }
}

TEST_F(TimeLineTest, TheTimingsContainEachOther) {
  const TimeLine line = lineOf("dot_shared", 1 << 24, 1);
  ASSERT_EQ(line.brackets.size(), 4U);
  for (std::size_t i = 1; i < line.brackets.size(); ++i) {
    EXPECT_GT(line.brackets[i - 1].duration(), line.brackets[i].duration());
  }
  EXPECT_GT(line.brackets.back().duration(), 0);
  // The host works on the result and frees the memory behind the last event.
  const TimeSpan allocate = onlySpan(line, Lane::host, SpanKind::allocate);
  EXPECT_LT(line.bracket(Timing::fromAllocation).begin, allocate.end);
  EXPECT_GE(line.bracket(Timing::betweenEvents).begin, allocate.end - kRounding);
}

TEST_F(TimeLineTest, CopiesHaveARateThatABusCanHave) {
  for (const std::int64_t chunks : {1, 4}) {
    const TimeLine line = lineOf("dot_shared", 1 << 24, chunks);
    const std::vector<TimeSpan> copies = spansOf(line, Lane::device, SpanKind::copyIn);
    ASSERT_EQ(copies.size(), static_cast<std::size_t>(chunks));
    for (const TimeSpan& copy : copies) {
      EXPECT_EQ(copy.bytes, static_cast<std::uint64_t>((1 << 27) / chunks));
      // Bytes per nanosecond are gigabytes per second.
      const double rate = static_cast<double>(copy.bytes) / static_cast<double>(copy.duration());
      EXPECT_GT(rate, 0.1);
      EXPECT_LT(rate, 80.0);
    }
  }
}

TEST_F(TimeLineTest, TheKernelAloneIsWhatABenchmarkTimes) {
  constexpr std::int64_t kCount = 1 << 24;
  const TimeLine line = lineOf("dot_shared", kCount, 1);
  values::BenchRequest request;
  request.kernel = "dot_shared";
  request.parameters = catalog::defaultsOf(catalog::find("dot_shared"));
  request.target.backend = values::BackendChoice::cuda;
  request.sizes = {kCount};
  request.withCpuVariants = false;
  request.sampling.hot = false;
  request.sampling.cold = true;
  const values::BenchResult bench = m_runner.bench(
      request, {}, [](double, const std::string&) {}, [](const values::BenchSeries&) {});
  std::vector<values::Milliseconds> samples = bench.series.front().samples;
  ASSERT_FALSE(samples.empty());
  std::ranges::sort(samples);
  const double cold = 1e6 * samples[samples.size() / 2].count();
  const auto alone = static_cast<double>(line.bracket(Timing::kernelAlone).duration());
  EXPECT_GT(alone, 0.5 * cold);
  EXPECT_LT(alone, 2.0 * cold);
  const auto measured =
      static_cast<double>(onlySpan(line, Lane::device, SpanKind::kernel).duration());
  EXPECT_GT(measured, 0.5 * cold) << "the span between the events of this run";
}

TEST_F(TimeLineTest, ALaunchReturnsAtOnceAndACopyOutBlocks) {
  const TimeLine line = lineOf("dot_global", 1 << 26, 1);
  const TimeSpan launch = onlySpan(line, Lane::host, SpanKind::launch);
  const TimeSpan kernel = onlySpan(line, Lane::device, SpanKind::kernel);
  EXPECT_LT(launch.end, kernel.end);
  EXPECT_GE(onlySpan(line, Lane::host, SpanKind::copyOut).end, kernel.end);
}

TEST_F(TimeLineTest, CopiesOfChunksOverlapKernels) {
  const TimeLine line = lineOf("dot_shared", 1 << 24, 4);
  EXPECT_TRUE(line.passed);
  EXPECT_TRUE(line.pinned);
  const std::vector<TimeSpan> copies = spansOf(line, Lane::device, SpanKind::copyIn);
  const std::vector<TimeSpan> kernels = spansOf(line, Lane::device, SpanKind::kernel);
  ASSERT_EQ(copies.size(), 4U);
  ASSERT_EQ(kernels.size(), 4U);
  int overlaps = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_GE(kernels[i].begin, copies[i].end - kRounding);
    if (i == 3) continue;
    EXPECT_GE(copies[i + 1].begin, copies[i].end - kRounding) << "copies wait for each other";
    if (copies[i + 1].begin < kernels[i].end && kernels[i].begin < copies[i + 1].end) ++overlaps;
  }
  EXPECT_GT(overlaps, 0);
}

TEST_F(TimeLineTest, EveryKernelThatIsRightHasOne) {
  const values::DeviceInfo device = backend::makeCudaBackend()->devices().front();
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (!row.breaks.empty() || catalog::whyNotOn(device, row)) continue;
    const TimeLine line = lineOf(row.id, catalog::defaultsOf(row).n, 1);
    EXPECT_TRUE(line.passed) << row.id;
    EXPECT_EQ(line.kernel, row.id);
  }
}

}  // namespace
}  // namespace lanescope::engine
