// SPDX-License-Identifier: Apache-2.0
#include "sandbox/file_rules.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdint>

namespace lanescope::sandbox {
namespace {

// The rights of Landlock's later versions, which an older header does not name.
constexpr std::uint64_t kRefer = std::uint64_t{1} << 13;     // version 2
constexpr std::uint64_t kTruncate = std::uint64_t{1} << 14;  // version 3
constexpr std::uint64_t kIoctl = std::uint64_t{1} << 15;     // version 5
constexpr std::uint64_t kTcp = 3;                            // version 4: bind and connect
constexpr std::uint64_t kScopes = 3;                         // version 6: sockets and signals

constexpr std::uint64_t kOfAFile =
    LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_READ_FILE;
constexpr std::uint64_t kReading = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t kRunning = kReading | LANDLOCK_ACCESS_FS_EXECUTE;
constexpr std::uint64_t kWriting = kReading | LANDLOCK_ACCESS_FS_WRITE_FILE |
                                   LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |
                                   LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG;

/// As in linux/landlock.h of version 6; an older kernel takes the first fields alone.
struct Ruleset {
  std::uint64_t files = 0;
  std::uint64_t net = 0;
  std::uint64_t scopes = 0;
};

int versionOf() {
  return static_cast<int>(
      ::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION));
}

/// Returns all that a kernel of this version can forbid, and in `bytes` the part of it that it
/// knows.
Ruleset allOf(int version, std::size_t& bytes) {
  Ruleset all;
  constexpr std::uint64_t kOfVersion1 = (std::uint64_t{1} << 13) - 1;
  all.files = kOfVersion1;
  if (version >= 2) all.files |= kRefer;
  if (version >= 3) all.files |= kTruncate;
  if (version >= 5) all.files |= kIoctl;
  if (version >= 4) all.net = kTcp;
  if (version >= 6) all.scopes = kScopes;
  bytes = version >= 6 ? sizeof all : version >= 4 ? 2 * sizeof(std::uint64_t) : sizeof all.files;
  return all;
}

/// Permits `rights` below the path. Returns false where that failed for another reason than that
/// there is no such path.
bool permit(int ruleset, const std::filesystem::path& path, std::uint64_t rights) {
  const int file = ::open(path.c_str(), O_PATH | O_CLOEXEC);
  if (file < 0) return true;
  struct stat status {};
  const bool isFolder = ::fstat(file, &status) == 0 && S_ISDIR(status.st_mode);
  landlock_path_beneath_attr rule{};
  rule.allowed_access = isFolder ? rights : rights & (kOfAFile | kTruncate | kIoctl);
  rule.parent_fd = file;
  const bool isPermitted =
      ::syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
  ::close(file);
  return isPermitted;
}

}  // namespace

bool hasLandlock() {
  return versionOf() >= 1;
}

bool allowOnly(const FileRules& rules) {
  const int version = versionOf();
  if (version < 1) return false;
  std::size_t bytes = 0;
  const Ruleset all = allOf(version, bytes);
  const int ruleset = static_cast<int>(::syscall(SYS_landlock_create_ruleset, &all, bytes, 0));
  if (ruleset < 0) return false;
  bool isComplete = true;
  for (const auto& path : rules.readable) {
    isComplete = permit(ruleset, path, kReading & all.files) && isComplete;
  }
  for (const auto& path : rules.runnable) {
    isComplete = permit(ruleset, path, kRunning & all.files) && isComplete;
  }
  for (const auto& path : rules.writable) {
    isComplete = permit(ruleset, path, (kWriting | kTruncate | kRefer) & all.files) && isComplete;
  }
  for (const auto& path : rules.devices) {
    constexpr std::uint64_t kUsing = kWriting | kTruncate | kRefer | kIoctl;
    isComplete = permit(ruleset, path, kUsing & all.files) && isComplete;
  }
  // Without this, a program that is started could gain rights that this process has not.
  isComplete = ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && isComplete &&
               ::syscall(SYS_landlock_restrict_self, ruleset, 0) == 0;
  ::close(ruleset);
  return isComplete;
}

}  // namespace lanescope::sandbox
