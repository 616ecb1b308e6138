// SPDX-License-Identifier: Apache-2.0
#include "engine/runner.h"

#include <algorithm>
#include <chrono>

#include "cpu/cpu_info.h"
#include "engine/problem.h"
#include "trace/counters.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

using values::BackendChoice;
using values::Error;
using values::ErrorKind;

/// The first access outside its array in the record, in words.
std::optional<trace::Finding> firstOutOfBounds(const trace::Record& record) {
  for (std::uint64_t block = 0; block < record.blockCount; ++block) {
    for (std::uint64_t thread = 0; thread < record.threadsPerBlock(); ++thread) {
      for (const trace::Event& event : record.eventsOf(block, thread)) {
        if (event.kind() != trace::EventKind::outOfBounds) continue;
        const trace::ArrayInfo& array = record.arrays[event.array()];
        trace::Finding finding{trace::FindingKind::outOfBounds, record.firstBlock + block, thread,
                               event.line(), ""};
        finding.sentence =
            trace::outOfBoundsSentence(finding, array, static_cast<std::int64_t>(event.bits));
        return finding;
      }
    }
  }
  return std::nullopt;
}

}  // namespace

Runner::Runner(std::unique_ptr<backend::Backend> emulator, std::unique_ptr<backend::Backend> cuda)
    : m_emulator(std::move(emulator)), m_cuda(std::move(cuda)) {}

std::vector<values::DeviceInfo> Runner::devices() {
  std::vector<values::DeviceInfo> all = m_cuda->devices();
  for (values::DeviceInfo& device : m_emulator->devices()) all.push_back(std::move(device));
  return all;
}

backend::Backend& Runner::backendOf(const values::DeviceInfo& device) {
  return device.backend == BackendChoice::cuda ? *m_cuda : *m_emulator;
}

values::DeviceInfo Runner::choose(const values::Target& target) {
  const auto pick = [](const std::vector<values::DeviceInfo>& devices, int wanted) {
    const auto found =
        std::find_if(devices.begin(), devices.end(), [wanted](const values::DeviceInfo& device) {
          return device.available && device.device == wanted;
        });
    return found == devices.end() ? std::optional<values::DeviceInfo>() : *found;
  };
  if (target.backend != BackendChoice::emulator) {
    const auto gpus = m_cuda->devices();
    if (auto gpu = pick(gpus, target.device)) return *gpu;
    if (target.backend == BackendChoice::cuda) {
      const bool exists = std::any_of(gpus.begin(), gpus.end(), [&](const values::DeviceInfo& gpu) {
        return gpu.device == target.device;
      });
      if (exists || gpus.empty()) {
        throw Error(ErrorKind::unavailable, "The CUDA backend cannot run here: " +
                                                (gpus.empty() ? "no GPU." : gpus.front().reason));
      }
      values::refuse("There is no GPU " + std::to_string(target.device) + "; this machine has " +
                     std::to_string(gpus.size()) + ", numbered from 0.");
    }
  }
  return m_emulator->devices().front();
}

values::RunResult Runner::run(const values::RunRequest& request, const std::stop_token& stop,
                              const backend::Progress& progress) {
  const catalog::KernelRow& row = catalog::find(request.kernel);
  const Problem problem = makeProblem(row, request.parameters, request.inputs);
  const values::DeviceInfo device = choose(request.target);
  backend::Backend& backend = backendOf(device);
  const values::Plan plan = row.plan(problem.parameters);

  values::RunResult result;
  result.kernel = row.id;
  result.backend = device.backend;
  result.device = device.name;
  result.machine = cpu::describeCpu();
  result.parameters = problem.parameters;
  result.parameters.grid = plan.launches.back().grid.x;

  const bool twice = request.record && device.backend == BackendChoice::cuda;
  backend::RunOptions options{request.target, std::nullopt};
  if (request.record) options.record = request.window;
  const auto run = [&](double from, double to) {
    return backend.run(plan, problem.inputs, options, stop,
                       [&](double fraction) { progress(from + fraction * (to - from)); });
  };
  const double recorded = twice ? 0.5 : 1.0;
  backend::RunOutcome outcome = run(0.0, recorded);
  if (outcome.record && outcome.record->truncated && request.window.blockCount == 0 &&
      outcome.record->blockCount > 1) {
    // One block from its first event to its last shows the algorithm; many beginnings do not.
    options.record->blockCount = 1;
    outcome = run(recorded, recorded);
  }
  result.findings = std::move(outcome.findings);
  if (outcome.record) {
    result.counters = trace::countersOf(*outcome.record);
    if (result.findings.empty()) {
      if (auto finding = firstOutOfBounds(*outcome.record))
        result.findings.push_back(std::move(*finding));
    }
    result.record = std::move(outcome.record);
  }
  if (twice && result.findings.empty()) {
    options.record.reset();
    outcome = run(recorded, 1.0);
  } else if (twice) {
    result.notes.emplace_back(
        "The kernel was not launched as it stands: the recording run showed an access outside its "
        "array, which would "
        "end the process. The times are the recording run's.");
  }
  result.phases = outcome.phases;

  const auto begin = std::chrono::steady_clock::now();
  const double value = row.finish(outcome.outputs);
  result.phases.hostFinish = std::chrono::steady_clock::now() - begin;
  judge(row, problem, row.reference(problem.inputs), value, result);
  return result;
}

}  // namespace lanescope::engine
