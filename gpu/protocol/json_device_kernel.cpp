// SPDX-License-Identifier: Apache-2.0
#include "protocol/json_device_kernel.h"

#include <nlohmann/json.hpp>

#include "protocol/json_fields.h"

namespace lanescope::engine {
namespace {

using nlohmann::json;
using values::DeviceBuildReport;
using values::DeviceKernel;
using values::DeviceParameter;

constexpr std::size_t kMostDeviceParameters = 64;
constexpr std::uint64_t kMostParameterBytes = 4096;  // of all parameters of a kernel, in CUDA
constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 31;
constexpr std::int64_t kMostCapability = 1000;

std::uint32_t bytesOf(const JsonFields& fields, const char* key, std::uint64_t most) {
  return static_cast<std::uint32_t>(fields.count(key, most));
}

json reportJson(const DeviceBuildReport& report) {
  return {{"function", report.function},          {"registers", report.registers},
          {"spilled_bytes", report.spilledBytes}, {"stack_bytes", report.stackBytes},
          {"shared_bytes", report.sharedBytes},   {"log", report.log}};
}

DeviceBuildReport reportFromJson(const json& source) {
  const JsonFields fields(source, "build of a kernel");
  return {.function = fields.text("function"),
          .registers = bytesOf(fields, "registers", kMostBytes),
          .spilledBytes = bytesOf(fields, "spilled_bytes", kMostBytes),
          .stackBytes = bytesOf(fields, "stack_bytes", kMostBytes),
          .sharedBytes = bytesOf(fields, "shared_bytes", kMostBytes),
          .log = fields.text("log")};
}

DeviceParameter deviceParameterFromJson(const json& source) {
  const JsonFields fields(source, "parameter");
  return {.type = fields.text("type"),
          .plainBytes = bytesOf(fields, "plain_bytes", kMostParameterBytes),
          .recordedBytes = bytesOf(fields, "recorded_bytes", kMostParameterBytes)};
}

}  // namespace

json toJson(const DeviceKernel& kernel) {
  json parameters = json::array();
  for (const DeviceParameter& parameter : kernel.parameters) {
    parameters.push_back({{"type", parameter.type},
                          {"plain_bytes", parameter.plainBytes},
                          {"recorded_bytes", parameter.recordedBytes}});
  }
  return {{"entry", kernel.entry},
          {"compiler", kernel.compiler},
          {"capability", kernel.capability},
          {"parameters", std::move(parameters)},
          {"plain", reportJson(kernel.plain)},
          {"recorded", reportJson(kernel.recorded)},
          {"recorder", kernel.recorder}};
}

DeviceKernel deviceKernelFromJson(const json& source) {
  const JsonFields fields(source, "kernel for a GPU");
  DeviceKernel kernel;
  kernel.entry = fields.text("entry");
  kernel.compiler = fields.text("compiler");
  kernel.capability = static_cast<std::int32_t>(fields.integer("capability", 1, kMostCapability));
  for (const json& parameter : fields.array("parameters", kMostDeviceParameters)) {
    kernel.parameters.push_back(deviceParameterFromJson(parameter));
  }
  kernel.plain = reportFromJson(fields.object("plain"));
  kernel.recorded = reportFromJson(fields.object("recorded"));
  kernel.recorder = fields.text("recorder");
  return kernel;
}

}  // namespace lanescope::engine
