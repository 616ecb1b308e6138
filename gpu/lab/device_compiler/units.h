// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

// The sources of the two builds of a kernel for a GPU, and the names of what is in them.

namespace lanescope::lab {

/// An instance of a kernel, from the last lines of a rewritten text.
struct DeviceInstance {
  std::string entry;      ///< its name in the tables of kernels: "reduce<float32,256>"
  std::string function;   ///< the name of its function in the text: "reduce"
  std::string arguments;  ///< of the template, as the rewritten text has them; empty without

  bool operator==(const DeviceInstance&) const = default;
};

[[nodiscard]] std::vector<DeviceInstance> deviceInstancesOf(std::string_view rewritten);

/// The names of the text in the compiler's messages.
inline constexpr const char* kPlainName = "kernel.cu";
inline constexpr const char* kRecordedName = "recorded.cu";

/// Returns the source of the plain build: the text as its author wrote it. No other kernels of the
/// text are compiled. Lines and columns are the text's.
[[nodiscard]] std::string plainUnit(std::string_view text,
                                    const std::vector<DeviceInstance>& instances);
/// Returns the source of the recorded build: the rewritten text behind the recording accessors.
[[nodiscard]] std::string recordedUnit(std::string_view rewritten,
                                       const std::vector<DeviceInstance>& instances);

/// The expressions that name the function in the two sources, and the variable that the host sets
/// in the second one.
[[nodiscard]] std::string plainExpression(const DeviceInstance& instance);
[[nodiscard]] std::string recordedExpression(const DeviceInstance& instance);
inline constexpr const char* kRecorderExpression = "&lanescope::kernels::recorded::recorder";

/// A parameter of a function of PTX.
struct PtxParameter {
  std::string type;
  unsigned bytes = 0;

  bool operator==(const PtxParameter&) const = default;
};
/// Returns the parameters of the function with this name.
[[nodiscard]] std::vector<PtxParameter> parametersOf(std::string_view ptx,
                                                     std::string_view function);

}  // namespace lanescope::lab
