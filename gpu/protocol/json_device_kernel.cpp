// SPDX-License-Identifier: Apache-2.0
#include "protocol/json_device_kernel.h"

#include <nlohmann/json.hpp>

#include "protocol/json_fields.h"

namespace lanescope::engine {
namespace {

using nlohmann::json;
using values::DeviceBuildReport;
using values::DeviceFunction;
using values::DeviceKernel;
using values::DeviceParameter;

constexpr std::size_t kMostDeviceParameters = 64;
constexpr std::size_t kMostFunctions = 256;
constexpr std::uint64_t kMostParameterBytes = 4096;  // of all parameters of a kernel, in CUDA
constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 31;
constexpr std::int64_t kMostCapability = 1000;

std::uint32_t bytesOf(const JsonFields& fields, const char* key, std::uint64_t most) {
  return static_cast<std::uint32_t>(fields.count(key, most));
}

json reportJson(const DeviceBuildReport& report) {
  return {{"function", report.function},
          {"registers", report.registers},
          {"spilled_bytes", report.spilledBytes},
          {"stack_bytes", report.stackBytes},
          {"shared_bytes", report.sharedBytes}};
}

DeviceBuildReport reportFromJson(const json& source) {
  const JsonFields fields(source, "build of a kernel");
  return {.function = fields.text("function"),
          .registers = bytesOf(fields, "registers", kMostBytes),
          .spilledBytes = bytesOf(fields, "spilled_bytes", kMostBytes),
          .stackBytes = bytesOf(fields, "stack_bytes", kMostBytes),
          .sharedBytes = bytesOf(fields, "shared_bytes", kMostBytes)};
}

DeviceParameter deviceParameterFromJson(const json& source) {
  const JsonFields fields(source, "parameter");
  return {.type = fields.text("type"),
          .plainBytes = bytesOf(fields, "plain_bytes", kMostParameterBytes),
          .recordedBytes = bytesOf(fields, "recorded_bytes", kMostParameterBytes)};
}

json functionJson(const DeviceFunction& function) {
  json parameters = json::array();
  for (const DeviceParameter& parameter : function.parameters) {
    parameters.push_back({{"type", parameter.type},
                          {"plain_bytes", parameter.plainBytes},
                          {"recorded_bytes", parameter.recordedBytes}});
  }
  return {{"entry", function.entry},
          {"parameters", std::move(parameters)},
          {"plain", reportJson(function.plain)},
          {"recorded", reportJson(function.recorded)}};
}

DeviceFunction functionFromJson(const json& source) {
  const JsonFields fields(source, "function for a GPU");
  DeviceFunction function;
  function.entry = fields.text("entry");
  for (const json& parameter : fields.array("parameters", kMostDeviceParameters)) {
    function.parameters.push_back(deviceParameterFromJson(parameter));
  }
  function.plain = reportFromJson(fields.object("plain"));
  function.recorded = reportFromJson(fields.object("recorded"));
  return function;
}

}  // namespace

json toJson(const DeviceKernel& kernel) {
  json functions = json::array();
  for (const DeviceFunction& function : kernel.functions) {
    functions.push_back(functionJson(function));
  }
  return {{"compiler", kernel.compiler},  {"capability", kernel.capability},
          {"recorder", kernel.recorder},  {"functions", std::move(functions)},
          {"plain_log", kernel.plainLog}, {"recorded_log", kernel.recordedLog}};
}

DeviceKernel deviceKernelFromJson(const json& source) {
  const JsonFields fields(source, "kernel for a GPU");
  DeviceKernel kernel;
  kernel.compiler = fields.text("compiler");
  kernel.capability = static_cast<std::int32_t>(fields.integer("capability", 1, kMostCapability));
  kernel.recorder = fields.text("recorder");
  for (const json& function : fields.array("functions", kMostFunctions)) {
    kernel.functions.push_back(functionFromJson(function));
  }
  kernel.plainLog = fields.text("plain_log");
  kernel.recordedLog = fields.text("recorded_log");
  return kernel;
}

}  // namespace lanescope::engine
