// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

// Kernels of the user that are compiled for a GPU.

namespace lanescope::values {

/// A parameter of the compiled function, in the order of the text.
struct DeviceParameter {
  /// How the plain build takes it, in the words of PTX: "u64" (also for a pointer), "s32", "f32",
  /// "f64", "u8", …; "b8" with any other size for a structure.
  std::string type;
  std::uint32_t plainBytes = 0;
  std::uint32_t recordedBytes = 0;
  bool operator==(const DeviceParameter&) const = default;
};

/// One build of the kernel, as the compiler tells of it.
struct DeviceBuildReport {
  std::string function = {};       ///< the function's name in the compiled code
  std::uint32_t registers = 0;     ///< of a thread
  std::uint32_t spilledBytes = 0;  ///< stored to local memory for want of registers, by a thread
  std::uint32_t stackBytes = 0;    ///< of a thread
  std::uint32_t sharedBytes = 0;   ///< that the text declares, of a block
  bool operator==(const DeviceBuildReport&) const = default;
};

/// A kernel of the text.
struct DeviceFunction {
  std::string entry = {};  ///< the name under which a plan launches it
  std::vector<DeviceParameter> parameters = {};
  DeviceBuildReport plain = {};
  DeviceBuildReport recorded = {};
  bool operator==(const DeviceFunction&) const = default;
};

/// The kernels of a text that a plan may launch. Each build has the code of all of them.
struct DeviceKernel {
  std::string compiler = {};    ///< "NVRTC 13.0"
  std::int32_t capability = 0;  ///< of the GPUs that the code is for: 90 for 9.0
  std::string recorder = {};    ///< the recorded build's variable for backend::DeviceRecorder
  std::vector<DeviceFunction> functions = {};
  std::string plainLog = {};  ///< the compiler's words
  std::string recordedLog = {};
  bool operator==(const DeviceKernel&) const = default;
};

}  // namespace lanescope::values
