// SPDX-License-Identifier: Apache-2.0
#include <benchmark/benchmark.h>

#include "tests/gpu/trace/record_maker.h"
#include "trace/check/check.h"

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

/// The lanes of each warp hand values on through shared memory, with __syncwarp() between.
void warpsInStep(benchmark::State& state) {
  using trace::Event;
  using trace::EventKind;
  test::Threads threads(256);
  for (std::int64_t t = 0; t < 256; ++t) {
    auto& events = threads[static_cast<std::size_t>(t)];
    for (int round = 0; round < 16; ++round) {
      events.push_back(Event::make(EventKind::store, 0, 10, t, 0));
      events.push_back(Event::warpWide(EventKind::syncwarp, 11, 0xffffffff, 0, 0, 0));
      events.push_back(Event::make(EventKind::load, 0, 12, t ^ 1, 0));
      events.push_back(Event::warpWide(EventKind::syncwarp, 13, 0xffffffff, 0, 0, 0));
    }
  }
  checkRecord(state,
              *test::makeGridRecord({{"cache", trace::Space::shared, values::DType::float32, 256}},
                                    std::vector<test::Threads>(240, threads)));
}
BENCHMARK(warpsInStep)->Unit(benchmark::kMillisecond);

/// A reduction in a single pass: each block leaves its sum and takes a ticket, the last one adds.
void tickets(benchmark::State& state) {
  using trace::Event;
  using trace::EventKind;
  const auto blocks = static_cast<std::uint64_t>(state.range(0));
  std::vector<test::Threads> grid;
  for (std::uint64_t b = 0; b < blocks; ++b) {
    const auto index = static_cast<std::int64_t>(b);
    std::vector<Event> events{Event::make(EventKind::store, 0, 10, index, 0),
                              Event::make(EventKind::fence, 0, 11, 0, 0, 1),
                              Event::make(EventKind::atomicRead, 1, 12, 0, b),
                              Event::make(EventKind::atomicWrite, 1, 12, 0, b + 1),
                              Event::make(EventKind::fence, 0, 13, 0, 0, 1)};
    if (b + 1 == blocks) {
      for (std::int64_t i = 0; i <= index; ++i) {
        events.push_back(Event::make(EventKind::load, 0, 14, i, 0));
      }
    }
    grid.push_back({events});
  }
  checkRecord(state, *test::makeGridRecord(
                         {{"partial", trace::Space::global, values::DType::float32, blocks},
                          {"count", trace::Space::global, values::DType::uint32, 1}},
                         grid));
}
BENCHMARK(tickets)->Arg(1'000)->Arg(100'000)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
