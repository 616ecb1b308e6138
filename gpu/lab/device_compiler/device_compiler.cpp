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

values::DeviceBuildReport reportOf(const DeviceCode& code) {
  values::DeviceBuildReport report;
  report.function = code.names.front();
  report.log = code.log;
  // The assembler tells of each function; the kernel is the one entry.
  const std::size_t at = code.log.find("Compiling entry function '" + report.function + "'");
  const std::string_view log =
      std::string_view(code.log).substr(at == std::string::npos ? code.log.size() : at);
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

void setParameters(values::DeviceKernel& kernel, const std::string& plainPtx,
                   const std::string& recordedPtx) {
  const auto plain = parametersOf(plainPtx, kernel.plain.function);
  const auto recorded = parametersOf(recordedPtx, kernel.recorded.function);
  if (plain.size() != recorded.size()) {
    values::unavailable("The two builds of " + kernel.entry + " differ in their parameters.");
  }
  for (std::size_t i = 0; i < plain.size(); ++i) {
    kernel.parameters.push_back({plain[i].type, plain[i].bytes, recorded[i].bytes});
  }
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
  const std::vector<DeviceInstance> instances = deviceInstancesOf(job.rewritten);
  const auto instance = std::ranges::find(instances, job.entry, &DeviceInstance::entry);
  if (instance == instances.end()) values::refuse("The text has no kernel " + job.entry + ".");

  auto plainCode = std::async(std::launch::async, [&] {
    return compiled(
        compiler, {plainUnit(job.plain, *instance), optionsFor(job), {plainExpression(*instance)}});
  });
  const DeviceCode recorded =
      compiled(compiler, {recordedUnit(job.rewritten, *instance),
                          recordedOptionsFor(job),
                          {recordedExpression(*instance), kRecorderExpression}});
  const DeviceCode plain = plainCode.get();
  DeviceBuilds builds;
  for (const DeviceCode* const code : {&plain, &recorded}) {
    if (code->isGood) continue;
    builds.complaint = firstComplaint(code->log);
    return builds;
  }
  builds.kernel.entry = job.entry;
  builds.kernel.compiler = compiler.description();
  builds.kernel.capability = job.capability;
  builds.kernel.plain = reportOf(plain);
  builds.kernel.recorded = reportOf(recorded);
  builds.kernel.recorder = recorded.names.back();
  setParameters(builds.kernel, plain.ptx, recorded.ptx);
  builds.plainCubin = plain.cubin;
  builds.plainPtx = plain.ptx;
  builds.recordedCubin = recorded.cubin;
  return builds;
}

}  // namespace lanescope::lab
