// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/mpi_words.h"

#include <gtest/gtest.h>

namespace lanescope::app {
namespace {

const QByteArray kDashes(74, '-');
const QByteArray kNoticed =
    kDashes +
    "\nmpirun noticed that process rank 2 with PID 0 on node gpu-1 exited on signal 9 (Killed).\n" +
    kDashes + '\n';
const QByteArray kAborted =
    kDashes +
    "\nPrimary job  terminated normally, but 1 process returned\na non-zero "
    "exit code. Per user-direction, the job has been aborted.\n" +
    kDashes + '\n';

TEST(MpiWords, AreTheLastSentenceOfARankWhateverMpirunSays) {
  EXPECT_EQ(
      MpiWords::lastOf("lanescope-engine: The first.\nlanescope-engine: The last.\n" + kAborted),
      "The last.");
}

TEST(MpiWords, SayWhichRankWasEnded) {
  EXPECT_EQ(MpiWords::lastOf(kAborted + kNoticed), "rank 2 was ended by signal 9");
}

TEST(MpiWords, AreTheLastLineOutsideOfBanners) {
  EXPECT_EQ(MpiWords::lastOf("ssh: connect to host gpu-1 port 22: Connection refused\n" + kAborted),
            "ssh: connect to host gpu-1 port 22: Connection refused");
  EXPECT_EQ(MpiWords::lastOf("[gpu-1:123] Read -1, expected 400000, errno = 3\n" + kAborted), "");
  const QByteArray ofVersion5 =
      "ssh: Could not resolve hostname none\r\n" + kAborted + QByteArray(1, '\0');
  EXPECT_EQ(MpiWords::lastOf(ofVersion5), "ssh: Could not resolve hostname none");
  EXPECT_EQ(MpiWords::lastOf(kAborted), "");
  EXPECT_EQ(MpiWords::lastOf(""), "");
}

}  // namespace
}  // namespace lanescope::app
