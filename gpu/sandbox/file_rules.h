// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <vector>

namespace lanescope::sandbox {

/// What a process may still do with files once `allowOnly` has returned. Everything below a folder
/// is meant. A path that does not exist is left out.
struct FileRules {
  std::vector<std::filesystem::path> readable;  ///< read, and list
  std::vector<std::filesystem::path> runnable;  ///< the same, and start programs
  std::vector<std::filesystem::path> writable;  ///< read, write, make and remove
  /// The same, and what only the driver of a device understands (ioctl).
  std::vector<std::filesystem::path> devices = {};
};

/// Forbids this thread, and all threads and processes that it starts from now on, every other
/// access to files, connections over TCP, and signals to processes outside (Landlock, landlock(7)),
/// as far as the system's kernel knows them. Nothing undoes this. Files that are open stay usable.
/// Returns false, and forbids nothing, where the kernel has no Landlock or it is switched off.
[[nodiscard]] bool allowOnly(const FileRules& rules);

/// Whether the system's kernel has Landlock.
[[nodiscard]] bool hasLandlock();

}  // namespace lanescope::sandbox
