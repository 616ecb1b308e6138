// SPDX-License-Identifier: Apache-2.0
#include "platform/process.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <fstream>
#include <string_view>
#include <system_error>

#include "values/error.h"

namespace lanescope::platform {

void makeExpendable() {
  constexpr std::string_view kFirst = "1000";
  const int file = ::open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (file < 0) return;
  const ssize_t written = ::write(file, kFirst.data(), kFirst.size());
  static_cast<void>(written);  // where this is not permitted, the system chooses
  ::close(file);
}

void endWithParent() {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
}

std::filesystem::path fileOfProgram(const std::string& name) {
  const std::filesystem::path folder =
      std::filesystem::read_symlink("/proc/self/exe").parent_path();
  std::error_code ignored;
  if (std::filesystem::exists(folder / name, ignored)) return folder / name;
  return (folder / LANESCOPE_PRIVATE_FOLDER / name).lexically_normal();
}

int openLifeOf(int process) {
  return static_cast<int>(::syscall(SYS_pidfd_open, process, 0));
}

Pipe makePipe() {
  std::array<int, 2> ends{-1, -1};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return {};
  return {ends[0], ends[1]};
}

void enlargePipe(int end) {
  constexpr int kBytes = 1 << 20;
  static_cast<void>(::fcntl(end, F_SETPIPE_SZ, kBytes));
}

std::string hostIdentity() {
  constexpr const char* kBootId = "/proc/sys/kernel/random/boot_id";
  std::ifstream file(kBootId);
  std::string identity;
  if (!std::getline(file, identity)) {
    values::unavailable(std::string(kBootId) +
                        " cannot be read, which tells whether ranks share a host.");
  }
  return identity;
}

int openMemoryFile(const char* name) {
  return ::memfd_create(name, MFD_CLOEXEC);
}

int openSharedMemory(const char* name, std::uint64_t bytes) {
  const int file = ::memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file < 0) return -1;
  rlimit largest{};
  if (::getrlimit(RLIMIT_FSIZE, &largest) == 0) bytes = std::min(bytes, largest.rlim_cur);
  if (::ftruncate(file, static_cast<off_t>(bytes)) == 0 &&
      ::fcntl(file, F_ADD_SEALS, F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL) == 0) {
    return file;
  }
  ::close(file);
  return -1;
}

}  // namespace lanescope::platform
