// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/device_compiler/nvrtc.h"
#include "values/device_kernel.h"

namespace lanescope::lab {

/// What is compiled for a GPU.
struct DeviceJob {
  std::string plain;                 ///< the text as its author wrote it, without the host's part
  std::string rewritten;             ///< what the front end makes of it
  std::vector<std::string> entries;  ///< the instances of kernels
  int capability = 0;                ///< of the GPU: 90 for 9.0
  std::filesystem::path headers;     ///< the folder of Lanescope's headers
};

/// An error that the compiler finds in a text.
struct DeviceComplaint {
  std::string file;  ///< kPlainName or kRecordedName
  int line = 0;
  int column = 0;
  std::string message;

  bool operator==(const DeviceComplaint&) const = default;
};
/// Returns the first error in a compiler's log, or nothing.
[[nodiscard]] std::optional<DeviceComplaint> firstComplaint(std::string_view log);

/// Both builds of a kernel.
struct DeviceBuilds {
  std::optional<DeviceComplaint> complaint;  ///< with it there is nothing else
  values::DeviceKernel kernel;
  std::string plainCubin;
  std::string plainPtx;
  std::string recordedCubin;
};

/// Compiles both builds at the same time. Throws values::Error: badInput where the text has no such
/// instance, unavailable where the compiler itself fails.
[[nodiscard]] DeviceBuilds buildForDevice(const Nvrtc& compiler, const DeviceJob& job);

}  // namespace lanescope::lab
