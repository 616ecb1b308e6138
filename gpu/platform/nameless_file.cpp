// SPDX-License-Identifier: Apache-2.0
#include "platform/nameless_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cstdio>

namespace lanescope::platform {

int openNamelessFile(const char* folder, unsigned permissions) {
  return ::open(folder, O_WRONLY | O_TMPFILE | O_CLOEXEC, permissions);
}

bool nameFile(int file, const char* name) {
  std::array<char, sizeof("/proc/self/fd/-2147483648")> own{};
  std::snprintf(own.data(), own.size(), "/proc/self/fd/%d", file);
  return ::linkat(AT_FDCWD, own.data(), AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0;
}

}  // namespace lanescope::platform
