// SPDX-License-Identifier: Apache-2.0
#include "runner/kernel_bench.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "bench/statistics.h"
#include "runner/compared.h"

namespace lanescope::engine {

using values::Cache;
using values::Milliseconds;

/// Times a plan that is in a GPU's memory.
class KernelBench::OnDevice final : public bench::Subject {
 public:
  OnDevice(backend::TimedPlan& plan, Cache cache) : m_plan(plan), m_cache(cache) {}
  [[nodiscard]] bench::Sample take() override { return m_plan.take(m_cache); }
  [[nodiscard]] int calls() const override { return m_plan.calls(m_cache); }
  [[nodiscard]] double peakMHz() const override { return m_plan.peakMHz(); }

 private:
  backend::TimedPlan& m_plan;
  Cache m_cache;
};

/// Times the kernel's phase of one run after the other, for a backend without a clock of its own.
class KernelBench::ByRuns final : public bench::Subject {
 public:
  explicit ByRuns(KernelBench& kernel) : m_kernel(kernel) {}
  [[nodiscard]] bench::Sample take() override { return {m_kernel.runOnce()}; }

 private:
  KernelBench& m_kernel;
};

KernelBench::KernelBench(const catalog::KernelRow& row, values::Parameters parameters,
                         const values::BenchRequest& request, const values::DeviceInfo& device,
                         backend::Backend& backend, const std::vector<values::HostArray>& inputs,
                         std::stop_token stop)
    : m_row(row),
      m_parameters(std::move(parameters)),
      m_plan(row.plan(m_parameters)),
      m_target(request.target),
      m_device(device),
      m_backend(backend),
      m_inputs(inputs),
      m_stop(std::move(stop)) {
  const bool isOnGpu = device.backend == values::BackendChoice::cuda;
  if (isOnGpu && request.sampling.phases) timePhases(request.sampling);
}

void KernelBench::prepare(std::unique_ptr<backend::TimedPlan> timed,
                          const values::Sampling& sampling) {
  m_timed = std::move(timed);
  if (!m_timed) {
    m_subjects.push_back(std::make_unique<ByRuns>(*this));
    m_caches.push_back(Cache::hot);
    return;
  }
  for (const auto& [cache, wanted] :
       {std::pair(Cache::hot, sampling.hot), std::pair(Cache::cold, sampling.cold)}) {
    if (!wanted) continue;
    m_subjects.push_back(std::make_unique<OnDevice>(*m_timed, cache));
    m_caches.push_back(cache);
  }
  for (std::size_t i = 0; i < m_phases.size(); ++i) {
    if (const auto pinned = m_timed->timePinned(m_inputs)) m_pinned.push_back(*pinned);
  }
}

KernelBench::~KernelBench() = default;

Milliseconds KernelBench::runOnce() {
  backend::RunOutcome outcome =
      m_backend.run(m_plan, m_inputs, {m_target, std::nullopt}, m_stop, [](double) {});
  const auto begin = std::chrono::steady_clock::now();
  static_cast<void>(m_row.finish(m_parameters, outcome.outputs));
  outcome.phases.hostFinish = std::chrono::steady_clock::now() - begin;
  m_isSound = m_isSound && outcome.findings.empty();
  m_outputs = std::move(outcome.outputs);
  m_phases.push_back(outcome.phases);
  return outcome.phases.kernel;
}

void KernelBench::timePhases(const values::Sampling& sampling) {
  runOnce();
  m_phases.clear();  // the first run loads the kernel and wakes the GPU
  constexpr std::size_t kFewest = 3;
  constexpr std::size_t kMost = 10;
  const auto begin = std::chrono::steady_clock::now();
  while (m_phases.size() < kMost && !m_stop.stop_requested()) {
    if (m_phases.size() >= kFewest && std::chrono::steady_clock::now() - begin > sampling.maxTime)
      return;
    runOnce();
  }
}

std::vector<bench::Subject*> KernelBench::subjects() const {
  std::vector<bench::Subject*> subjects;
  subjects.reserve(m_subjects.size());
  for (const auto& subject : m_subjects) subjects.push_back(subject.get());
  return subjects;
}

std::vector<values::BenchSeries> KernelBench::finish(std::span<bench::Sampled> sampled,
                                                     const catalog::Reference& reference) {
  if (m_timed) m_outputs = m_timed->outputs();
  const catalog::Answer answer{m_row.finish(m_parameters, m_outputs), m_outputs};
  const bool passed =
      m_isSound && m_row.compare(m_parameters, m_inputs, reference, answer).passes();
  std::vector<values::BenchSeries> all(std::max<std::size_t>(1, sampled.size()),
                                       kernelSeries(m_row.id, m_device, m_parameters.n));
  for (values::BenchSeries& series : all) {
    series.passed = passed;
    if (!m_phases.empty()) series.phases = bench::medianPhases(m_phases);
    if (!m_pinned.empty()) series.pinned = bench::medianTransfers(m_pinned);
  }
  for (std::size_t i = 0; i < sampled.size(); ++i) {
    values::BenchSeries& series = all[i];
    series.samples = std::move(sampled[i].samples);
    series.cache = m_caches[i];
    series.calls = m_subjects[i]->calls();
    series.dropped = sampled[i].dropped;
    series.noisy = sampled[i].noisy;
    series.gaps = sampled[i].gaps;
    series.clockMHz = sampled[i].clockMHz;
    if (m_timed && series.phases) series.phases->kernel = bench::summarize(series.samples).median;
  }
  return all;
}

}  // namespace lanescope::engine
