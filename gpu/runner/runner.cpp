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

/// Returns a finding because of which the kernel must not be launched without recording, or null.
const trace::Finding* dangerIn(const std::vector<trace::Finding>& findings) {
  const auto found = std::ranges::find_if(findings, [](const trace::Finding& finding) {
    return finding.kind == trace::FindingKind::outOfBounds ||
           finding.kind == trace::FindingKind::divergentBarrier;
  });
  return found == findings.end() ? nullptr : &*found;
}

/// Checks the record and adds what it shows to the result. Where an access out of bounds in a block
/// that was not recorded ended the run, the record may show the same access with its count; then
/// only that one is kept.
void takeRecord(trace::Record record, values::RunResult& result) {
  result.counters = trace::countersOf(record);
  // This pointer owns nothing and copies nothing: the record outlives the call.
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

/// Returns the available devices: "cuda 0 (NVIDIA H200), emulator 0 (Emulator)".
std::string namesOf(const std::vector<values::DeviceInfo>& devices) {
  std::string names;
  for (const values::DeviceInfo& device : devices) {
    if (!device.available) continue;
    names += (names.empty() ? "" : ", ") + std::string(values::nameOf(device.backend)) + " " +
             std::to_string(device.device) + " (" + device.name + ")";
  }
  return names;
}

/// Throws Error because this GPU, or the one without a name, cannot be used: engineLost where a new
/// engine may be able to, else unavailable.
[[noreturn]] void failWithoutCuda(const values::DeviceInfo& gpu) {
  using enum values::ErrorKind;
  throw values::Error(
      gpu.needsNewProcess ? engineLost : unavailable,
      "The CUDA backend cannot run here: " + (gpu.reason.empty() ? "no GPU." : gpu.reason));
}

/// Returns the note about a kernel that was only recorded because of this finding.
std::string whyNotLaunched(const trace::Finding& danger) {
  return std::string("The kernel was not launched as it stands: the recording run showed ") +
         (danger.kind == trace::FindingKind::outOfBounds
              ? "an access outside its array, which would end the process"
              : "a barrier that not all threads reach, at which it could wait for ever") +
         ". The times are the recording run's.";
}

/// The runs that a request needs: on a GPU a recorded kernel runs first with and then without
/// recording.
struct RequestedRuns {
  backend::Backend& backend;
  const values::Plan& plan;
  const std::vector<values::HostArray>& inputs;
  const values::RunRequest& request;
  std::optional<std::uint32_t> counted;  ///< the launch whose hardware counters are read
  const std::stop_token& stop;
  const backend::Progress& progress;

  /// Makes one run, whose progress is that from `from` to `to` of the request.
  [[nodiscard]] backend::RunOutcome run(const backend::RunOptions& options, double from,
                                        double to) const {
    return backend.run(plan, inputs, options, stop,
                       [&](double fraction) { progress(from + fraction * (to - from)); });
  }

  /// Makes the runs and returns the last one's outcome. Findings, record and notes go to `result`.
  [[nodiscard]] backend::RunOutcome make(bool isRecorded, bool isOnGpu,
                                         values::RunResult& result) const {
    backend::RunOptions options{request.target, std::nullopt};
    options.timeLimit = request.timeLimit;
    if (isRecorded) {
      options.record = request.window;
    } else {
      options.counted = counted;
    }
    const bool isTwice = isRecorded && isOnGpu;
    const double firstPart = isTwice ? 0.5 : 1.0;
    backend::RunOutcome outcome = run(options, 0.0, firstPart);
    const bool isEndless = std::ranges::find(outcome.findings, trace::FindingKind::runaway,
                                             &trace::Finding::kind) != outcome.findings.end();
    if (outcome.record && outcome.record->truncated && !isEndless &&
        request.window.blockCount == 0 && outcome.record->blockCount > 1) {
      // One block from its first event to its last shows the algorithm; the beginnings of many
      // blocks do not.
      options.record->blockCount = 1;
      outcome = run(options, firstPart, firstPart);
    }
    result.findings = std::move(outcome.findings);
    if (!outcome.printed.empty()) result.printed = std::move(outcome.printed);
    if (outcome.record) takeRecord(std::move(*outcome.record), result);
    if (!isTwice) return outcome;
    if (const trace::Finding* danger = dangerIn(result.findings)) {
      result.notes.push_back(whyNotLaunched(*danger));
      return outcome;
    }
    options.record.reset();
    options.counted = counted;
    return run(options, firstPart, 1.0);
  }
};

/// Returns the result of a run that is still to be made.
values::RunResult resultFor(const catalog::KernelRow& row, const values::DeviceInfo& device,
                            const values::Parameters& parameters, const values::Plan& plan) {
  values::RunResult result;
  result.kernel = row.id;
  result.backend = device.backend;
  result.device = device.name;
  result.machine = cpu::describeCpu();
  result.parameters = parameters;
  result.parameters.filling.reset();
  result.parameters.grid = static_cast<std::int64_t>(plan.launches.back().grid.total());
  result.parameters.block = static_cast<std::int64_t>(plan.launches.back().block.total());
  return result;
}

void takeHardwareCounters(backend::RunOutcome& outcome, values::RunResult& result) {
  result.hardwareCounters = std::move(outcome.hardwareCounters);
  if (result.hardwareCounters) return;
  result.hardwareCounters.emplace().reason =
      result.backend == BackendChoice::emulator
          ? "The emulator has no GPU whose counters could be read."
          : "The GPU's counters were not read, since the kernel was not launched as it stands.";
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
  if (target.ranks != 1 || !target.gpus.empty())
    values::refuse("This is measured on one device, not on several.");
  std::vector<values::DeviceInfo> gpus;
  if (target.backend != BackendChoice::emulator) gpus = m_cuda->devices();
  const auto asked = std::ranges::find(gpus, target.device, &values::DeviceInfo::device);
  const bool isKnown = asked != gpus.end();
  if (isKnown && asked->available) return *asked;
  const bool isCuda = target.backend == BackendChoice::cuda;
  // A device that the user names is not replaced by another one.
  if (!isCuda && target.device == 0) return m_emulator->devices().front();
  const bool hasGpu = std::ranges::any_of(gpus, &values::DeviceInfo::available);
  if (isKnown || (isCuda && !hasGpu)) {
    failWithoutCuda(gpus.empty() ? values::DeviceInfo() : isKnown ? *asked : gpus.front());
  }
  values::refuse("There is no device " + std::to_string(target.device) + " here; the devices are " +
                 namesOf(devices()) + ".");
}

values::DeviceInfo Runner::chooseFor(const catalog::KernelRow& row, const values::Target& target) {
  values::DeviceInfo device = choose(target);
  if (const auto reason = catalog::whyNotOn(device, row)) {
    values::unavailable(*reason);
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
  platform::checkFits(
      sizeSentence(parameters.n),
      bytesOfRun(row, parameters, request, device.backend == BackendChoice::emulator), m_memory());
  const Problem problem = makeProblem(row, parameters, request.inputs);
  const values::Plan plan = row.plan(problem.parameters);

  values::RunResult result = resultFor(row, device, problem.parameters, plan);
  std::optional<std::uint32_t> counted;
  if (request.hardwareCounters) counted = trace::resolve(request.window, plan).launch;
  const bool isRecorded = request.record && row.unrecorded.empty();
  if (request.record && !isRecorded) result.notes.emplace_back(row.unrecorded);
  const backend::RunOptions smaller{request.target,
                                    isRecorded ? std::optional(trace::Window()) : std::nullopt};
  if (const auto why = tooLongForDisplay(row, problem.parameters, backend, smaller, stop)) {
    values::unavailable(*why);
  }
  const RequestedRuns runs{backend, plan, problem.inputs, request, counted, stop, progress};
  backend::RunOutcome outcome =
      runs.make(isRecorded, device.backend == BackendChoice::cuda, result);
  result.phases = outcome.phases;
  if (request.hardwareCounters) takeHardwareCounters(outcome, result);

  const auto begin = std::chrono::steady_clock::now();
  const values::Number value = row.finish(problem.parameters, outcome.outputs);
  result.phases.hostFinish = std::chrono::steady_clock::now() - begin;
  judge(row, problem,
        referenceOf(row, problem.parameters, problem.inputs, backend, request.target, stop),
        {value, outcome.outputs}, result);
  if (request.keepOutputs) keepOutputs(plan, std::move(outcome.outputs), result);
  return result;
}

}  // namespace lanescope::engine
