// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cuda_chunk_stream.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include "values/error.h"

namespace lanescope::backend {
namespace {

using values::Lane;
using values::Milliseconds;
using values::SpanKind;

constexpr std::int64_t kMostSlots = 3;
constexpr int kClockReadings = 8;

/// Returns the host's clock in nanoseconds.
std::int64_t hostNanoseconds() {
  return std::chrono::nanoseconds(std::chrono::steady_clock::now().time_since_epoch()).count();
}

Milliseconds millisecondsBetween(cudaEvent_t begin, cudaEvent_t end) {
  float milliseconds = 0.0F;
  check(cudaEventElapsedTime(&milliseconds, begin, end), "cudaEventElapsedTime");
  return Milliseconds(milliseconds);
}

}  // namespace

CudaChunkStream::CudaChunkStream(const ChunkStream& problem, std::stop_token stop)
    : m_problem(problem), m_stop(std::move(stop)) {
  const std::int64_t begin = hostNanoseconds();
  const std::int64_t whole = problem.chunks - (problem.lastPlan ? 1 : 0);
  for (std::int64_t i = 0; i < std::min(whole, kMostSlots); ++i) {
    m_slots.push_back(std::make_unique<ChunkSlot>(problem, problem.plan, m_stop));
  }
  if (problem.lastPlan) {
    m_slots.push_back(std::make_unique<ChunkSlot>(problem, *problem.lastPlan, m_stop));
  }
  m_outcome.phases.allocate = std::chrono::nanoseconds(hostNanoseconds() - begin);
}

std::size_t CudaChunkStream::slotOf(std::int64_t chunk) const {
  if (m_problem.lastPlan && chunk == m_problem.chunks - 1) return m_slots.size() - 1;
  return static_cast<std::size_t>(chunk % kMostSlots);
}

void CudaChunkStream::add(const values::TimeSpan& span) {
  if (span.chunk < values::kMostChunks) m_outcome.spans.push_back(span);
}

template <class Work>
void CudaChunkStream::onHost(SpanKind kind, std::int64_t chunk, const Work& work) {
  const std::int64_t begin = hostNanoseconds();
  work();
  add({.lane = Lane::host, .kind = kind, .begin = begin, .end = hostNanoseconds(), .chunk = chunk});
}

std::int64_t CudaChunkStream::deviceTime(cudaEvent_t event) const {
  return std::llround(1e6 * millisecondsBetween(m_base.get(), event).count());
}

void CudaChunkStream::matchClocks() {
  const Event event = makeEvent();
  for (int i = 0; i < kClockReadings; ++i) {
    const std::int64_t before = hostNanoseconds();
    check(cudaEventRecord(event.get(), m_clockStream.get()), "cudaEventRecord");
    check(cudaEventSynchronize(event.get()), "cudaEventSynchronize");
    m_pairs.push_back({before, hostNanoseconds(), deviceTime(event.get())});
  }
}

void CudaChunkStream::enqueue(std::int64_t chunk) {
  ChunkSlot& slot = *m_slots[slotOf(chunk)];
  if (!m_problem.generated) onHost(SpanKind::generate, chunk, [&] { slot.fill(chunk); });
  slot.enqueue(chunk, chunk == 0 ? nullptr : m_slots[slotOf(chunk - 1)].get());
}

void CudaChunkStream::noteSteps(std::int64_t chunk) {
  const ChunkSlot& slot = *m_slots[slotOf(chunk)];
  const auto note = [&](ChunkStep step, SpanKind kind, Milliseconds& sum) {
    sum += millisecondsBetween(slot.begin(step), slot.end(step));
    if (chunk >= values::kMostChunks) return;
    const std::int64_t begin = deviceTime(slot.begin(step));
    add({.lane = Lane::device,
         .kind = kind,
         .begin = begin,
         // Rounding may put the end of a short step before its beginning.
         .end = std::max(begin, deviceTime(slot.end(step))),
         .bytes = slot.bytes(step),
         .chunk = chunk,
         .stream = static_cast<std::int64_t>(slotOf(chunk))});
  };
  values::Phases& phases = m_outcome.phases;
  if (m_problem.generated) {
    note(ChunkStep::in, SpanKind::generate, m_outcome.generating);
  } else {
    note(ChunkStep::in, SpanKind::copyIn, phases.hostToDevice);
  }
  note(ChunkStep::kernel, SpanKind::kernel, phases.kernel);
  note(ChunkStep::out, SpanKind::copyOut, phases.deviceToHost);
}

void CudaChunkStream::collect() {
  const std::int64_t chunk = m_collected++;
  ChunkSlot& slot = *m_slots[slotOf(chunk)];
  onHost(SpanKind::wait, chunk, [&] { slot.wait(); });
  noteSteps(chunk);
  onHost(SpanKind::finish, chunk, [&] { m_problem.finish(chunk, slot.outputs()); });
}

void CudaChunkStream::putOnHostClock() {
  const std::int64_t offset = bench::clockOffset(m_pairs).value();
  for (values::TimeSpan& span : m_outcome.spans) {
    if (span.lane != Lane::device) continue;
    span.begin += offset;
    span.end += offset;
  }
}

StreamOutcome CudaChunkStream::run(const Progress& progress) {
  check(cudaEventRecord(m_base.get(), m_clockStream.get()), "cudaEventRecord");
  check(cudaEventSynchronize(m_base.get()), "cudaEventSynchronize");
  matchClocks();
  m_outcome.begin = hostNanoseconds();
  for (std::int64_t chunk = 0; chunk < m_problem.chunks; ++chunk) {
    if (m_stop.stop_requested()) {
      throw values::Error(values::ErrorKind::cancelled, "The run was cancelled.");
    }
    while (m_collected <= chunk - kMostSlots) collect();
    enqueue(chunk);
    progress(static_cast<double>(m_collected) / static_cast<double>(m_problem.chunks));
  }
  while (m_collected < m_problem.chunks) collect();
  m_outcome.end = hostNanoseconds();
  matchClocks();
  putOnHostClock();
  progress(1.0);
  return std::move(m_outcome);
}

}  // namespace lanescope::backend
