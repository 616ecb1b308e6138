// SPDX-License-Identifier: Apache-2.0
#include "spread/device.h"

#include <chrono>
#include <optional>
#include <utility>

#include "runner/filling.h"
#include "values/error.h"

namespace lanescope::spread {
namespace {

/// The device by itself, on which no further split is made.
values::Target alone(values::Target target) {
  target.ranks = 1;
  target.gpus.clear();
  return target;
}

}  // namespace

Device::Device(engine::Runner& runner, std::mutex& turns, std::int64_t sharing,
               const values::RunRequest& request, std::stop_token stop, backend::Progress progress)
    : m_turns(turns),
      m_sharing(sharing),
      m_info([&] {
        const std::lock_guard turn(turns);
        return runner.chooseFor(catalog::find(request.kernel), alone(request.target));
      }()),
      m_backend(runner.backendOf(m_info)),
      m_options{alone(request.target), std::nullopt},
      m_stop(std::move(stop)),
      m_progress(std::move(progress)) {
  m_options.timeLimit = request.timeLimit;
}

values::Parameters Device::fitted(const catalog::KernelRow& row, values::Parameters parameters) {
  return engine::fillingDevice(row, std::move(parameters), m_backend, m_options.target);
}

std::vector<values::HostArray> Device::run(const catalog::KernelRow& row,
                                           const values::Parameters& parameters,
                                           const std::vector<values::HostArray>& inputs,
                                           double share) {
  const values::Plan plan = row.plan(parameters);
  noteLaunch(plan);
  return run(plan, inputs, share);
}

void Device::noteLaunch(const values::Plan& plan) {
  const values::Launch& launch = plan.launches.back();
  if (static_cast<std::int64_t>(launch.grid.total()) <= m_grid) return;
  m_grid = static_cast<std::int64_t>(launch.grid.total());
  m_block = static_cast<std::int64_t>(launch.block.total());
}

void Device::checkStop() const {
  if (m_stop.stop_requested()) {
    throw values::Error(values::ErrorKind::cancelled, "The run was cancelled.");
  }
}

std::vector<values::HostArray> Device::run(const values::Plan& plan,
                                           const std::vector<values::HostArray>& inputs,
                                           double share) {
  checkStop();
  backend::RunOutcome outcome =
      m_backend.run(plan, inputs, m_options, m_stop,
                    [&](double fraction) { m_progress(m_done + fraction * share); });
  if (!outcome.findings.empty()) values::refuse(outcome.findings.front().sentence);
  advance(share);
  for (const auto phase : values::kPhases) m_phases.*phase += outcome.phases.*phase;
  return std::move(outcome.outputs);
}

bool Device::stream(const catalog::KernelRow& row, const values::Parameters& chunk,
                    const values::Parameters& last, backend::ChunkStream problem, double share) {
  problem.plan = row.plan(chunk);
  if (last.n != chunk.n) problem.lastPlan = row.plan(last);
  const std::optional<backend::StreamOutcome> outcome =
      m_backend.stream(problem, m_options.target, m_stop,
                       [&](double fraction) { m_progress(m_done + fraction * share); });
  if (!outcome) return false;
  noteLaunch(problem.plan);
  for (const auto phase : values::kPhases) m_phases.*phase += outcome->phases.*phase;
  m_streamed = {.chunks = problem.chunks,
                .size = problem.size,
                .isGenerated = problem.generated.has_value(),
                .generatingMs = outcome->generating.count(),
                .begin = outcome->begin,
                .end = outcome->end};
  m_spans = outcome->spans;
  advance(share);
  return true;
}

void Device::advance(double share) {
  checkStop();
  m_done += share;
  m_progress(m_done);
}

values::Number Device::finish(const catalog::KernelRow& row, const values::Parameters& parameters,
                              const std::vector<values::HostArray>& outputs) {
  const auto begin = std::chrono::steady_clock::now();
  const values::Number value = row.finish(parameters, outputs);
  m_phases.hostFinish += std::chrono::steady_clock::now() - begin;
  return value;
}

}  // namespace lanescope::spread
