// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/image/quiet_standard_error.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>

namespace lanescope::app {
namespace {

std::mutex& theOneAtATime() {
  static std::mutex mutex;
  return mutex;
}

}  // namespace

QuietStandardError::QuietStandardError() : m_lock(theOneAtATime()) {
  std::fflush(stderr);
  const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nowhere < 0) return;
  m_kept = ::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (m_kept >= 0) ::dup2(nowhere, STDERR_FILENO);
  ::close(nowhere);
}

QuietStandardError::~QuietStandardError() {
  if (m_kept < 0) return;
  std::fflush(stderr);
  ::dup2(m_kept, STDERR_FILENO);
  ::close(m_kept);
}

}  // namespace lanescope::app
