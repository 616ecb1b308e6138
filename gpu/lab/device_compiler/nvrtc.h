// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace lanescope::lab {

/// A source for NVRTC.
struct DeviceSource {
  std::string text;
  std::vector<std::string> options;
  std::vector<std::string> expressions;  ///< of what the caller needs the names in the code
};

struct DeviceCode {
  bool isGood = false;
  std::string log;
  std::string cubin;
  std::string ptx;
  std::vector<std::string> names;  ///< of the expressions, in their order
};

/// NVIDIA's run-time compiler, opened from a shared library (libnvrtc.so.13 or .12).
class Nvrtc {
 public:
  /// Opens the library from the first folder that has it, else as the system finds it, else from
  /// the CUDA Toolkit's usual folder. Throws values::Error (unavailable) where there is none.
  explicit Nvrtc(const std::vector<std::filesystem::path>& folders);
  Nvrtc(const Nvrtc&) = delete;
  Nvrtc& operator=(const Nvrtc&) = delete;
  ~Nvrtc();

  /// Returns for example "NVRTC 13.0".
  [[nodiscard]] std::string description() const;
  /// The compute capabilities that it has code for: 75, 80, …
  [[nodiscard]] std::vector<int> capabilities() const;
  /// Compiles a source. The headers of the C++ standard library and of CUDA are those of
  /// device/standard.cuh. May be called by several threads.
  [[nodiscard]] DeviceCode compile(const DeviceSource& source) const;

 private:
  struct Functions;
  std::unique_ptr<Functions> m_functions;
};

}  // namespace lanescope::lab
