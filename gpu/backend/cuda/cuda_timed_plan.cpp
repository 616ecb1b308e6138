// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cuda_timed_plan.h"

#include <algorithm>
#include <chrono>
#include <cstring>

namespace lanescope::backend {
namespace {

using Clock = std::chrono::steady_clock;
using values::Milliseconds;

/// The most launches in a stream before the host has to wait. CUDA permits about a thousand.
constexpr int kMostLaunches = 256;
/// Flushing the cache takes longer than the calls.
constexpr int kMostColdCalls = 16;

}  // namespace

CudaTimedPlan::CudaTimedPlan(values::Plan plan, std::shared_ptr<Workbench> workbench,
                             bench::LaunchLimit limit, std::stop_token stop)
    : m_plan(std::move(plan)),
      m_bench(std::move(workbench)),
      m_limit(limit),
      m_run(m_plan, std::move(stop), *m_bench) {
  m_run.findEntries();
  useCopies(2);
}

void CudaTimedPlan::useCopies(int copies) {
  m_fresh.emplace(m_plan, m_run.buffers(), copies, m_bench->spareMemory());
}

template <class Before>
bench::Sample CudaTimedPlan::takeBehindGate(int first, int calls, const Before& before) {
  cudaStream_t const stream = m_run.stream();
  {
    std::optional<StreamGate::Closed> closed;
    if (m_isGated) closed.emplace(m_bench->gate(), stream);
    m_fresh->refresh(stream);
    m_bench->clock().begin(stream);
    before();
    check(cudaEventRecord(m_bench->begin().get(), stream), "cudaEventRecord");
    for (int i = 0; i < calls; ++i) call(first + i);
    check(cudaEventRecord(m_bench->end().get(), stream), "cudaEventRecord");
    m_bench->clock().end(stream);
    check(cudaEventRecord(m_bench->done().get(), stream), "cudaEventRecord");
  }
  m_run.wait(m_bench->done());
  m_lastCopy = first + calls - 1;
  if (m_isGated && m_bench->gate().gaveUp()) m_isGated = false;
  float milliseconds = 0.0F;
  check(cudaEventElapsedTime(&milliseconds, m_bench->begin().get(), m_bench->end().get()),
        "cudaEventElapsedTime");
  m_once = Milliseconds(milliseconds) / calls;
  return {*m_once, m_bench->clock().megahertz(), !m_isGated};
}

void CudaTimedPlan::callAlone(int copy) {
  m_fresh->refresh(m_run.stream());
  call(copy);
  check(cudaEventRecord(m_bench->done().get(), m_run.stream()), "cudaEventRecord");
  m_run.wait(m_bench->done());
}

bench::Sample CudaTimedPlan::takeHot(int calls) {
  if (!m_limit.allowsInARow(1 + calls, m_once)) {
    // The previous call may be too long for two in a row. A pause after a long call does not affect
    // the next one, and the watchdog restarts.
    callAlone(0);
    return takeBehindGate(1, calls, [] {});
  }
  return takeBehindGate(1, calls, [this] { call(0); });
}

bench::Sample CudaTimedPlan::takeCold(int calls) {
  // Each call has a gate of its own: the time of the events themselves changes with each gate, by
  // 0.4 us on an H200.
  bench::Sample mean;
  for (int i = 1; i <= calls; ++i) {
    const bench::Sample one = takeBehindGate(i, 1, [this] { m_bench->flushCache(); });
    mean.time += one.time / calls;
    mean.clockMHz += one.clockMHz / calls;
    mean.gaps = mean.gaps || one.gaps;
  }
  return mean;
}

void CudaTimedPlan::settleCalls() {
  // The first call loads modules late, which may wait for the GPU; a closed gate would block that.
  m_isGated = false;
  static_cast<void>(takeHot(1));
  m_isGated = true;
  const int perCall = static_cast<int>(std::max<std::size_t>(m_plan.launches.size(), 1));
  const int most =
      std::min(std::max(1, kMostLaunches / perCall), FreshBuffers::mostCopies(m_plan) - 1);
  m_calls = bench::callsFor(takeHot(1).time, most);
  if (m_calls > 1) {
    // Several calls in a row give a better estimate for a short one.
    const int tried = std::min(8, most);
    useCopies(tried + 1);
    m_calls = bench::callsFor(takeHot(tried).time, most);
  }
  useCopies(m_calls + 1);
}

bench::Sample CudaTimedPlan::take(values::Cache cache) {
  if (m_calls == 0) settleCalls();
  return cache == values::Cache::hot ? takeHot(m_calls) : takeCold(calls(cache));
}

int CudaTimedPlan::calls(values::Cache cache) const {
  return cache == values::Cache::hot ? m_calls : std::min(m_calls, kMostColdCalls);
}

std::vector<values::HostArray> CudaTimedPlan::outputs() {
  static_cast<void>(take(values::Cache::hot));  // another plan's outputs may be in the buffers now
  return m_run.copyOut(m_fresh->copy(m_lastCopy));
}

std::optional<values::PinnedTransfers> CudaTimedPlan::timePinned(
    const std::vector<values::HostArray>& inputs) {
  constexpr std::size_t kMostBytes = std::size_t{1} << 30;
  std::size_t bytes = 0;
  for (const values::Buffer& buffer : m_plan.buffers) {
    if (buffer.role != values::Role::scratch) bytes += buffer.bytes();
  }
  if (bytes == 0 || bytes > kMostBytes) return std::nullopt;
  const HostMemory host = allocateMapped(bytes);
  auto* at = static_cast<std::byte*>(host.get());
  for (const values::HostArray& input : inputs) {
    at = std::ranges::copy(input.bytes, at).out;
  }
  const auto copy = [&](values::Role role, std::byte* from) {
    const auto begin = Clock::now();
    for (std::size_t i = 0; i < m_plan.buffers.size(); ++i) {
      const values::Buffer& buffer = m_plan.buffers[i];
      if (buffer.role != role) continue;
      void* const device = m_run.buffers()[i].data;
      const bool isInput = role == values::Role::input;
      check(cudaMemcpyAsync(isInput ? device : from, isInput ? from : device, buffer.bytes(),
                            cudaMemcpyDefault, m_run.stream()),
            "cudaMemcpyAsync of " + buffer.name + " with page-locked memory");
      from += buffer.bytes();
    }
    check(cudaStreamSynchronize(m_run.stream()), "cudaStreamSynchronize");
    return Milliseconds(Clock::now() - begin);
  };
  const Milliseconds in = copy(values::Role::input, static_cast<std::byte*>(host.get()));
  return values::PinnedTransfers{in, copy(values::Role::output, at)};
}

}  // namespace lanescope::backend
