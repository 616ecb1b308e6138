// SPDX-License-Identifier: Apache-2.0
#include "platform/process.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <csignal>
#include <string_view>
#include <system_error>

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

int openMemoryFile(const char* name) {
  return ::memfd_create(name, MFD_CLOEXEC);
}

}  // namespace lanescope::platform
