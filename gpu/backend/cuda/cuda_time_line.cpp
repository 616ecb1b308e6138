// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cuda_time_line.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace lanescope::backend {
namespace {

using values::Lane;
using values::Role;
using values::SpanKind;
using values::Timing;

constexpr int kMarksOfAPart = 6;  ///< before and behind the copy in, the kernel and the copy out
constexpr int kClockPairs = 8;

/// Returns the host's clock in nanoseconds.
std::int64_t now() {
  return std::chrono::nanoseconds(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::vector<values::HostArray> outputsOf(const values::Plan& plan) {
  std::vector<values::HostArray> outputs;
  for (const values::Buffer& buffer : plan.buffers) {
    if (buffer.role == Role::output) outputs.emplace_back(buffer.type, buffer.count);
  }
  return outputs;
}

}  // namespace

CudaTimeLine::CudaTimeLine(const std::vector<TimeLinePart>& parts, std::chrono::nanoseconds alone,
                           std::stop_token stop)
    : m_parts(parts), m_alone(alone), m_stop(std::move(stop)) {
  // What the clocks should not contain is made before they start.
  for (std::size_t i = 0; i < kMarksOfAPart * parts.size(); ++i) m_marks.push_back({makeEvent()});
  for (const TimeLinePart& part : parts) m_outputs.push_back(outputsOf(part.plan));
  if (isPinned()) lockMemory();
}

std::size_t CudaTimeLine::bytesOf(std::size_t part, Role role) const {
  std::size_t bytes = 0;
  for (const values::Buffer& buffer : m_parts[part].plan.buffers) {
    if (buffer.role == role) bytes += buffer.bytes();
  }
  return bytes;
}

void CudaTimeLine::lockMemory() {
  for (std::size_t part = 0; part < m_parts.size(); ++part) {
    m_lockedInputs.push_back(allocateMapped(std::max<std::size_t>(bytesOf(part, Role::input), 1)));
    m_lockedOutputs.push_back(
        allocateMapped(std::max<std::size_t>(bytesOf(part, Role::output), 1)));
    auto* at = static_cast<std::byte*>(m_lockedInputs.back().get());
    for (const values::HostArray& input : m_parts[part].inputs) {
      at = std::ranges::copy(input.bytes, at).out;
    }
  }
}

void CudaTimeLine::matchClocks() {
  const Event event = makeEvent();
  for (int i = 0; i < kClockPairs; ++i) {
    const std::int64_t before = now();
    check(cudaEventRecord(event.get(), m_clockStream.get()), "cudaEventRecord");
    check(cudaEventSynchronize(event.get()), "cudaEventSynchronize");
    const std::int64_t after = now();
    m_pairs.push_back({before, after, deviceTime(event)});
  }
}

std::int64_t CudaTimeLine::deviceTime(const Event& event) const {
  float milliseconds = 0.0F;
  check(cudaEventElapsedTime(&milliseconds, m_base.get(), event.get()), "cudaEventElapsedTime");
  return std::llround(1e6 * static_cast<double>(milliseconds));
}

template <class Call>
void CudaTimeLine::onHost(SpanKind kind, std::uint64_t bytes, std::size_t part, const Call& call) {
  const std::int64_t begin = now();
  call();
  m_hostSpans.push_back({Lane::host, kind, begin, now(), bytes, static_cast<std::int64_t>(part)});
}

std::size_t CudaTimeLine::mark(std::size_t part) {
  Mark& next = m_marks[m_nextMark];
  next.recorded = now();
  onHost(SpanKind::event, 0, part, [&] {
    check(cudaEventRecord(next.event.get(), m_runs[part]->stream()), "cudaEventRecord");
  });
  return m_nextMark++;
}

void CudaTimeLine::waitForLast(SpanKind kind, std::size_t part) {
  const auto last = std::find_if(m_work.rbegin(), m_work.rend(),
                                 [&](const Work& work) { return work.kind == kind; });
  if (last == m_work.rend()) return;
  check(cudaStreamWaitEvent(m_runs[part]->stream(), m_marks[last->end].event.get(), 0),
        "cudaStreamWaitEvent");
}

template <class Call>
void CudaTimeLine::onDevice(SpanKind kind, std::uint64_t bytes, std::size_t part,
                            const Call& call) {
  waitForLast(kind, part);
  const std::size_t begin = mark(part);
  // The host launches what the device calls a kernel.
  onHost(kind == SpanKind::kernel ? SpanKind::launch : kind, bytes, part, call);
  m_work.push_back({kind, begin, mark(part), bytes, part});
}

void CudaTimeLine::allocateParts() {
  for (std::size_t part = 0; part < m_parts.size(); ++part) {
    const values::Plan& plan = m_parts[part].plan;
    onHost(SpanKind::allocate, plan.bytes(), part, [&] {
      m_runs.push_back(std::make_unique<CudaRun>(plan, m_stop));
      m_runs.back()->zeroBuffers();
    });
  }
  for (const auto& run : m_runs) run->findEntries();
}

void CudaTimeLine::copyIn(std::size_t part) {
  onDevice(SpanKind::copyIn, bytesOf(part, Role::input), part, [&] {
    CudaRun& run = *m_runs[part];
    const std::vector<values::Buffer>& buffers = m_parts[part].plan.buffers;
    const auto* locked =
        isPinned() ? static_cast<const std::byte*>(m_lockedInputs[part].get()) : nullptr;
    auto input = m_parts[part].inputs.begin();
    for (std::size_t i = 0; i < buffers.size(); ++i) {
      if (buffers[i].role != Role::input) continue;
      const std::byte* const from = locked != nullptr ? locked : input->bytes.data();
      check(cudaMemcpyAsync(run.buffers()[i].data, from, buffers[i].bytes(), cudaMemcpyHostToDevice,
                            run.stream()),
            "cudaMemcpyAsync of " + buffers[i].name + " to the GPU");
      if (locked != nullptr) locked += buffers[i].bytes();
      ++input;
    }
    run.copyInputs();
  });
}

void CudaTimeLine::launch(std::size_t part) {
  onDevice(SpanKind::kernel, 0, part, [&] { m_runs[part]->enqueuePlan(m_runs[part]->buffers()); });
}

void CudaTimeLine::copyOut(std::size_t part) {
  onDevice(SpanKind::copyOut, bytesOf(part, Role::output), part, [&] {
    const CudaRun& run = *m_runs[part];
    const std::vector<values::Buffer>& buffers = m_parts[part].plan.buffers;
    auto* locked = isPinned() ? static_cast<std::byte*>(m_lockedOutputs[part].get()) : nullptr;
    auto output = m_outputs[part].begin();
    for (std::size_t i = 0; i < buffers.size(); ++i) {
      if (buffers[i].role != Role::output) continue;
      std::byte* const to = locked != nullptr ? locked : output->bytes.data();
      check(cudaMemcpyAsync(to, run.buffers()[i].data, buffers[i].bytes(), cudaMemcpyDeviceToHost,
                            run.stream()),
            "cudaMemcpyAsync of " + buffers[i].name + " from the GPU");
      if (locked != nullptr) locked += buffers[i].bytes();
      ++output;
    }
  });
}

void CudaTimeLine::finishParts(const PartFinish& finish) {
  for (std::size_t part = 0; part < m_parts.size(); ++part) {
    onHost(SpanKind::finish, 0, part, [&] {
      if (isPinned()) {
        const auto* at = static_cast<const std::byte*>(m_lockedOutputs[part].get());
        for (values::HostArray& output : m_outputs[part]) {
          std::copy_n(at, output.bytes.size(), output.bytes.begin());
          at += output.bytes.size();
        }
      }
      finish(part, m_outputs[part]);
    });
  }
}

void CudaTimeLine::freeParts() {
  for (std::size_t part = 0; part < m_parts.size(); ++part) {
    onHost(SpanKind::free, m_parts[part].plan.bytes(), part, [&] { m_runs[part].reset(); });
  }
}

void CudaTimeLine::addDeviceSpans(values::TimeLine& line) {
  const std::int64_t offset = bench::clockOffset(m_pairs).value();
  std::vector<std::int64_t> times;
  for (const Mark& mark : m_marks) times.push_back(deviceTime(mark.event) + offset);
  const auto add = [&](SpanKind kind, std::size_t begin, std::size_t end, std::uint64_t bytes,
                       std::size_t part) {
    // Rounding may put the end of a short piece of work before its beginning.
    const std::int64_t last = std::max(times[begin], times[end]);
    line.spans.push_back(
        {Lane::device, kind, times[begin], last, bytes, static_cast<std::int64_t>(part)});
  };
  const std::size_t first = m_work.front().begin;
  const std::size_t last = m_work.back().end;
  add(SpanKind::event, first, first, 0, m_work.front().part);
  for (const Work& work : m_work) add(work.kind, work.begin, work.end, work.bytes, work.part);
  add(SpanKind::event, last, last, 0, m_work.back().part);
  const std::int64_t over = std::max(times[first], times[last]);
  line.brackets.push_back(
      {Timing::fromAllocation, std::min(deviceTime(m_first) + offset, times[first]), over});
  line.brackets.push_back({Timing::betweenEvents, times[first], over});
  std::int64_t kernelOver = over;
  for (const Work& work : m_work) {
    if (work.kind == SpanKind::kernel) kernelOver = times[work.end];
  }
  line.brackets.push_back({Timing::kernelAlone, kernelOver - m_alone.count(), kernelOver});
}

values::TimeLine CudaTimeLine::measure(const PartFinish& finish) {
  check(cudaEventRecord(m_base.get(), m_clockStream.get()), "cudaEventRecord");
  check(cudaEventSynchronize(m_base.get()), "cudaEventSynchronize");
  matchClocks();
  onHost(SpanKind::event, 0, 0,
         [&] { check(cudaEventRecord(m_first.get(), m_clockStream.get()), "cudaEventRecord"); });
  allocateParts();
  for (std::size_t part = 0; part < m_parts.size(); ++part) {
    copyIn(part);
    launch(part);
  }
  for (std::size_t part = 0; part < m_parts.size(); ++part) copyOut(part);
  // Each copy out waits for the one before, so that the last event is behind all work.
  onHost(SpanKind::wait, 0, m_parts.size() - 1,
         [&] { m_runs.back()->wait(m_marks[m_nextMark - 1].event); });
  const std::int64_t over = now();
  finishParts(finish);
  freeParts();
  for (const Mark& mark : m_marks) {
    m_pairs.push_back({mark.recorded, over, deviceTime(mark.event)});
  }
  matchClocks();

  values::TimeLine line;
  line.chunks = static_cast<std::int64_t>(m_parts.size());
  line.pinned = isPinned();
  line.spans = std::move(m_hostSpans);
  const std::int64_t origin = line.spans.front().begin;
  line.brackets.push_back({Timing::aroundAll, origin, line.spans.back().end});
  addDeviceSpans(line);
  for (values::TimeSpan& span : line.spans) {
    span.begin -= origin;
    span.end -= origin;
  }
  for (values::Bracket& bracket : line.brackets) {
    bracket.begin -= origin;
    bracket.end -= origin;
  }
  return line;
}

}  // namespace lanescope::backend
