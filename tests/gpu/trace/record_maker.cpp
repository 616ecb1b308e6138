// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/trace/record_maker.h"

#include <cmath>
#include <utility>

#include "trace/record/access_events.h"

namespace lanescope::test {
namespace {

using trace::Event;
using trace::EventKind;

void load(std::vector<Event>& events, unsigned array, int line, std::int64_t index, float value) {
  events.push_back(Event::make(EventKind::load, array, line, index, trace::bitsOf(value)));
}

void store(std::vector<Event>& events, unsigned array, int line, std::int64_t index, float value) {
  events.push_back(Event::make(EventKind::store, array, line, index, trace::bitsOf(value)));
}

void barrier(Threads& threads, int line) {
  for (auto& events : threads) events.push_back(Event::make(EventKind::barrier, 0, line, 0, 0));
}

/// One block of the tree; the threads take turns between two barriers.
Threads dotSharedBlock(const DotLaunch& launch, std::uint32_t block) {
  Threads threads(launch.block);
  std::vector<float> cache(launch.block, 0.0F);
  for (std::uint32_t t = 0; t < launch.block; ++t) {
    float sum = 0.0F;
    for (std::uint32_t i = block * launch.block + t; i < launch.n;
         i += launch.grid * launch.block) {
      load(threads[t], kA, kLoopLine, i, static_cast<float>(i));
      load(threads[t], kB, kLoopLine, i, 2.0F);
      sum = std::fma(static_cast<float>(i), 2.0F, sum);
    }
    cache[t] = sum;
    store(threads[t], kCache, kCacheLine, t, sum);
  }
  barrier(threads, kFirstBarrierLine);
  for (std::uint32_t half = launch.block / 2; half > 0; half /= 2) {
    for (std::uint32_t t = 0; t < half; ++t) {
      load(threads[t], kCache, kAddLine, t + half, cache[t + half]);
      load(threads[t], kCache, kAddLine, t, cache[t]);
      cache[t] = cache[t] + cache[t + half];
      store(threads[t], kCache, kAddLine, t, cache[t]);
    }
    barrier(threads, kLoopBarrierLine);
  }
  load(threads[0], kCache, kPartialLine, 0, cache[0]);
  store(threads[0], kOut, kPartialLine, block, cache[0]);
  return threads;
}

void append(trace::Record& record, const Threads& threads) {
  for (const auto& events : threads) {
    record.events.insert(record.events.end(), events.begin(), events.end());
    record.offsets.push_back(record.events.size());
  }
  ++record.blockCount;
}

trace::Record emptyRecord(const char* kernel, const DotLaunch& launch) {
  trace::Record record;
  record.kernel = kernel;
  record.source = "Emulator";
  record.grid.x = launch.grid;
  record.block.x = launch.block;
  record.offsets = {0};
  const auto type = values::DType::float32;
  record.arrays = {{"a", trace::Space::global, type, launch.n},
                   {"b", trace::Space::global, type, launch.n}};
  return record;
}

}  // namespace

std::shared_ptr<const trace::Record> makeDotShared(const DotLaunch& launch) {
  trace::Record record = emptyRecord("dot_shared", launch);
  const auto type = values::DType::float32;
  record.arrays.push_back({"partial", trace::Space::global, type, launch.grid});
  record.arrays.push_back({"cache", trace::Space::shared, type, launch.block});
  for (std::uint32_t block = 0; block < launch.grid; ++block) {
    append(record, dotSharedBlock(launch, block));
  }
  return std::make_shared<trace::Record>(std::move(record));
}

std::shared_ptr<const trace::Record> makeDotGlobal(const DotLaunch& launch) {
  trace::Record record = emptyRecord("dot_global", launch);
  record.arrays.push_back({"products", trace::Space::global, values::DType::float32, launch.n});
  for (std::uint32_t block = 0; block < launch.grid; ++block) {
    Threads threads(launch.block);
    for (std::uint32_t t = 0; t < launch.block; ++t) {
      for (std::uint32_t i = block * launch.block + t; i < launch.n;
           i += launch.grid * launch.block) {
        load(threads[t], kA, kLoopLine, i, static_cast<float>(i));
        load(threads[t], kB, kLoopLine, i, 2.0F);
        store(threads[t], kOut, kLoopLine, i, 2.0F * static_cast<float>(i));
      }
    }
    append(record, threads);
  }
  return std::make_shared<trace::Record>(std::move(record));
}

std::shared_ptr<const trace::Record> makeRecord(std::vector<trace::ArrayInfo> arrays,
                                                const Threads& threads) {
  return makeGridRecord(std::move(arrays), {threads});
}

std::shared_ptr<const trace::Record> makeGridRecord(std::vector<trace::ArrayInfo> arrays,
                                                    const std::vector<Threads>& blocks) {
  trace::Record record;
  record.kernel = "made";
  record.source = "Emulator";
  record.grid.x = static_cast<std::uint32_t>(blocks.size());
  record.block.x = static_cast<std::uint32_t>(blocks.front().size());
  record.offsets = {0};
  record.arrays = std::move(arrays);
  std::size_t events = 0;
  for (const Threads& threads : blocks) {
    for (const auto& each : threads) events += each.size();
  }
  record.events.reserve(events);
  for (const Threads& threads : blocks) append(record, threads);
  return std::make_shared<trace::Record>(std::move(record));
}

}  // namespace lanescope::test
