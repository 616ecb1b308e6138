// SPDX-License-Identifier: Apache-2.0
#include "sandbox/limits.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <vector>

namespace lanescope::sandbox {
namespace {

void limit(__rlimit_resource resource, const std::optional<std::uint64_t>& most) {
  if (!most) return;
  rlimit both{};
  if (::getrlimit(resource, &both) != 0) return;
  both.rlim_max = std::min<rlim_t>(both.rlim_max, *most);
  both.rlim_cur = both.rlim_max;
  ::setrlimit(resource, &both);
}

void closeRange(unsigned first, unsigned last) {
  if (first <= last) ::syscall(SYS_close_range, first, last, 0);
}

}  // namespace

void setLimits(const Limits& limits) {
  limit(RLIMIT_AS, limits.addressBytes);
  limit(RLIMIT_FSIZE, limits.fileBytes);
  limit(RLIMIT_CPU, limits.processorSeconds);
  limit(RLIMIT_NOFILE, limits.openFiles);
  limit(RLIMIT_CORE, 0);
}

void limitMemoryNow(std::uint64_t addressBytes) {
  rlimit both{};
  if (::getrlimit(RLIMIT_AS, &both) != 0) return;
  both.rlim_cur = std::min<rlim_t>(addressBytes, both.rlim_max);
  ::setrlimit(RLIMIT_AS, &both);
}

void closeDescriptors(std::span<const int> kept) {
  std::vector<int> sorted(kept.begin(), kept.end());
  std::ranges::sort(sorted);
  unsigned first = STDERR_FILENO + 1;
  for (const int descriptor : sorted) {
    if (descriptor <= STDERR_FILENO) continue;
    closeRange(first, static_cast<unsigned>(descriptor) - 1);
    first = static_cast<unsigned>(descriptor) + 1;
  }
  closeRange(first, ~0U);
}

void clearEnvironment() {
  for (char** variable = environ; variable != nullptr && *variable != nullptr; ++variable) {
    ::explicit_bzero(*variable, std::strlen(*variable));
  }
  ::clearenv();
}

std::uint64_t addressBytesNow() {
  std::ifstream pages("/proc/self/statm");
  std::uint64_t count = 0;
  pages >> count;
  return count * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

}  // namespace lanescope::sandbox
