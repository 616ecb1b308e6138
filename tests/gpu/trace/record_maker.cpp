// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/trace/record_maker.h"

#include <cmath>
#include <span>
#include <utility>

#include "trace/record/access_events.h"

namespace lanescope::test {
namespace {

using trace::Event;
using trace::EventKind;

using trace::Operation;
using trace::OperationKind;
using trace::Source;

/// What one thread does, with the operations behind it.
class ThreadMaker {
 public:
  Source load(unsigned array, int line, std::int64_t index, float value) {
    m_events.push_back(Event::make(EventKind::load, array, line, index, trace::bitsOf(value)));
    return static_cast<Source>(m_events.size() - 1);
  }
  void store(unsigned array, int line, std::int64_t index, float value, Source source) {
    m_events.push_back(Event::make(EventKind::store, array, line, index, trace::bitsOf(value)));
    compute(OperationKind::pass, line, source, static_cast<Source>(m_events.size() - 1));
  }
  void barrier(int line) { m_events.push_back(Event::make(EventKind::barrier, 0, line, 0, 0)); }
  Source zero(int line) {
    return note(Operation::constant(trace::ScalarType::float32, line, trace::bitsOf(0.0F)));
  }
  Source compute(OperationKind kind, int line, Source first, Source second,
                 Source third = trace::kNoSource) {
    return note(Operation::make(kind, trace::ScalarType::float32, line, first, second, third));
  }

  [[nodiscard]] const std::vector<Event>& events() const { return m_events; }
  [[nodiscard]] const std::vector<Operation>& operations() const { return m_operations; }

 private:
  Source note(const Operation& operation) {
    m_operations.push_back(operation);
    return static_cast<Source>(m_operations.size() - 1) | trace::kOperationMark;
  }

  std::vector<Event> m_events;
  std::vector<Operation> m_operations;
};
using ThreadMakers = std::vector<ThreadMaker>;

/// The threads of one block of the tree. They take turns between two barriers.
ThreadMakers dotSharedBlock(const DotLaunch& launch, std::uint32_t block) {
  ThreadMakers threads(launch.block);
  std::vector<float> cache(launch.block, 0.0F);
  for (std::uint32_t t = 0; t < launch.block; ++t) {
    ThreadMaker& thread = threads[t];
    Source sum = thread.zero(kLoopLine);
    for (std::uint32_t i = block * launch.block + t; i < launch.n;
         i += launch.grid * launch.block) {
      const Source a = thread.load(kA, kLoopLine, i, static_cast<float>(i));
      const Source b = thread.load(kB, kLoopLine, i, 2.0F);
      sum = thread.compute(OperationKind::fusedMultiplyAdd, kLoopLine, a, b, sum);
      cache[t] = std::fma(static_cast<float>(i), 2.0F, cache[t]);
    }
    thread.store(kCache, kCacheLine, t, cache[t], sum);
  }
  for (ThreadMaker& thread : threads) thread.barrier(kFirstBarrierLine);
  for (std::uint32_t half = launch.block / 2; half > 0; half /= 2) {
    for (std::uint32_t t = 0; t < half; ++t) {
      const Source far = threads[t].load(kCache, kAddLine, t + half, cache[t + half]);
      const Source near = threads[t].load(kCache, kAddLine, t, cache[t]);
      cache[t] = cache[t] + cache[t + half];
      threads[t].store(kCache, kAddLine, t, cache[t],
                       threads[t].compute(OperationKind::add, kAddLine, near, far));
    }
    for (ThreadMaker& thread : threads) thread.barrier(kLoopBarrierLine);
  }
  const Source total = threads[0].load(kCache, kPartialLine, 0, cache[0]);
  threads[0].store(kOut, kPartialLine, block, cache[0], total);
  return threads;
}

void append(trace::Record& record, const Threads& threads) {
  for (const auto& events : threads) {
    record.events.insert(record.events.end(), events.begin(), events.end());
    record.offsets.push_back(record.events.size());
  }
  ++record.blockCount;
}

void append(trace::Record& record, const ThreadMakers& threads) {
  for (const ThreadMaker& thread : threads) {
    record.events.insert(record.events.end(), thread.events().begin(), thread.events().end());
    record.offsets.push_back(record.events.size());
    auto& flow = *record.flow;
    flow.operations.insert(flow.operations.end(), thread.operations().begin(),
                           thread.operations().end());
    flow.offsets.push_back(flow.operations.size());
  }
  ++record.blockCount;
}

/// The operations of a thread, see withSums.
std::vector<Operation> sumsOf(std::span<const Event> events) {
  std::vector<Operation> operations;
  std::vector<Source> held;
  const auto note = [&](OperationKind kind, int line, Source first, Source second) {
    operations.push_back(Operation::make(kind, trace::ScalarType::float32, line, first, second));
    return static_cast<Source>(operations.size() - 1) | trace::kOperationMark;
  };
  for (std::uint32_t i = 0; i < events.size(); ++i) {
    const Event& event = events[i];
    const bool receives = event.kind() == EventKind::shuffle || event.kind() == EventKind::reduce;
    if ((trace::isWrite(event.kind()) || receives)) {
      Source sum = trace::kNoSource;
      for (const Source each : held) {
        sum = sum == trace::kNoSource ? each : note(OperationKind::add, event.line(), sum, each);
      }
      if (sum == trace::kNoSource) {
        operations.push_back(
            Operation::constant(trace::ScalarType::float32, event.line(), event.bits));
        sum = static_cast<Source>(operations.size() - 1) | trace::kOperationMark;
      }
      note(OperationKind::pass, event.line(), sum, i);
      if (!receives) held.clear();
    }
    if (trace::isRead(event.kind()) || receives) held.push_back(i);
  }
  return operations;
}

trace::Record emptyRecord(const char* kernel, const DotLaunch& launch) {
  trace::Record record;
  record.kernel = kernel;
  record.source = "Emulator";
  record.grid.x = launch.grid;
  record.block.x = launch.block;
  record.offsets = {0};
  record.flow = trace::Flow{{0}, {}, false};
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
    ThreadMakers threads(launch.block);
    for (std::uint32_t t = 0; t < launch.block; ++t) {
      for (std::uint32_t i = block * launch.block + t; i < launch.n;
           i += launch.grid * launch.block) {
        const Source a = threads[t].load(kA, kLoopLine, i, static_cast<float>(i));
        const Source b = threads[t].load(kB, kLoopLine, i, 2.0F);
        threads[t].store(kOut, kLoopLine, i, 2.0F * static_cast<float>(i),
                         threads[t].compute(OperationKind::multiply, kLoopLine, a, b));
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

std::shared_ptr<const trace::Record> withSums(const std::shared_ptr<const trace::Record>& record) {
  trace::Record made = *record;
  made.flow = trace::Flow{{0}, {}, false};
  for (std::size_t thread = 0; thread + 1 < made.offsets.size(); ++thread) {
    const std::span<const Event> all(made.events);
    const auto operations =
        sumsOf(all.subspan(made.offsets[thread], made.offsets[thread + 1] - made.offsets[thread]));
    made.flow->operations.insert(made.flow->operations.end(), operations.begin(), operations.end());
    made.flow->offsets.push_back(made.flow->operations.size());
  }
  return std::make_shared<const trace::Record>(std::move(made));
}

}  // namespace lanescope::test
