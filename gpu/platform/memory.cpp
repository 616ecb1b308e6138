// SPDX-License-Identifier: Apache-2.0
#include "platform/memory.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

#include "values/error.h"
#include "values/size_text.h"

namespace lanescope::platform {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kKibibyte = 1024;

/// Returns the number at the begin of a text, behind blanks; none for "max" and "unlimited".
std::optional<std::uint64_t> numberIn(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
  std::uint64_t number = 0;
  const auto [stop, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (code != std::errc{} || stop == text.data()) return std::nullopt;
  return number;
}

/// Returns the number in the file's line that begins with `key`, or in its first line without a
/// key.
std::optional<std::uint64_t> numberOf(const fs::path& file, std::string_view key = {}) {
  std::ifstream lines(file);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with(key)) return numberIn(std::string_view(line).substr(key.size()));
  }
  return std::nullopt;
}

std::uint64_t kibibytesOf(const fs::path& file, std::string_view key) {
  const auto kibibytes = numberOf(file, key);
  return kibibytes ? *kibibytes * kKibibyte : 0;
}

/// Limits `memory` to `bytes` bytes, of which `used` are taken.
void limit(Memory& memory, std::uint64_t bytes, std::uint64_t used, std::string_view by) {
  memory.total = std::min(memory.total, bytes);
  const std::uint64_t left = bytes - std::min(bytes, used);
  if (left >= memory.free) return;
  memory.free = left;
  memory.limitedBy = by;
}

/// The names of a control group's files.
struct GroupFiles {
  std::vector<const char*> limits;
  const char* used;
  const char* unusedCache;  ///< key in memory.stat; the kernel frees this cache on demand
};

void limitByGroup(Memory& memory, const fs::path& group, const GroupFiles& files) {
  for (const char* const file : files.limits) {
    const auto bytes = numberOf(group / file);
    if (!bytes) continue;
    const std::uint64_t used = numberOf(group / files.used).value_or(0);
    const std::uint64_t cache = numberOf(group / "memory.stat", files.unusedCache).value_or(0);
    limit(memory, *bytes, used - std::min(used, cache), "the control group");
  }
}

/// Applies the limits of the group at `path` below `mount`, and of all groups above it. In a
/// container the path may be the host's; then only the mount itself exists.
void limitByGroups(Memory& memory, const fs::path& mount, const fs::path& path,
                   const GroupFiles& files) {
  fs::path group = mount;
  limitByGroup(memory, group, files);
  for (const fs::path& part : path.relative_path()) {
    if (part.empty() || part == "..") continue;
    group /= part;
    limitByGroup(memory, group, files);
  }
}

void limitByGroups(Memory& memory, const fs::path& root) {
  const GroupFiles second{{"memory.max", "memory.high"}, "memory.current", "inactive_file "};
  const GroupFiles first{
      {"memory.limit_in_bytes"}, "memory.usage_in_bytes", "total_inactive_file "};
  const fs::path mounts = root / "sys/fs/cgroup";
  // "4:cpu,memory:/path" of version 1, "0::/path" of version 2.
  std::ifstream groups(root / "proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {
    const std::size_t begin = line.find(':');
    const std::size_t end = line.find(':', begin + 1);
    if (begin == std::string::npos || end == std::string::npos) continue;
    const std::string controllers = line.substr(begin + 1, end - begin - 1);
    const fs::path path = line.substr(end + 1);
    if (controllers.empty()) {
      limitByGroups(memory, mounts, path, second);
      limitByGroups(memory, mounts / "unified", path, second);
    } else if (("," + controllers + ",").find(",memory,") != std::string::npos) {
      limitByGroups(memory, mounts / "memory", path, first);
      if (controllers != "memory") limitByGroups(memory, mounts / controllers, path, first);
    }
  }
}

void limitByProcess(Memory& memory, const fs::path& root) {
  const fs::path limits = root / "proc/self/limits";
  const fs::path status = root / "proc/self/status";
  if (const auto bytes = numberOf(limits, "Max address space")) {
    limit(memory, *bytes, kibibytesOf(status, "VmSize:"), "the limit of addresses (ulimit -v)");
  }
  if (const auto bytes = numberOf(limits, "Max data size")) {
    limit(memory, *bytes, kibibytesOf(status, "VmData:"), "the limit of data (ulimit -d)");
  }
}

/// What readMemory() is to return from now on.
std::optional<Memory> keptReading;

}  // namespace

void keepMemoryReading() {
  keptReading = readMemory();
}

Memory readMemory(const fs::path& root) {
  if (keptReading) return *keptReading;
  const fs::path meminfo = root / "proc/meminfo";
  Memory memory{kibibytesOf(meminfo, "MemTotal:"), kibibytesOf(meminfo, "MemAvailable:"), {}};
  limitByGroups(memory, root);
  limitByProcess(memory, root);
  return memory;
}

void checkFits(const std::string& what, double bytes, const Memory& memory) {
  if (bytes <= static_cast<double>(memory.free)) return;
  constexpr double kMostBytes = 0x1p63;
  const std::string needed =
      values::sizeText(static_cast<std::uint64_t>(std::min(bytes, kMostBytes)));
  const std::string why =
      memory.limitedBy.empty() ? "" : ": " + memory.limitedBy + " allows no more";
  values::unavailable(what + " needs " + needed + " of memory, and " +
                      values::sizeText(memory.free) + " of " + values::sizeText(memory.total) +
                      " are free" + why + ".");
}

}  // namespace lanescope::platform
