// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "tests/gpu/backend/cuda_available.h"
#include "tests/gpu/backend/flow_check.h"
#include "tests/gpu/backend/record_comparison.h"
#include "tests/gpu/catalog/launches.h"
#include "trace/check/check.h"

namespace lanescope::backend {
namespace {

constexpr std::array<std::int64_t, 8> kSizes{1, 2, 31, 32, 33, 1000, 1024, 4097};
constexpr std::array<std::int64_t, 6> kBlocks{32, 64, 128, 256, 512, 1024};
constexpr std::array<std::int64_t, 4> kGrids{1, 2, 7, 32};

struct Totals {
  std::uint64_t cases = 0;
  std::uint64_t events = 0;
  std::uint64_t operations = 0;
  tests::RecordDifferences found;
  tests::FlowTotals flow;  ///< of the GPU's record
};

trace::Record recordOf(Backend& backend, const values::Plan& plan, std::uint32_t launch,
                       const std::vector<values::HostArray>& inputs,
                       std::vector<values::HostArray>& outputs) {
  RunOptions options;
  // The window has memory for every event, so that whole records are compared. Each thread gets the
  // same share of it, and one that adds for all others of its block needs a few for each of them.
  const values::Launch& recorded = plan.launches[launch];
  constexpr std::uint64_t kEventsOfAThread = 4 * 1024;
  options.record = trace::Window{
      .firstBlock = 0,
      .blockCount = recorded.grid.total(),
      .maxEvents = std::max<std::uint64_t>(
          1U << 24, recorded.grid.total() * recorded.block.total() * kEventsOfAThread),
      .launch = launch,
      .flow = true};
  RunOutcome outcome = backend.run(plan, inputs, options, {}, [](double) {});
  outputs = std::move(outcome.outputs);
  return std::move(*outcome.record);
}

/// Runs one kernel on both backends and counts the events and the operations in which their records
/// of one launch differ.
void compare(Backend& gpu, Backend& emulator, const catalog::KernelRow& row,
             const values::Parameters& parameters, const values::Plan& plan, std::uint32_t launch,
             Totals& totals) {
  SCOPED_TRACE(tests::textOf(row, parameters) + " launch " + std::to_string(launch + 1));
  const auto inputs = catalog::makeInputs(row, parameters);
  std::vector<values::HostArray> outputs;
  std::vector<values::HostArray> emulatedOutputs;
  const auto shared =
      std::make_shared<const trace::Record>(recordOf(gpu, plan, launch, inputs, outputs));
  const trace::Record& a = *shared;
  const trace::Record b = recordOf(emulator, plan, launch, inputs, emulatedOutputs);
  EXPECT_EQ(a.arrays, b.arrays);
  // A thread that waits long reads more often than its share of events.
  const bool mayDiffer = row.spins && plan.launches[launch].grid.total() > 1;
  EXPECT_FALSE(!mayDiffer && (a.truncated || b.truncated));
  // Atomic sums of floats depend on the order; they are compared with the reference.
  const catalog::Answer answer{row.finish(parameters, outputs), outputs};
  EXPECT_TRUE(row.compare(parameters, inputs, row.reference(parameters, inputs), answer).passes());
  const bool isOrderFree = std::ranges::any_of(plan.buffers, [&](const values::Buffer& buffer) {
    return buffer.role == values::Role::output &&
           std::ranges::count(row.orderFree, buffer.name) > 0;
  });
  if (!isOrderFree) {
    EXPECT_EQ(outputs, emulatedOutputs);
  }
  ++totals.cases;
  totals.events += a.events.size();
  totals.operations += a.flow->operations.size();
  // All threads have an equal share of the room for operations. In many large blocks it is too
  // small for a thread that adds for all others of its block.
  const values::Launch& recorded = plan.launches[launch];
  const bool isCut = row.id == "dot_one_thread" &&
                     recorded.grid.total() * recorded.block.total() > std::uint64_t{1} << 14;
  EXPECT_FALSE(!mayDiffer && !isCut && (a.flow->truncated || b.flow->truncated));
  // Whichever block ends last, the number of all events is the same, unless one waits for another.
  if (a.offsets.size() != b.offsets.size() || (!mayDiffer && a.events.size() != b.events.size())) {
    totals.found.count += a.events.size() + b.events.size();
    return;
  }
  // Every fourth record is computed again from its operations, which takes long.
  const bool isReplayed = !a.truncated && totals.cases % 4 == 1;
  for (std::uint64_t block = 0; block < a.blockCount; ++block) {
    if (isReplayed) tests::checkBlock(shared, block, totals.flow);
    tests::compareBlock(a, b, block, row.orderFree, totals.found);
  }
}

/// Returns the kernels whose records have operations; tensor_comparison_test.cpp has the others.
std::vector<std::string_view> recordedKernels() {
  std::vector<std::string_view> ids;
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (row.breaks.empty() && row.unrecorded.empty() && row.untraced.empty()) ids.push_back(row.id);
  }
  return ids;
}

class GpuRecords : public testing::TestWithParam<std::string_view> {};

TEST_P(GpuRecords, EqualTheEmulatorsEventByEventAndOperationByOperation) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  const auto emulator = makeEmulatorBackend();
  const catalog::KernelRow& row = catalog::find(GetParam());
  Totals totals;
  for (const values::Parameters& launch : tests::launchesOf(row, kSizes, kBlocks, kGrids)) {
    for (const values::Parameters& kind : tests::kindsOf(row, launch)) {
      const values::Plan plan = row.plan(kind);
      for (std::uint32_t i = 0; i < plan.launches.size(); ++i) {
        compare(*gpu, *emulator, row, kind, plan, i, totals);
      }
    }
  }
  EXPECT_GE(totals.cases + 1, kSizes.size());  // one block has 1024 threads at most
  EXPECT_GE(totals.events, 4097U);
  EXPECT_EQ(totals.found.count, 0U) << totals.found.first;
  EXPECT_EQ(totals.flow.wrong, 0U);
  std::printf(
      "%-28s cases %llu, events %llu, operations %llu, differences %llu%s, values computed again "
      "%llu, wrong %llu\n",
      row.id.data(), static_cast<unsigned long long>(totals.cases),
      static_cast<unsigned long long>(totals.events),
      static_cast<unsigned long long>(totals.operations),
      static_cast<unsigned long long>(totals.found.count),
      row.orderFree.empty() ? "" : " (up to where the order of blocks is free)",
      static_cast<unsigned long long>(totals.flow.passed),
      static_cast<unsigned long long>(totals.flow.wrong));
}

INSTANTIATE_TEST_SUITE_P(Kernels, GpuRecords, testing::ValuesIn(recordedKernels()),
                         [](const auto& kernel) { return std::string(kernel.param); });

TEST(GpuRecord, OfAnAccessOutOfBoundsGivesTheEmulatorsFindingsUnderEverySchedule) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  const auto emulator = makeEmulatorBackend();
  using enum values::Schedule::Kind;
  constexpr std::array<values::Schedule, 5> kSchedules{
      {{inOrder, 0}, {reversed, 0}, {random, 1}, {adversarial, 0}, {lockstep, 0}}};
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
