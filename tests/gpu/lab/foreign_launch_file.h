// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "tests/gpu/lab/foreign_table.h"
#include "values/host_array.h"

namespace lanescope::tests {

/// What foreign_launch.cu reads: one launch of a kernel with the inputs that the emulator gets, in
/// a folder of its own, which goes with the object.
class ForeignLaunchFile {
 public:
  explicit ForeignLaunchFile(const ForeignKernel& kernel);
  ~ForeignLaunchFile();
  ForeignLaunchFile(const ForeignLaunchFile&) = delete;
  ForeignLaunchFile& operator=(const ForeignLaunchFile&) = delete;

  [[nodiscard]] std::string path() const { return (m_folder / "launch.txt").string(); }
  /// Whether the output of the last launch, if the launcher has written one, is the reference's.
  [[nodiscard]] std::optional<bool> isRight() const;

 private:
  ForeignKernel m_kernel;
  std::filesystem::path m_folder;
  std::vector<values::HostArray> m_inputs;
};

/// Returns the command line of the launcher with these launches.
[[nodiscard]] std::string launcherWith(const std::string& launches);
/// Returns why the launcher cannot run here, or nothing when it can.
[[nodiscard]] std::optional<std::string> whyNoLauncher();

}  // namespace lanescope::tests
