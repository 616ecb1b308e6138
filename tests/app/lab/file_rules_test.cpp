// SPDX-License-Identifier: GPL-3.0-or-later
#include "sandbox/file_rules.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>

// What the rules for files leave of a device, which a GPU is to its driver.

namespace lanescope::sandbox {
namespace {

/// Asks the driver of a device for what it does not know, in a child with these rules. Returns the
/// error: ENOTTY of the driver, or EACCES of the rules.
int errorOfIoctl(const FileRules& rules) {
  const pid_t child = ::fork();
  if (child == 0) {
    if (!allowOnly(rules)) ::_exit(0);
    const int device = ::open("/dev/null", O_RDWR | O_CLOEXEC);
    winsize size{};
    ::_exit(device >= 0 && ::ioctl(device, TIOCGWINSZ, &size) != 0 ? errno : 0);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(FileRules, LetAProcessSpeakToTheDriverOfADevice) {
  if (!hasLandlock()) GTEST_SKIP() << "This system has no Landlock.";
  EXPECT_EQ(errorOfIoctl({.readable = {}, .runnable = {}, .writable = {}, .devices = {"/dev"}}),
            ENOTTY);
}

}  // namespace
}  // namespace lanescope::sandbox
