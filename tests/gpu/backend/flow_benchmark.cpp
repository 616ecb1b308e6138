// SPDX-License-Identifier: Apache-2.0
#include <benchmark/benchmark.h>

#include "backend/backend.h"
#include "catalog/catalog.h"

// What the emulator takes for kernels of the catalogue: unrecorded, with the events recorded, and
// with their operations too. Pin the program to one core for the figures of one core.

namespace {

using namespace lanescope;  // NOLINT(google-build-using-namespace)

enum Recording : std::int64_t { kNone, kEvents, kFlow };

void launch(benchmark::State& state, const char* kernel, std::int64_t n) {
  const catalog::KernelRow& row = catalog::find(kernel);
  values::Parameters parameters = catalog::defaultsOf(row);
  parameters.n = n;
  if (row.parameter("m") != nullptr) parameters.m = parameters.k = n;
  if (row.parameter("block") != nullptr) parameters.block = 256;
  const values::Plan plan = row.plan(parameters);
  const auto inputs = catalog::makeInputs(row, parameters);
  const auto backend = backend::makeEmulatorBackend();
  backend::RunOptions options;
  if (state.range(0) != kNone) {
    options.record = trace::Window{.blockCount = plan.launches.back().grid.total(),
                                   .maxEvents = 1U << 24,
                                   .flow = state.range(0) == kFlow};
  }
  double events = 0;
  double operations = 0;
  for (auto _ : state) {
    const backend::RunOutcome outcome = backend->run(plan, inputs, options, {}, {});
    if (!outcome.record) continue;
    if (outcome.record->truncated) state.SkipWithError("the record is cut short");
    events = static_cast<double>(outcome.record->events.size());
    if (!outcome.record->flow) continue;
    if (outcome.record->flow->truncated) state.SkipWithError("the flow is cut short");
    operations = static_cast<double>(outcome.record->flow->operations.size());
  }
  state.counters["events"] = events;
  state.counters["operations"] = operations;
  state.counters["operations/s"] =
      benchmark::Counter(operations, benchmark::Counter::kIsIterationInvariantRate);
}

void recordings(benchmark::internal::Benchmark* benchmark) {
  benchmark->Arg(kNone)->Arg(kEvents)->Arg(kFlow)->Unit(benchmark::kMillisecond)->UseRealTime();
}
BENCHMARK_CAPTURE(launch, dot_shared, "dot_shared", 1 << 17)->Apply(recordings);
BENCHMARK_CAPTURE(launch, reduce_many_adds, "reduce_many_adds", 1 << 19)->Apply(recordings);
BENCHMARK_CAPTURE(launch, scan_shuffle, "scan_shuffle", 1024)->Apply(recordings);
BENCHMARK_CAPTURE(launch, matmul_naive, "matmul_naive", 128)->Apply(recordings);
BENCHMARK_CAPTURE(launch, matmul_register_square, "matmul_register_square", 128)->Apply(recordings);
BENCHMARK_CAPTURE(launch, matmul_fragments, "matmul_fragments", 128)->Apply(recordings);

}  // namespace

BENCHMARK_MAIN();
