// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/cli/cli_process.h"

namespace lanescope::tests {
namespace {

TEST(CommandLineTimeline, SaysThatTheEmulatorHasNoDevice) {
  expectRefusal({"timeline", "dot_shared", "--n", "1024", "--backend", "emulator"}, 3,
                "The emulator has no time line of host and device: there is no device to time.");
}

TEST(CommandLineTimeline, WithinAKernelNeedsADeviceTilesAndOneChunk) {
  expectRefusal({"timeline", "matmul_tf32", "--within", "--backend", "emulator"}, 3,
                "The emulator has no time line within a kernel: there is no device to time.");
  expectRefusal({"timeline", "matmul_tiled", "--within", "--backend", "emulator"}, 2,
                "only kernels that copy tiles in bulk");
  expectRefusal({"timeline", "dot_shared", "--within", "--chunks", "2"}, 2, "in one chunk");
}

TEST(CommandLineTimeline, RefusesWhatCannotBeSplit) {
  expectRefusal({"timeline", "scan_blelloch", "--n", "64", "--chunks", "2"}, 2, "cannot be split");
  expectRefusal({"timeline", "dot_shared", "--chunks", "17"}, 2, "16");
  expectRefusal({"timeline", "dot_shared", "--chunks", "0"}, 2, "1");
  expectRefusal({"timeline", "dot_shared", "--n", "3", "--chunks", "4"}, 2, "too small");
  expectRefusal({"timeline", "dot_no_bounds"}, 2, "pitfall");
}

TEST(CommandLineTimeline, RefusesWhatDoesNotGoThroughGpus) {
  expectRefusal({"timeline", "dot_shared", "--generate", "device"}, 2, "--devices");
  expectRefusal({"timeline", "dot_shared", "--devices", "first"}, 2, "as in 0,1");
  expectRefusal({"timeline", "dot_shared", "--devices", "0,0"}, 2, "named twice");
  expectRefusal({"timeline", "scan_look_back", "--devices", "0,1"}, 2,
                "reductions and dot products do");
  expectRefusal({"timeline", "dot_shared", "--devices", "0,1", "--chunks", "2"}, 2,
                "leave --chunks out");
}

TEST(CommandLineTimeline, RefusesAFileOfUnknownKind) {
  expectRefusal({"timeline", "dot_shared", "--out", "line.txt"}, 2, "no known ending");
  expectRefusal({"timeline"}, 2, "kernel");
}

TEST(CommandLineTimeline, HasAHelp) {
  const Answer answer = runProgram({"timeline", "--help"});
  EXPECT_EQ(answer.code, 0);
  EXPECT_TRUE(answer.out.contains("--chunks COUNT")) << answer.out.toStdString();
}

}  // namespace
}  // namespace lanescope::tests
