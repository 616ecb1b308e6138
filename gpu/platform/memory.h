// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace lanescope::platform {

/// The machine's memory that this process may use.
struct Memory {
  std::uint64_t total = 0;  ///< bytes
  std::uint64_t free = 0;   ///< bytes that are free for a new allocation
  /// The limit that leaves so little free, for example "the control group"; empty: the machine
  /// itself.
  std::string limitedBy;
};

/// Returns the least of three numbers: what the machine has free (MemAvailable); what the control
/// groups of the process leave, up to their root (cgroup v1 and v2; an unused cache of files counts
/// as free); and what RLIMIT_AS and RLIMIT_DATA leave. A limit that cannot be read is ignored.
/// `root`: the folder that contains `proc` and `sys`. See the Linux kernel's
/// Documentation/admin-guide, cgroup-v2.rst and cgroup-v1/memory.rst, and proc(5).
[[nodiscard]] Memory readMemory(const std::filesystem::path& root = "/");

/// Makes readMemory() of this process return what it returns now, for a process that cannot read
/// the system's files later on. It is called before other threads are started.
void keepMemoryReading();

/// Throws Error (unavailable) where `bytes` exceed the free memory: "n = 268435456 needs 5.0 GiB of
/// memory; …". `what`: the subject of that sentence. `bytes` is a double because n may be absurdly
/// large.
void checkFits(const std::string& what, double bytes, const Memory& memory);

}  // namespace lanescope::platform
