// SPDX-License-Identifier: Apache-2.0
#include "catalog/compared_with.h"

#include <algorithm>

#include "catalog/specs.h"
#include "request/parameter_table.h"
#include "values/error.h"

namespace lanescope::catalog {
namespace {

using values::ParameterPart;
using values::Parameters;
using values::RunRequest;
using values::Schedule;

constexpr std::string_view kSchedule = "schedule";
/// This many random schedules are tried before a pitfall counts as lucky.
constexpr std::uint64_t kRandomTries = 8;

/// Throws where the other kernel lacks a parameter of the problem and would compute something else.
void refuseOtherProblem(const KernelRow& row, const KernelRow& other,
                        const Parameters& parameters) {
  for (const values::ParameterInfo& info : values::parameterTable()) {
    const std::string_view name = info.name;
    if (!isOfTheProblem(name)) continue;
    const ParameterSpec* spec = row.parameter(name);
    if (spec == nullptr || other.parameter(name) != nullptr) continue;
    if (textOf(parameters, name) == spec->defaultValue) continue;
    values::refuse(std::string(other.id) + " knows only " + std::string(name) + " = " +
                   std::string(spec->defaultValue) + "; choose that to compare it with " +
                   std::string(row.id) + ".");
  }
}

/// Returns the schedules under which a pitfall is run until it loses.
std::vector<Schedule> schedulesToLose(const KernelRow& pitfall, Schedule chosen) {
  using enum Schedule::Kind;
  if (chosen.kind == inOrder) chosen.kind = adversarial;
  std::vector<Schedule> schedules{chosen};
  const auto add = [&](Schedule schedule) {
    if (schedule != chosen) schedules.push_back(schedule);
  };
  if (std::ranges::find(pitfall.findings, trace::FindingKind::race) == pitfall.findings.end()) {
    return schedules;
  }
  add({adversarial, 0});
  add({reversed, 0});
  for (std::uint64_t seed = 1; seed <= kRandomTries; ++seed) add({random, seed});
  return schedules;
}

}  // namespace

ComparedWith comparedWithFromText(std::string_view text) {
  const auto refuse = [&](const std::string& why) {
    values::refuse("compare = '" + std::string(text) + "' " + why +
                   "; write KERNEL or KERNEL:name=value,…, as in "
                   "dot_shared:block=128,schedule=reversed.");
  };
  const std::size_t colon = text.find(':');
  ComparedWith compared{kernelOf(text)};
  if (compared.kernel.empty()) refuse("names no kernel");
  if (colon == std::string_view::npos) return compared;
  std::string_view rest = text.substr(colon + 1);
  while (true) {
    const std::size_t comma = rest.find(',');
    const std::string_view part = rest.substr(0, comma);
    const std::size_t equals = part.find('=');
    const std::string name(part.substr(0, equals));
    if (equals == std::string_view::npos || name.empty()) refuse("has a part without a value");
    const std::string value(part.substr(equals + 1));
    const bool isThere = name == kSchedule
                             ? compared.schedule.has_value()
                             : std::ranges::any_of(compared.changes, [&](const auto& each) {
                                 return each.first == name;
                               });
    if (isThere) refuse("says " + name + " twice");
    if (name == kSchedule) {
      compared.schedule = values::scheduleFromName(value);
    } else {
      compared.changes.emplace_back(name, value);
    }
    if (comma == std::string_view::npos) return compared;
    rest.remove_prefix(comma + 1);
  }
}

std::string kernelOf(std::string_view text) {
  return std::string(text.substr(0, text.find(':')));
}

std::string textOf(const ComparedWith& compared) {
  std::string text = compared.kernel;
  char separator = ':';
  const auto add = [&](std::string_view name, const std::string& value) {
    text += separator + std::string(name) + '=' + value;
    separator = ',';
  };
  for (const auto& [name, value] : compared.changes) add(name, value);
  if (compared.schedule) add(kSchedule, values::nameOf(*compared.schedule));
  return text;
}

bool mayDiffer(std::string_view parameter) {
  return isOf(ParameterPart::launch, parameter) || isOf(ParameterPart::operation, parameter);
}

RunRequest requestCompared(const RunRequest& main, const ComparedWith& compared) {
  const KernelRow& row = find(main.kernel);
  const KernelRow& other = find(compared.kernel);
  const bool isChanged = !compared.changes.empty() || compared.schedule;
  if (row.id != other.id || !isChanged) {
    if (const auto why = whyNotComparable(row, other)) values::refuse(*why);
  }
  refuseOtherProblem(row, other, main.parameters);
  RunRequest request = main;
  request.kernel = other.id;
  request.hardwareCounters = false;
  request.parameters = launchedAs(other, main.parameters);
  if (other.launchToBreak) other.launchToBreak(request.parameters);
  for (const auto& [name, value] : compared.changes) {
    if (!mayDiffer(name) && other.parameter(name) != nullptr) {
      values::refuse(name +
                     " is of the data, which both sides share; only what is of the launch "
                     "can differ.");
    }
    assign(other, name, value, request.parameters);
  }
  if (compared.schedule) {
    request.target = {values::BackendChoice::emulator, 0, *compared.schedule};
  }
  const auto wrong = violations(other, request.parameters);
  if (!wrong.empty()) values::refuse(wrong.front().sentence);
  return request;
}

Labels labelsOf(const RunRequest& main, const RunRequest& compared) {
  Labels labels{main.kernel, compared.kernel};
  const auto add = [&](std::string_view name, const std::string& left, const std::string& right) {
    if (left == right) return;
    labels.main += " · " + std::string(name) + " = " + left;
    labels.compared += " · " + std::string(name) + " = " + right;
  };
  if (const KernelRow* row = lookUp(compared.kernel)) {
    for (const ParameterSpec& spec : row->parameters) {
      if (!mayDiffer(spec.name)) continue;
      add(spec.name, textOf(main.parameters, spec.name), textOf(compared.parameters, spec.name));
    }
  }
  add(kSchedule, values::nameOf(main.target.schedule), values::nameOf(compared.target.schedule));
  return labels;
}

std::vector<RunRequest> comparedTries(const RunRequest& main, const ComparedWith& compared) {
  const RunRequest request = requestCompared(main, compared);
  const KernelRow& row = find(compared.kernel);
  if (row.breaks != main.kernel || compared.schedule) return {request};
  std::vector<RunRequest> tries;
  for (const Schedule& schedule : schedulesToLose(row, main.target.schedule)) {
    RunRequest& next = tries.emplace_back(request);
    next.target = {values::BackendChoice::emulator, 0, schedule};
  }
  return tries;
}

bool isWrong(const values::RunResult& result) {
  return !(result.error <= result.tolerance);  // NaN is wrong, too
}

}  // namespace lanescope::catalog
