// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <array>
#include <cstdio>

#include "backend/backend.h"
#include "backend/cuda_available.h"
#include "catalog/catalog.h"
#include "trace/check.h"

namespace lanescope::backend {
namespace {

struct Totals {
  std::uint64_t cases = 0;
  std::uint64_t events = 0;
  std::uint64_t differences = 0;
};

/// Runs one kernel on both backends and counts the events in which their records differ.
void compare(Backend& gpu, Backend& emulator, const catalog::KernelRow& row,
             const values::Parameters& parameters, Totals& totals) {
  const values::Plan plan = row.plan(parameters);
  const auto inputs = catalog::makeInputs(row, parameters);
  RunOptions options;
  // Room for every event, so that nothing is compared by halves.
  options.record = trace::Window{
      .firstBlock = 0, .blockCount = plan.launches.back().grid.total(), .maxEvents = 1U << 24};
  const RunOutcome onGpu = gpu.run(plan, inputs, options, {}, [](double) {});
  const RunOutcome emulated = emulator.run(plan, inputs, options, {}, [](double) {});
  const trace::Record& a = *onGpu.record;
  const trace::Record& b = *emulated.record;

  SCOPED_TRACE(std::string(row.id) + " n=" + std::to_string(parameters.n) + " block=" +
               std::to_string(parameters.block) + " grid=" + std::to_string(*parameters.grid));
  EXPECT_FALSE(a.truncated);
  EXPECT_EQ(a.arrays, b.arrays);
  EXPECT_EQ(a.offsets, b.offsets);
  EXPECT_EQ(onGpu.outputs, emulated.outputs);
  ++totals.cases;
  totals.events += a.events.size();
  if (a.events.size() != b.events.size()) {
    totals.differences += a.events.size() + b.events.size();
    return;
  }
  for (std::size_t i = 0; i < a.events.size(); ++i) {
    if (a.events[i] != b.events[i]) ++totals.differences;
  }
}

TEST(GpuRecord, EqualsTheEmulatorsEventByEventAndBitByBit) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  const auto emulator = makeEmulatorBackend();
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (!row.breaks.empty()) continue;
    Totals totals;
    for (const char* pattern : {"iota-two", "random"}) {
      for (const std::int64_t n : {1, 2, 31, 32, 33, 1000, 1024, 4097}) {
        for (const std::int64_t block : {32, 64, 128, 256, 512, 1024}) {
          for (const std::int64_t grid : {1, 2, 7, 32}) {
            values::Parameters parameters;
            parameters.n = n;
            parameters.block = block;
            parameters.grid = grid;
            parameters.pattern = pattern;
            if (!catalog::violations(row, parameters).empty()) continue;
            compare(*gpu, *emulator, row, parameters, totals);
          }
        }
      }
    }
    EXPECT_GE(totals.cases, 64U) << row.id;  // one size of block at least
    EXPECT_GE(totals.events, 64U * 4097) << row.id;
    EXPECT_EQ(totals.differences, 0U) << row.id;
    std::printf("%-20s cases %llu, events %llu, differences %llu\n", row.id.data(),
                static_cast<unsigned long long>(totals.cases),
                static_cast<unsigned long long>(totals.events),
                static_cast<unsigned long long>(totals.differences));
  }
}

TEST(GpuRecord, OfAnAccessOutOfBoundsGivesTheEmulatorsFindingsUnderEverySchedule) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  const auto emulator = makeEmulatorBackend();
  using enum values::Schedule::Kind;
  constexpr std::array<values::Schedule, 4> kSchedules{
      {{inOrder, 0}, {reversed, 0}, {random, 1}, {adversarial, 0}}};
  for (const char* id : {"dot_no_bounds", "dot_wild_store"}) {
    const catalog::KernelRow& row = catalog::find(id);
    for (const std::int64_t n : {33, 1000, 4097}) {
      values::Parameters parameters;
      parameters.n = n;
      parameters.block = 128;
      const values::Plan plan = row.plan(parameters);
      const auto inputs = catalog::makeInputs(row, parameters);
      RunOptions options;
      options.record = trace::Window{};
      const RunOutcome onGpu = gpu->run(plan, inputs, options, {}, [](double) {});
      const auto expected = trace::check(*onGpu.record).findings;
      EXPECT_FALSE(expected.empty());
      for (const values::Schedule& schedule : kSchedules) {
        SCOPED_TRACE(std::string(id) + " n=" + std::to_string(n) + " " + nameOf(schedule));
        options.target.schedule = schedule;
        const RunOutcome emulated = emulator->run(plan, inputs, options, {}, [](double) {});
        EXPECT_TRUE(emulated.findings.empty());
        EXPECT_EQ(trace::check(*emulated.record).findings, expected);
        EXPECT_EQ(emulated.record->offsets, onGpu.record->offsets);
        EXPECT_TRUE(emulated.record->events == onGpu.record->events);
      }
    }
  }
}

}  // namespace
}  // namespace lanescope::backend
