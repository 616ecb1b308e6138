// SPDX-License-Identifier: Apache-2.0
#include "runner/runner.h"

#include <algorithm>
#include <chrono>
#include <iterator>

#include "cpu/cpu_info.h"
#include "runner/display_limit.h"
#include "runner/filling.h"
#include "runner/problem.h"
#include "trace/check/check.h"
#include "trace/count/counters.h"
#include "trace/flow/work.h"
#include "trace/record/record_builder.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

using values::BackendChoice;
using values::Error;
using values::ErrorKind;

/// What a kernel must not be launched with as it stands, or nothing.
const trace::Finding* dangerIn(const std::vector<trace::Finding>& findings) {
  const auto found = std::ranges::find_if(findings, [](const trace::Finding& finding) {
    return finding.kind == trace::FindingKind::outOfBounds ||
           finding.kind == trace::FindingKind::divergentBarrier;
  });
  return found == findings.end() ? nullptr : &*found;
}

/// Checks the record and puts what that shows into the result. Where an access out of bounds in a
/// block that was not recorded ended the run, the record may show the same one with its number.
void takeRecord(trace::Record record, values::RunResult& result) {
  result.counters = trace::countersOf(record);
  // The record outlives the call: it need not be copied.
  result.counters->work =
      trace::workOf(std::shared_ptr<const trace::Record>(std::shared_ptr<void>(), &record));
  trace::Verdict verdict = trace::check(record, result.findings);
  std::erase_if(result.findings, [&](const trace::Finding& ended) {
    return ended.kind == trace::FindingKind::outOfBounds &&
           std::ranges::any_of(verdict.findings, [&](const trace::Finding& shown) {
             return shown.kind == ended.kind && shown.line == ended.line &&
                    shown.array == ended.array;
           });
  });
  std::ranges::move(verdict.findings, std::back_inserter(result.findings));
  std::ranges::move(verdict.notes, std::back_inserter(result.notes));
  result.record = std::move(record);
}

/// Those that can be run on: "cuda 0 (NVIDIA H200), emulator 0 (Emulator)".
std::string namesOf(const std::vector<values::DeviceInfo>& devices) {
  std::string names;
  for (const values::DeviceInfo& device : devices) {
    if (!device.available) continue;
    names += (names.empty() ? "" : ", ") + std::string(values::nameOf(device.backend)) + " " +
             std::to_string(device.device) + " (" + device.name + ")";
  }
  return names;
}

void keepOutputs(const values::Plan& plan, std::vector<values::HostArray> outputs,
                 values::RunResult& result) {
  auto array = outputs.begin();
  for (const values::Buffer& buffer : plan.buffers) {
    if (buffer.role != values::Role::output) continue;
    result.outputs.push_back({buffer.name, std::move(*array++)});
  }
}

}  // namespace

Runner::Runner(std::unique_ptr<backend::Backend> emulator, std::unique_ptr<backend::Backend> cuda,
               MemoryReader memory)
    : m_emulator(std::move(emulator)), m_cuda(std::move(cuda)), m_memory(std::move(memory)) {}

std::vector<values::DeviceInfo> Runner::devices() {
  std::vector<values::DeviceInfo> all = m_cuda->devices();
  for (values::DeviceInfo& device : m_emulator->devices()) all.push_back(std::move(device));
  return all;
}

backend::Backend& Runner::backendOf(const values::DeviceInfo& device) {
  return device.backend == BackendChoice::cuda ? *m_cuda : *m_emulator;
}

values::DeviceInfo Runner::choose(const values::Target& target) {
  std::vector<values::DeviceInfo> gpus;
  if (target.backend != BackendChoice::emulator) gpus = m_cuda->devices();
  const auto asked = std::ranges::find(gpus, target.device, &values::DeviceInfo::device);
  const bool isKnown = asked != gpus.end();
  if (isKnown && asked->available) return *asked;
  const bool isCuda = target.backend == BackendChoice::cuda;
  // What is asked for by its name or its number is not replaced by another device.
  if (!isCuda && target.device == 0) return m_emulator->devices().front();
  const bool hasGpu = std::ranges::any_of(gpus, &values::DeviceInfo::available);
  if (isKnown || (isCuda && !hasGpu)) {
    throw Error(ErrorKind::unavailable,
                "The CUDA backend cannot run here: " +
                    (gpus.empty() ? "no GPU." : (isKnown ? *asked : gpus.front()).reason));
  }
  values::refuse("There is no device " + std::to_string(target.device) + " here; the devices are " +
                 namesOf(devices()) + ".");
}

values::DeviceInfo Runner::chooseFor(const catalog::KernelRow& row, const values::Target& target) {
  values::DeviceInfo device = choose(target);
  if (const auto reason = catalog::whyNotOn(device, row)) {
    throw Error(ErrorKind::unavailable, *reason);
  }
  return device;
}

values::RunResult Runner::run(const values::RunRequest& request, const std::stop_token& stop,
                              const backend::Progress& progress) {
  const catalog::KernelRow& row = catalog::find(request.kernel);
  values::Parameters parameters = checkedParameters(row, request.parameters, request.inputs);
  const values::DeviceInfo device = chooseFor(row, request.target);
  backend::Backend& backend = backendOf(device);
  parameters = fillingDevice(row, std::move(parameters), backend, request.target);
  values::checkFits(sizeSentence(parameters.n),
                    bytesOfRun(row, parameters, request, device.backend == BackendChoice::emulator),
                    m_memory());
  const Problem problem = makeProblem(row, parameters, request.inputs);
  const values::Plan plan = row.plan(problem.parameters);

  values::RunResult result;
  result.kernel = row.id;
  result.backend = device.backend;
  result.device = device.name;
  result.machine = cpu::describeCpu();
  result.parameters = problem.parameters;
  result.parameters.filling.reset();
  result.parameters.grid = static_cast<std::int64_t>(plan.launches.back().grid.total());
  result.parameters.block = static_cast<std::int64_t>(plan.launches.back().block.total());

  std::optional<std::uint32_t> counted;
  if (request.hardwareCounters) counted = trace::resolve(request.window, plan).launch;
  const bool recorded = request.record && row.unrecorded.empty();
  if (request.record && !recorded) result.notes.emplace_back(row.unrecorded);
  const bool twice = recorded && device.backend == BackendChoice::cuda;
  backend::RunOptions options{request.target, std::nullopt};
  if (recorded) {
    options.record = request.window;
  } else {
    options.counted = counted;
  }
  const backend::RunOptions smaller{request.target,
                                    recorded ? std::optional(trace::Window()) : std::nullopt};
  if (const auto why = tooLongForDisplay(row, problem.parameters, backend, smaller, stop)) {
    throw Error(ErrorKind::unavailable, *why);
  }
  const auto run = [&](double from, double to) {
    return backend.run(plan, problem.inputs, options, stop,
                       [&](double fraction) { progress(from + fraction * (to - from)); });
  };
  const double firstPart = twice ? 0.5 : 1.0;
  backend::RunOutcome outcome = run(0.0, firstPart);
  if (outcome.record && outcome.record->truncated && request.window.blockCount == 0 &&
      outcome.record->blockCount > 1) {
    // One block from its first event to its last shows the algorithm; many beginnings do not.
    options.record->blockCount = 1;
    outcome = run(firstPart, firstPart);
  }
  result.findings = std::move(outcome.findings);
  if (outcome.record) takeRecord(std::move(*outcome.record), result);
  if (twice) {
    if (const trace::Finding* danger = dangerIn(result.findings)) {
      result.notes.push_back(
          std::string("The kernel was not launched as it stands: the recording run showed ") +
          (danger->kind == trace::FindingKind::outOfBounds
               ? "an access outside its array, which would end the process"
               : "a barrier that not all threads reach, at which it could wait for ever") +
          ". The times are the recording run's.");
    } else {
      options.record.reset();
      options.counted = counted;
      outcome = run(firstPart, 1.0);
    }
  }
  result.phases = outcome.phases;
  if (request.hardwareCounters) {
    result.hardwareCounters = std::move(outcome.hardwareCounters);
    if (!result.hardwareCounters) {
      result.hardwareCounters.emplace().reason =
          device.backend == BackendChoice::emulator
              ? "The emulator has no GPU whose counters could be read."
              : "The GPU's counters were not read, since the kernel was not launched as it stands.";
    }
  }

  const auto begin = std::chrono::steady_clock::now();
  const values::Number value = row.finish(problem.parameters, outcome.outputs);
  result.phases.hostFinish = std::chrono::steady_clock::now() - begin;
  judge(row, problem, row.reference(problem.parameters, problem.inputs), {value, outcome.outputs},
        result);
  if (request.keepOutputs) keepOutputs(plan, std::move(outcome.outputs), result);
  return result;
}

}  // namespace lanescope::engine
