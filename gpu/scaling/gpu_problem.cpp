// SPDX-License-Identifier: Apache-2.0
#include "scaling/gpu_problem.h"

#include <chrono>
#include <string>
#include <utility>

#include "backend/backend.h"
#include "collective/cuda/gpu_timer.h"
#include "runner/filling.h"
#include "values/error.h"

namespace lanescope::scaling {

GpuProblem::GpuProblem(const catalog::KernelRow& row, values::Parameters parameters,
                       std::vector<std::int64_t> gpus, std::stop_token stop)
    : m_row(row),
      m_parameters(std::move(parameters)),
      m_gpus(std::move(gpus)),
      m_stop(std::move(stop)),
      m_inputs(row, m_parameters, m_none) {}

void GpuProblem::forParts(std::int64_t whole, const std::string& things,
                          const std::function<void(int gpu, const spread::Part&)>& add) const {
  if (whole < gpuCount()) {
    values::refuse(std::to_string(gpuCount()) + " GPUs are more than the " + std::to_string(whole) +
                   ' ' + things + '.');
  }
  for (std::int64_t i = 0; i < gpuCount(); ++i) {
    add(static_cast<int>(m_gpus[static_cast<std::size_t>(i)]),
        spread::partOf(whole, i, gpuCount()));
  }
}

values::Plan GpuProblem::planOf(const catalog::KernelRow& row, const values::Parameters& parameters,
                                int gpu) {
  values::Target target;
  target.device = gpu;
  const auto backend = backend::makeCudaBackend();
  return row.plan(engine::fillingDevice(row, parameters, *backend, target));
}

void GpuProblem::add(int gpu, std::vector<values::Plan> plans) {
  m_calls = GpuPart::mostCalls(plans);
  m_parts.emplace_back(gpu, std::move(plans), m_calls, m_stop);
}

std::vector<double> GpuProblem::time(std::int64_t timings) {
  // Calls of up to a quarter of a second: the first ones on large arrays can take a seventh longer.
  constexpr std::chrono::milliseconds kWarmUp{250};
  const auto end = std::chrono::steady_clock::now() + kWarmUp;
  do {
    refresh();
    enqueue(0);
    for (const collective::GpuStream& gpu : streams()) collective::wait(gpu);
  } while (std::chrono::steady_clock::now() < end);
  collective::GpuTimer timer(
      streams(), [this](int call) { enqueue(call); }, m_calls, [this] { refresh(); });
  std::vector<double> seconds;
  for (std::int64_t i = 0; i < timings; ++i) seconds.push_back(timer.take());
  requireArrived();
  m_lastCall = timer.calls() - 1;
  return seconds;
}

std::vector<collective::GpuStream> GpuProblem::streams() const {
  std::vector<collective::GpuStream> streams;
  for (const GpuPart& part : m_parts) streams.push_back(part.gpu());
  return streams;
}

void GpuProblem::refresh() const {
  for (const GpuPart& part : m_parts) part.refresh();
}

}  // namespace lanescope::scaling
