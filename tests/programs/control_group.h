// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace lanescope::tests {

/// A control group with one limit, for one process and its children; removed with the object. Of
/// version 1 where the machine has it, else of version 2 (the Linux kernel's cgroups(7)).
class ControlGroup {
 public:
  enum class Kind { memory, processes };

  /// Throws std::runtime_error with the reason where none can be made here.
  ControlGroup(Kind kind, std::uint64_t limit);
  ~ControlGroup();
  ControlGroup(const ControlGroup&) = delete;
  ControlGroup& operator=(const ControlGroup&) = delete;

  /// Takes in the calling process; for a child between fork and exec.
  void join() const;

 private:
  std::filesystem::path m_folder;
  int m_members = -1;  ///< the file that a process joins by
};

}  // namespace lanescope::tests
