// SPDX-License-Identifier: Apache-2.0
#include <benchmark/benchmark.h>

#include "trace/check.h"
#include "trace/record_maker.h"

// What the checks cost: the whole of `trace::check` on records of about four million events.

namespace {

using namespace lanescope;

void checkRecord(benchmark::State& state, const trace::Record& record) {
  std::size_t findings = 0;
  for (auto _ : state) findings = trace::check(record).findings.size();
  state.counters["events"] = static_cast<double>(record.events.size());
  state.counters["findings"] = static_cast<double>(findings);
}

/// Loads of inputs that nobody writes, and one store each.
void products(benchmark::State& state) {
  checkRecord(state, *test::makeDotGlobal({1'400'000, 256, 32}));
}
BENCHMARK(products)->Unit(benchmark::kMillisecond);

/// Mostly shared memory and barriers.
void tree(benchmark::State& state) {
  checkRecord(state, *test::makeDotShared({256 * 1300, 256, 1300}));
}
BENCHMARK(tree)->Unit(benchmark::kMillisecond);

/// Where every access is part of a race: the tree without its barriers.
void treeWithoutBarriers(benchmark::State& state) {
  trace::Record record = *test::makeDotShared({256 * 1300, 256, 1300});
  trace::Record open = record;
  open.events.clear();
  open.offsets = {0};
  for (std::size_t slot = 0; slot + 1 < record.offsets.size(); ++slot) {
    for (std::uint64_t i = record.offsets[slot]; i < record.offsets[slot + 1]; ++i) {
      if (record.events[i].kind() != trace::EventKind::barrier)
        open.events.push_back(record.events[i]);
    }
    open.offsets.push_back(open.events.size());
  }
  checkRecord(state, open);
}
BENCHMARK(treeWithoutBarriers)->Unit(benchmark::kMillisecond);

/// All blocks add to one element, not atomically.
void oneElementOfAllBlocks(benchmark::State& state) {
  using trace::Event;
  const test::Threads adds(256, {Event::make(trace::EventKind::load, 0, 10, 0, 0),
                                 Event::make(trace::EventKind::store, 0, 10, 0, 0)});
  checkRecord(state,
              *test::makeGridRecord({{"sum", trace::Space::global, values::DType::float32, 1}},
                                    std::vector<test::Threads>(8000, adds)));
}
BENCHMARK(oneElementOfAllBlocks)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
