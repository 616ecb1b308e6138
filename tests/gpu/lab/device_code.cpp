// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/lab/device_code.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <vector>

#include "lab/device_compiler/device_compiler.h"
#include "lab/device_compiler/units.h"
#include "values/error.h"

namespace lanescope::tests {

RewrittenFile rewrittenFile(const std::string& stem) {
  std::ifstream in(std::string(LANESCOPE_REWRITTEN) + "/" + stem + ".json");
  const nlohmann::json json = nlohmann::json::parse(in, nullptr, false);
  if (!json.is_object() || !json.contains("text")) {
    values::refuse("The build has not rewritten " + stem + ".");
  }
  return {json["plain"].get<std::string>(), json["text"].get<std::string>()};
}

namespace {

backend::DeviceKernelCode codeOf(const std::string& stem, const std::vector<std::string>& entries,
                                 int capability) {
  const RewrittenFile file = rewrittenFile(stem);
  const lab::Nvrtc compiler({});
  const lab::DeviceBuilds builds = lab::buildForDevice(
      compiler, {file.plain, file.text, entries, capability, LANESCOPE_DEVICE_HEADERS});
  if (builds.complaint) {
    values::refuse(stem + ": " + builds.complaint->file + ":" +
                   std::to_string(builds.complaint->line) + ": " + builds.complaint->message);
  }
  return {builds.kernel, builds.plainCubin, builds.recordedCubin};
}

}  // namespace

backend::DeviceKernelCode deviceCode(const std::string& stem, const std::string& entry,
                                     int capability) {
  return codeOf(stem, {entry}, capability);
}

backend::DeviceKernelCode wholeDeviceCode(const std::string& stem, int capability) {
  std::vector<std::string> entries;
  for (const lab::DeviceInstance& each : lab::deviceInstancesOf(rewrittenFile(stem).text)) {
    entries.push_back(each.entry);
  }
  return codeOf(stem, entries, capability);
}

backend::DeviceKernelCode plainDeviceCode(const std::string& text, const std::string& function,
                                          int capability) {
  const lab::Nvrtc compiler({});
  const lab::DeviceInstance instance{function, function, {}};
  const lab::DeviceCode code =
      compiler.compile({lab::plainUnit(text, {instance}),
                        {"--gpu-architecture=sm_" + std::to_string(capability), "--std=c++20",
                         std::string("--include-path=") + LANESCOPE_DEVICE_HEADERS},
                        {lab::plainExpression(instance)}});
  if (!code.isGood) values::refuse(code.log);
  backend::DeviceKernelCode made{.plain = code.cubin, .recorded = code.cubin};
  made.kernel.capability = capability;
  values::DeviceFunction only{.entry = function};
  only.plain.function = code.names.front();
  only.recorded.function = code.names.front();
  for (const lab::PtxParameter& each : lab::parametersOf(code.ptx, code.names.front())) {
    only.parameters.push_back({each.type, each.bytes, each.bytes});
  }
  made.kernel.functions.push_back(std::move(only));
  return made;
}

}  // namespace lanescope::tests
