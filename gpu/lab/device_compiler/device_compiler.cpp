// SPDX-License-Identifier: Apache-2.0
#include "lab/device_compiler/device_compiler.h"

#include <algorithm>
#include <charconv>
#include <future>
#include <regex>
#include <sstream>

#include "lab/device_compiler/units.h"
#include "values/error.h"

namespace lanescope::lab {
namespace {

std::vector<std::string> optionsFor(const DeviceJob& job) {
  // The headers' helpers without a mark are for the device, since there is no host here. The text
  // is not ours, so that its warnings are left to its author.
  return {"--gpu-architecture=sm_" + std::to_string(job.capability),
          "--std=c++20",
          "-w",
          "-Xptxas=-v",
          "-default-device",
          "--include-path=" + job.headers.string()};
}

std::vector<std::string> plainOptionsFor(const DeviceJob& job) {
  // The table of lines changes no code.
  std::vector<std::string> options = optionsFor(job);
  options.emplace_back("-lineinfo");
  return options;
}

std::vector<std::string> recordedOptionsFor(const DeviceJob& job) {
  // As gpu/cuda.cmake has them for the kernels of the catalogue.
  std::vector<std::string> options = optionsFor(job);
  options.insert(options.end(), {"--fmad=false", "--maxrregcount=64"});
  return options;
}

/// Returns the number before or behind `word` in a log, or 0.
std::uint32_t numberAt(std::string_view log, const char* pattern) {
  const std::regex expression(pattern);
  std::match_results<std::string_view::const_iterator> match;
  if (!std::regex_search(log.begin(), log.end(), match, expression)) return 0;
  std::uint32_t number = 0;
  const std::string digits = match[1].str();
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

/// `function`: its name in the code.
values::DeviceBuildReport reportOf(const DeviceCode& code, const std::string& function) {
  values::DeviceBuildReport report;
  report.function = function;
  // The assembler tells of each function, one after the other.
  const std::string begin = "Compiling entry function '";
  const std::size_t at = code.log.find(begin + function + "'");
  if (at == std::string::npos) return report;
  const std::size_t end = code.log.find(begin, at + begin.size());
  const std::string_view log = std::string_view(code.log).substr(at, end - at);
  report.registers = numberAt(log, "Used (\\d+) registers");
  report.spilledBytes = numberAt(log, "(\\d+) bytes spill stores");
  report.stackBytes = numberAt(log, "(\\d+) bytes stack frame");
  report.sharedBytes = numberAt(log, "(\\d+) bytes smem");
  return report;
}

/// Returns the code. Throws values::Error (unavailable) for an error that is in no text.
DeviceCode compiled(const Nvrtc& compiler, const DeviceSource& source) {
  DeviceCode code = compiler.compile(source);
  if (code.isGood || firstComplaint(code.log)) return code;
  values::unavailable(
      "The compiler for the GPU failed: " + code.log.substr(0, code.log.find('\n')) + ".");
}

values::DeviceFunction functionOf(const std::string& entry, const DeviceCode& plain,
                                  const DeviceCode& recorded, std::size_t position) {
  values::DeviceFunction function;
  function.entry = entry;
  function.plain = reportOf(plain, plain.names[position]);
  function.recorded = reportOf(recorded, recorded.names[position]);
  const auto parameters = parametersOf(plain.ptx, function.plain.function);
  const auto recordedParameters = parametersOf(recorded.ptx, function.recorded.function);
  if (parameters.size() != recordedParameters.size()) {
    values::unavailable("The two builds of " + entry + " differ in their parameters.");
  }
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    function.parameters.push_back(
        {parameters[i].type, parameters[i].bytes, recordedParameters[i].bytes});
  }
  return function;
}

/// Returns the instances with these names. Throws values::Error (badInput) where one is missing.
std::vector<DeviceInstance> instancesFor(const DeviceJob& job) {
  const std::vector<DeviceInstance> all = deviceInstancesOf(job.rewritten);
  std::vector<DeviceInstance> chosen;
  for (const std::string& entry : job.entries) {
    const auto found = std::ranges::find(all, entry, &DeviceInstance::entry);
    if (found == all.end()) values::refuse("The text has no kernel " + entry + ".");
    chosen.push_back(*found);
  }
  return chosen;
}

}  // namespace

std::optional<DeviceComplaint> firstComplaint(std::string_view log) {
  static const std::regex kError(
      R"(^(kernel\.cu|recorded\.cu)\((\d+)\): (?:catastrophic )?error: (.*)$)");
  static const std::regex kCaret(R"(^( *)\^ *$)");
  std::istringstream lines{std::string(log)};
  std::optional<DeviceComplaint> found;
  for (std::string line; std::getline(lines, line);) {
    std::smatch match;
    if (found) {
      // The place is a mark below the line, which is indented by two spaces.
      constexpr std::ptrdiff_t kIndent = 2;
      if (std::regex_match(line, match, kCaret)) {
        found->column =
            static_cast<int>(std::max<std::ptrdiff_t>(match[1].length() - kIndent, 0)) + 1;
        return found;
      }
    } else if (std::regex_match(line, match, kError)) {
      found = DeviceComplaint{match[1].str(), std::stoi(match[2].str()), 1, match[3].str()};
    }
  }
  return found;
}

DeviceBuilds buildForDevice(const Nvrtc& compiler, const DeviceJob& job) {
  const std::vector<DeviceInstance> instances = instancesFor(job);
  DeviceSource plainSource{plainUnit(job.plain, instances), plainOptionsFor(job), {}};
  DeviceSource recordedSource{recordedUnit(job.rewritten, instances), recordedOptionsFor(job), {}};
  for (const DeviceInstance& instance : instances) {
    plainSource.expressions.push_back(plainExpression(instance));
    recordedSource.expressions.push_back(recordedExpression(instance));
  }
  recordedSource.expressions.emplace_back(kRecorderExpression);
  auto plainCode = std::async(std::launch::async, [&] { return compiled(compiler, plainSource); });
  const DeviceCode recorded = compiled(compiler, recordedSource);
  const DeviceCode plain = plainCode.get();
  DeviceBuilds builds;
  for (const DeviceCode* const code : {&plain, &recorded}) {
    if (code->isGood) continue;
    builds.complaint = firstComplaint(code->log);
    return builds;
  }
  builds.kernel.compiler = compiler.description();
  builds.kernel.capability = job.capability;
  builds.kernel.recorder = recorded.names.back();
  for (std::size_t i = 0; i < instances.size(); ++i) {
    builds.kernel.functions.push_back(functionOf(instances[i].entry, plain, recorded, i));
  }
  builds.kernel.plainLog = plain.log;
  builds.kernel.recordedLog = recorded.log;
  builds.plainCubin = plain.cubin;
  builds.plainPtx = plain.ptx;
  builds.recordedCubin = recorded.cubin;
  return builds;
}

}  // namespace lanescope::lab
