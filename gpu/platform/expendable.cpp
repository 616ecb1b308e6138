// SPDX-License-Identifier: Apache-2.0
#include "platform/expendable.h"

#include <fcntl.h>
#include <unistd.h>

#include <string_view>

namespace lanescope::platform {

void makeExpendable() {
  constexpr std::string_view kFirst = "1000";
  const int file = ::open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (file < 0) return;
  const ssize_t written = ::write(file, kFirst.data(), kFirst.size());
  static_cast<void>(written);  // where this is not permitted, the system chooses
  ::close(file);
}

}  // namespace lanescope::platform
