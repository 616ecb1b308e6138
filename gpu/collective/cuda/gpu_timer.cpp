// SPDX-License-Identifier: Apache-2.0
#include "collective/cuda/gpu_timer.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "device/cuda_check.h"

namespace lanescope::collective {

using backend::check;

GpuTimer::GpuTimer(std::vector<GpuStream> gpus, std::function<void(int call)> enqueue,
                   int mostCalls, std::function<void()> prepare)
    : m_gpus(std::move(gpus)), m_enqueue(std::move(enqueue)), m_prepare(std::move(prepare)) {
  for (const GpuStream& gpu : m_gpus) {
    select(gpu);
    m_gates.push_back(std::make_unique<backend::StreamGate>());
    m_events.push_back({backend::makeEvent(), backend::makeEvent()});
  }
  constexpr double kSampleSeconds = 1e-3;
  m_calls =
      static_cast<int>(std::clamp(kSampleSeconds / take(), 1.0, static_cast<double>(mostCalls)));
}

double GpuTimer::take() {
  std::vector<std::optional<backend::StreamGate::Closed>> closed(m_gpus.size());
  for (std::size_t i = 0; i < m_gpus.size(); ++i) {
    select(m_gpus[i]);
    closed[i].emplace(*m_gates[i], m_gpus[i].stream);
  }
  m_prepare();
  for (std::size_t i = 0; i < m_gpus.size(); ++i) {
    select(m_gpus[i]);
    check(cudaEventRecord(m_events[i][0].get(), m_gpus[i].stream), "cudaEventRecord");
  }
  for (int call = 0; call < m_calls; ++call) m_enqueue(call);
  for (std::size_t i = 0; i < m_gpus.size(); ++i) {
    select(m_gpus[i]);
    check(cudaEventRecord(m_events[i][1].get(), m_gpus[i].stream), "cudaEventRecord");
  }
  closed.clear();
  float slowest = 0;
  for (std::size_t i = 0; i < m_gpus.size(); ++i) {
    wait(m_gpus[i]);
    float milliseconds = 0;
    check(cudaEventElapsedTime(&milliseconds, m_events[i][0].get(), m_events[i][1].get()),
          "cudaEventElapsedTime");
    slowest = std::max(slowest, milliseconds);
  }
  constexpr double kMilliseconds = 1e-3;
  return slowest * kMilliseconds / m_calls;
}

}  // namespace lanescope::collective
