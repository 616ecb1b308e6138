// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <string>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "tests/gpu/catalog/launches.h"
#include "trace/count/bank_use.h"
#include "trace/count/counters.h"
#include "trace/count/sector_use.h"
#include "trace/record/timeline.h"

namespace lanescope::tests {
namespace {

using trace::EventKind;

void add(const trace::ArrayInfo& array, const trace::WarpRequest& request,
         values::AccessCounters& counters) {
  if (!request.isNew) return;
  const auto elementBytes = static_cast<int>(values::sizeOf(array.type));
  ++counters.requests;
  if (array.space == trace::Space::global) {
    counters.sectors += trace::SectorUse(elementBytes, request).sectors().size();
  } else {
    const trace::BankUse use(elementBytes, request);
    counters.wavefronts += use.passes();
    counters.conflicts += use.conflicts();
  }
}

/// What a viewer of all steps of all recorded blocks sees of loads, stores and atomics: in global
/// memory, then in shared memory.
std::array<values::AccessCounters, 6> seenIn(const std::shared_ptr<const trace::Record>& record) {
  std::array<values::AccessCounters, 6> seen;
  for (std::uint64_t block = 0; block < record->blockCount; ++block) {
    const trace::Timeline timeline(record, block);
    for (std::size_t step = 0; step < timeline.stepCount(); ++step) {
      const EventKind kind = timeline.step(step).kind;
      for (const trace::WarpRequest& request : trace::requestsOf(timeline, step)) {
        const trace::ArrayInfo& array = record->arrays[request.array];
        if (array.remote || kind == EventKind::atomicWrite) continue;
        const std::size_t which = kind == EventKind::load ? 0 : kind == EventKind::store ? 1 : 2;
        const std::size_t space = array.space == trace::Space::global ? 0 : 3;
        values::AccessCounters& counters = seen[space + which];
        counters.elements += static_cast<std::uint64_t>(std::popcount(request.lanes));
        add(array, request, counters);
      }
    }
  }
  return seen;
}

void expectEqual(const values::AccessCounters& seen, const values::AccessCounters& counted,
                 const std::string& what) {
  EXPECT_EQ(seen.elements, counted.elements) << what;
  EXPECT_EQ(seen.requests, counted.requests) << what;
  EXPECT_EQ(seen.sectors, counted.sectors) << what;
  EXPECT_EQ(seen.wavefronts, counted.wavefronts) << what;
  EXPECT_EQ(seen.conflicts, counted.conflicts) << what;
}

TEST(MemoryUse, OfAllStepsAddsUpToTheCountersForEveryKernel) {
  constexpr std::array<std::int64_t, 3> kLengths{33, 1000, 4097};
  constexpr std::array<std::int64_t, 4> kBlockSizes{32, 100, 128, 256};
  constexpr std::array<std::int64_t, 1> kGridSizes{2};
  const auto backend = backend::makeEmulatorBackend();
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (!row.unrecorded.empty() || row.id == "dot_endless") continue;
    for (const values::Parameters& launch : launchesOf(row, kLengths, kBlockSizes, kGridSizes)) {
      const backend::RunOutcome outcome =
          backend->run(row.plan(launch), catalog::makeInputs(row, launch),
                       {.target = {}, .record = trace::Window{.maxEvents = 200'000}}, {}, {});
      ASSERT_TRUE(outcome.record.has_value()) << row.id;
      const auto record = std::make_shared<const trace::Record>(*outcome.record);
      const values::WarpCounters counted = trace::countersOf(*record).total;
      const auto seen = seenIn(record);
      const std::string what = textOf(row, launch);
      expectEqual(seen[0], counted.globalLoads, what + " global loads");
      expectEqual(seen[1], counted.globalStores, what + " global stores");
      expectEqual(seen[2], counted.globalAtomics, what + " global atomics");
      expectEqual(seen[3], counted.sharedLoads, what + " shared loads");
      expectEqual(seen[4], counted.sharedStores, what + " shared stores");
      expectEqual(seen[5], counted.sharedAtomics, what + " shared atomics");
    }
  }
}

}  // namespace
}  // namespace lanescope::tests
