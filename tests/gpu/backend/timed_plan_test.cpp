// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <chrono>

#include "backend/cuda/clock_probe.h"
#include "backend/cuda/cuda_timed_plan.h"
#include "backend/cuda/stream_gate.h"
#include "catalog/catalog.h"
#include "tests/gpu/backend/cuda_available.h"

namespace lanescope::backend {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

std::unique_ptr<TimedPlan> prepare(const values::Plan& plan,
                                   const std::vector<values::HostArray>& inputs) {
  return std::move(makeCudaBackend()->prepare({plan}, inputs, {}, {}).at(0));
}

class TimedPlanTest : public testing::Test {
 protected:
  void SetUp() override {
    if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  }
};

TEST_F(TimedPlanTest, WorkBehindAClosedGateWaitsUntilItOpens) {
  const Stream stream = makeStream();
  const Event done = makeEvent();
  StreamGate gate;
  {
    const StreamGate::Closed closed(gate, stream.get());
    check(cudaEventRecord(done.get(), stream.get()), "cudaEventRecord");
    const auto begin = Clock::now();
    while (Clock::now() - begin < milliseconds(5)) {
      ASSERT_EQ(cudaEventQuery(done.get()), cudaErrorNotReady);
    }
  }
  check(cudaStreamSynchronize(stream.get()), "cudaStreamSynchronize");
  EXPECT_FALSE(gate.gaveUp());
}

TEST_F(TimedPlanTest, AGateGivesUpWhereSomebodyWaitsBehindIt) {
  const Stream stream = makeStream();
  StreamGate gate;
  const auto begin = Clock::now();
  {
    const StreamGate::Closed closed(gate, stream.get());
    check(cudaStreamSynchronize(stream.get()), "cudaStreamSynchronize");
  }
  EXPECT_GE(Clock::now() - begin, milliseconds(200));
  EXPECT_LT(Clock::now() - begin, milliseconds(2000));
  EXPECT_TRUE(gate.gaveUp());
  { const StreamGate::Closed closed(gate, stream.get()); }
  check(cudaStreamSynchronize(stream.get()), "cudaStreamSynchronize");
  EXPECT_FALSE(gate.gaveUp()) << "of the last closing";
}

TEST_F(TimedPlanTest, TheClockIsBetweenStandingStillAndItsPeak) {
  const Stream stream = makeStream();
  const DeviceMemory memory = allocate(std::size_t{1} << 28);
  ClockProbe probe;
  double megahertz = 0;
  for (int i = 0; i < 100; ++i) {
    probe.begin(stream.get());
    check(cudaMemsetAsync(memory.get(), i, std::size_t{1} << 28, stream.get()), "cudaMemsetAsync");
    probe.end(stream.get());
    check(cudaStreamSynchronize(stream.get()), "cudaStreamSynchronize");
    megahertz = probe.megahertz();
  }
  EXPECT_GT(megahertz, 100.0);
  EXPECT_LT(megahertz, 1.1 * probe.peakMegahertz());
}

/// Tickets, accumulators and tiles' states are cleared between calls in a row, also those that do
/// not start from 0.
TEST_F(TimedPlanTest, TheLastOfManyCallsComputesWhatTheFirstOneDoes) {
  for (const char* const kernel :
       {"dot_one_launch", "scan_look_back", "histogram_shared", "dot_shared"}) {
    const catalog::KernelRow& row = catalog::find(kernel);
    values::Parameters parameters = catalog::defaultsOf(row);
    parameters.n = 10'000;
    const std::vector<values::HostArray> inputs = catalog::makeInputs(row, parameters);
    const catalog::Reference reference = row.reference(parameters, inputs);
    const auto timed = prepare(row.plan(parameters), inputs);
    for (const values::Cache cache : {values::Cache::hot, values::Cache::cold}) {
      for (int i = 0; i < 3; ++i) {
        const bench::Sample sample = timed->take(cache);
        EXPECT_GT(sample.time.count(), 0.0) << kernel;
        EXPECT_LT(sample.time.count(), 1.0) << kernel;
        EXPECT_FALSE(sample.gaps) << kernel;
      }
      const std::vector<values::HostArray> outputs = timed->outputs();
      EXPECT_TRUE(
          row.compare(parameters, inputs, reference, {row.finish(parameters, outputs), outputs})
              .passes())
          << kernel;
    }
    EXPECT_GT(timed->calls(values::Cache::hot), 5) << kernel;
  }
}

/// They share all memory but the inputs'.
TEST_F(TimedPlanTest, PlansTimedInTurnComputeEachItsOwn) {
  std::vector<values::Plan> plans;
  std::vector<const catalog::KernelRow*> rows;
  values::Parameters parameters;
  parameters.n = 64;
  parameters.pattern = "random";
  for (const char* const kernel : {"matmul_naive", "matmul_tiled", "matmul_vectors"}) {
    rows.push_back(&catalog::find(kernel));
    plans.push_back(rows.back()->plan(catalog::launchedAs(*rows.back(), parameters)));
  }
  const std::vector<values::HostArray> inputs = catalog::makeInputs(*rows[0], parameters);
  const auto timed = makeCudaBackend()->prepare(plans, inputs, {}, {});
  for (int round = 0; round < 2; ++round) {
    for (const auto& plan : timed) static_cast<void>(plan->take(values::Cache::hot));
  }
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::vector<values::HostArray> outputs = timed[i]->outputs();
    EXPECT_TRUE(rows[i]
                    ->compare(parameters, inputs, rows[i]->reference(parameters, inputs),
                              {rows[i]->finish(parameters, outputs), outputs})
                    .passes())
        << rows[i]->id;
  }
}

TEST_F(TimedPlanTest, ASmallestOfAllStartsFromWhatIsNotZero) {
  const catalog::KernelRow& row = catalog::find("reduce_atomic");
  values::Parameters parameters = catalog::defaultsOf(row);
  parameters.n = 10'000;
  parameters.op = values::Op::min;
  parameters.dtype = values::DType::int32;
  ASSERT_TRUE(catalog::violations(row, parameters).empty());
  const std::vector<values::HostArray> inputs = catalog::makeInputs(row, parameters);
  const auto timed = prepare(row.plan(parameters), inputs);
  static_cast<void>(timed->take(values::Cache::hot));
  const std::vector<values::HostArray> outputs = timed->outputs();
  EXPECT_TRUE(row.compare(parameters, inputs, row.reference(parameters, inputs),
                          {row.finish(parameters, outputs), outputs})
                  .passes());
}

TEST_F(TimedPlanTest, ColdDataTakeLongerThanHotOnes) {
  const catalog::KernelRow& row = catalog::find("dot_shared");
  values::Parameters parameters = catalog::defaultsOf(row);
  parameters.n = 1 << 21;  // 16 MiB, which stay in the L2 cache of a large GPU
  const std::vector<values::HostArray> inputs = catalog::makeInputs(row, parameters);
  const auto timed = prepare(row.plan(parameters), inputs);
  double hot = 1e9;
  double cold = 1e9;
  for (int i = 0; i < 20; ++i) {
    hot = std::min(hot, timed->take(values::Cache::hot).time.count());
    cold = std::min(cold, timed->take(values::Cache::cold).time.count());
  }
  EXPECT_GT(cold, hot);
}

/// As on a GPU with a watchdog.
TEST_F(TimedPlanTest, CallsThatMayNotGoInARowComputeTheSameAndTakeAsLong) {
  const catalog::KernelRow& row = catalog::find("dot_one_launch");
  values::Parameters parameters = catalog::defaultsOf(row);
  parameters.n = 1 << 24;
  const std::vector<values::HostArray> inputs = catalog::makeInputs(row, parameters);
  const catalog::Reference reference = row.reference(parameters, inputs);
  const values::Plan plan = row.plan(parameters);
  const auto workbench = std::make_shared<Workbench>(std::vector{plan}, inputs);
  CudaTimedPlan inARow(plan, workbench, bench::LaunchLimit(), {});
  CudaTimedPlan apart(plan, workbench, bench::LaunchLimit(values::Milliseconds(1e-3)), {});
  double least = 1e9;
  double leastApart = 1e9;
  for (int i = 0; i < 20; ++i) {
    least = std::min(least, inARow.take(values::Cache::hot).time.count());
    leastApart = std::min(leastApart, apart.take(values::Cache::hot).time.count());
  }
  EXPECT_NEAR(leastApart, least, 0.1 * least);
  const std::vector<values::HostArray> outputs = apart.outputs();
  EXPECT_TRUE(row.compare(parameters, inputs, reference, {row.finish(parameters, outputs), outputs})
                  .passes());
}

TEST_F(TimedPlanTest, CopiesOfPageLockedMemoryAreTimed) {
  const catalog::KernelRow& row = catalog::find("scan_look_back");
  values::Parameters parameters = catalog::defaultsOf(row);
  parameters.n = 1 << 22;
  const std::vector<values::HostArray> inputs = catalog::makeInputs(row, parameters);
  const auto timed = prepare(row.plan(parameters), inputs);
  const auto pinned = timed->timePinned(inputs);
  ASSERT_TRUE(pinned);
  // 16 MiB each way, at 1 to 200 GB/s.
  EXPECT_GT(pinned->hostToDevice.count(), 0.08);
  EXPECT_LT(pinned->hostToDevice.count(), 17.0);
  EXPECT_GT(pinned->deviceToHost.count(), 0.08);
  EXPECT_LT(pinned->deviceToHost.count(), 17.0);
}

}  // namespace
}  // namespace lanescope::backend
