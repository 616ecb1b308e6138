// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace lanescope::values {

/// What this process may use of the machine's memory.
struct Memory {
  std::uint64_t total = 0;  ///< bytes
  std::uint64_t free = 0;   ///< bytes that a new allocation can hope for
  /// Who leaves so little free, as "the control group"; empty: the machine itself.
  std::string limitedBy;
};

/// The least of what the machine has free (MemAvailable), of what the control groups leave that the
/// process is in, up to their root (cgroup v1 and v2; a cache of files that nobody uses counts as
/// free), and of its limits RLIMIT_AS and RLIMIT_DATA. What cannot be read does not limit. `root`:
/// the folder that has `proc` and `sys`. After the Linux kernel's Documentation/admin-guide,
/// cgroup-v2.rst and cgroup-v1/memory.rst, and proc(5).
[[nodiscard]] Memory readMemory(const std::filesystem::path& root = "/");

/// Throws Error (unavailable) where `bytes` are more than is free: "n = 268435456 needs 5.0 GiB of
/// memory; …". `what`: who needs them. In floating point, since n may be absurd.
void checkFits(const std::string& what, double bytes, const Memory& memory);

}  // namespace lanescope::values
