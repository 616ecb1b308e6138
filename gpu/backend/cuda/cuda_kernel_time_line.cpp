// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cuda_kernel_time_line.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include "bench/statistics.h"
#include "bench/warp_spans.h"

namespace lanescope::backend {
namespace {

using values::Milliseconds;

constexpr int kRounds = 15;

std::int64_t medianOf(const std::vector<Milliseconds>& times) {
  return std::chrono::round<std::chrono::nanoseconds>(bench::summarize(times).median).count();
}

}  // namespace

CudaKernelTimeLine::CudaKernelTimeLine(const TimeLinePart& part, std::uint32_t launch,
                                       std::stop_token stop)
    : m_plan(part.plan),
      m_launch(launch),
      m_bench({part.plan}, part.inputs),
      m_plain(part.plan, stop, m_bench),
      m_stamped(part.plan, std::move(stop), m_bench) {
  m_plain.findEntries();
  m_stamped.findStampedEntries(launch);
}

Milliseconds CudaKernelTimeLine::timeOf(CudaRun& run) {
  cudaStream_t const stream = m_bench.stream();
  run.clearBuffers();
  {
    const StreamGate::Closed closed(m_bench.gate(), stream);
    for (std::uint32_t i = 0; i < m_launch; ++i) run.enqueueLaunch(i);
    m_bench.flushCache();
    m_bench.clock().begin(stream);
    check(cudaEventRecord(m_bench.begin().get(), stream), "cudaEventRecord");
    run.enqueueLaunch(m_launch);
    check(cudaEventRecord(m_bench.end().get(), stream), "cudaEventRecord");
    m_bench.clock().end(stream);
    for (std::size_t i = m_launch + 1; i < m_plan.launches.size(); ++i) run.enqueueLaunch(i);
    check(cudaEventRecord(m_bench.done().get(), stream), "cudaEventRecord");
  }
  run.wait(m_bench.done());
  float milliseconds = 0.0F;
  check(cudaEventElapsedTime(&milliseconds, m_bench.begin().get(), m_bench.end().get()),
        "cudaEventElapsedTime");
  return Milliseconds(milliseconds);
}

values::TimeLine CudaKernelTimeLine::measure(const PartFinish& finish) {
  std::vector<Milliseconds> plain;
  std::vector<Milliseconds> stamped;
  // The first launches load the kernels, which a closed gate would hold up until it gives up.
  for (int round = -1; round < kRounds; ++round) {
    const Milliseconds withoutStamps = timeOf(m_plain);
    m_stamped.clearStamps();
    const Milliseconds withStamps = timeOf(m_stamped);
    if (round < 0) continue;
    plain.push_back(withoutStamps);
    stamped.push_back(withStamps);
  }
  values::TimeLine line;
  line.stamping = values::Stamping{.plain = medianOf(plain),
                                   .stamped = medianOf(stamped),
                                   .clockMHz = m_bench.clock().megahertz()};
  const auto stamps = m_stamped.stamps();
  line.stamping->truncated = std::ranges::any_of(
      stamps, [](const auto& ofWarp) { return ofWarp.size() == values::kStampsPerWarp; });
  line.spans = bench::warpSpans(stamps, line.stamping->clockMHz);
  line.brackets = bench::stagesOf(line.spans);
  finish(0, m_stamped.copyOut());
  return line;
}

}  // namespace lanescope::backend
