// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cstdio>
#include <map>

#include "backend/backend.h"
#include "simt/sanitizers.h"
#include "tests/gpu/backend/cuda_available.h"
#include "tests/gpu/simt/intrinsic_cases.h"

// The kernels of tests/gpu/simt/kernels on both backends: the emulator does what a GPU does.

namespace lanescope::backend {
namespace {

using tests::IntrinsicCase;

// ThreadSanitizer takes milliseconds to make a fiber, so it runs only a part of the cases.
#if defined(LANESCOPE_SIMT_TSAN)
constexpr std::size_t kCaseStep = 37;
#else
constexpr std::size_t kCaseStep = 1;
#endif

RunOutcome outcomeOf(Backend& backend, const IntrinsicCase& each, const values::Schedule& schedule,
                     bool isRecorded) {
  RunOptions options;
  options.target.schedule = schedule;
  if (isRecorded) {
    options.record = trace::Window{.firstBlock = 0,
                                   .blockCount = each.plan.launches.front().grid.total(),
                                   .maxEvents = 1U << 22};
  }
  return backend.run(each.plan, each.inputs, options, {}, [](double) {});
}

std::uint64_t differencesOf(const trace::Record& a, const trace::Record& b) {
  EXPECT_FALSE(a.truncated);
  EXPECT_FALSE(b.truncated);
  EXPECT_EQ(a.arrays, b.arrays);
  EXPECT_EQ(a.offsets, b.offsets);
  if (a.events.size() != b.events.size()) return a.events.size() + b.events.size();
  std::uint64_t differences = 0;
  for (std::size_t i = 0; i < a.events.size(); ++i) {
    if (a.events[i] == b.events[i]) continue;
    if (++differences == 1) {
      ADD_FAILURE() << "event " << i << ": kind " << static_cast<int>(a.events[i].kind()) << " and "
                    << static_cast<int>(b.events[i].kind()) << ", line " << a.events[i].line()
                    << " and " << b.events[i].line() << ", index " << a.events[i].index() << " and "
                    << b.events[i].index() << ", bits " << a.events[i].bits << " and "
                    << b.events[i].bits;
    }
  }
  return differences;
}

TEST(Intrinsics, AreTheSameOnTheGpuEventByEventAndBitByBit) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  const auto emulator = makeEmulatorBackend();
  struct Totals {
    std::uint64_t cases = 0;
    std::uint64_t events = 0;
    std::uint64_t differences = 0;
  };
  std::map<std::string, Totals> perKernel;
  for (const IntrinsicCase& each : tests::intrinsicCases()) {
    SCOPED_TRACE(each.name);
    const RunOutcome onGpu = outcomeOf(*gpu, each, {}, true);
    const RunOutcome emulated = outcomeOf(*emulator, each, {}, true);
    EXPECT_TRUE(emulated.findings.empty());
    EXPECT_EQ(onGpu.outputs, emulated.outputs);
    if (each.isSound) {
      EXPECT_EQ(outcomeOf(*gpu, each, {}, false).outputs, emulated.outputs);
    }
    Totals& totals = perKernel[each.plan.kernel];
    ++totals.cases;
    totals.events += onGpu.record->events.size();
    if (each.hasFixedOrder) totals.differences += differencesOf(*onGpu.record, *emulated.record);
  }
  for (const auto& [kernel, totals] : perKernel) {
    std::printf("%-16s cases %llu, events %llu, differences %llu\n", kernel.c_str(),
                static_cast<unsigned long long>(totals.cases),
                static_cast<unsigned long long>(totals.events),
                static_cast<unsigned long long>(totals.differences));
    EXPECT_EQ(totals.differences, 0U) << kernel;
  }
}

TEST(Intrinsics, AreTheSameUnderEverySchedule) {
  const auto emulator = makeEmulatorBackend();
  using enum values::Schedule::Kind;
  const std::vector<IntrinsicCase> cases = tests::intrinsicCases();
  for (std::size_t i = 0; i < cases.size(); i += kCaseStep) {
    const IntrinsicCase& each = cases[i];
    SCOPED_TRACE(each.name);
    const RunOutcome expected = outcomeOf(*emulator, each, {}, true);
    ASSERT_TRUE(expected.findings.empty()) << expected.findings.front().sentence;
    if (each.isSound) {
      EXPECT_EQ(outcomeOf(*emulator, each, {}, false).outputs, expected.outputs);
    }
    for (const values::Schedule& schedule :
         {values::Schedule{reversed, 0}, {random, 3}, {adversarial, 0}, {lockstep, 0}}) {
      const RunOutcome other = outcomeOf(*emulator, each, schedule, true);
      ASSERT_TRUE(other.findings.empty()) << other.findings.front().sentence;
      EXPECT_EQ(other.outputs, expected.outputs) << nameOf(schedule);
      if (each.hasFixedOrder) {
        EXPECT_EQ(differencesOf(*expected.record, *other.record), 0U) << nameOf(schedule);
      }
    }
  }
}

}  // namespace
}  // namespace lanescope::backend
