// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "tests/ui/cli/cli_process.h"

namespace lanescope::tests {
namespace {

TEST(CommandLineSpread, ScansOverSeveralDevicesAsOnOne) {
  const QStringList run{"run",   "scan_blelloch", "--n",    "1000",  "--dtype",
                        "int32", "--pattern",     "random", "--json"};
  const nlohmann::json alone = jsonOf(run);
  const nlohmann::json spread = jsonOf(run + QStringList{"--ranks", "7"});
  EXPECT_EQ(spread["outputs"], alone["outputs"]);
  EXPECT_EQ(spread["result"], alone["result"]);
  EXPECT_EQ(spread["reference"], alone["reference"]);
  EXPECT_EQ(spread["device"], "7 emulated devices");
  EXPECT_EQ(spread["passed"], true);
}

TEST(CommandLineSpread, TakesSizesThatOneDeviceDoesNot) {
  expectRefusal({"run", "scan_hillis_steele", "--n", "4096"}, 2, "1024");
  const nlohmann::json spread =
      jsonOf({"run", "scan_hillis_steele", "--n", "4096", "--ranks", "4", "--json"});
  EXPECT_EQ(spread["parameters"]["n"], 4096);
  EXPECT_EQ(spread["passed"], true);
}

TEST(CommandLineSpread, PrintsHowAMatrixProductWasSplit) {
  const Answer answer = runProgram({"run", "matmul_tiled", "--n", "33", "--m", "17", "--k", "29",
                                    "--ranks", "6", "--split", "summa"});
  EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
  for (const char* const word : {"6 emulated devices", "grid of 2 by 3", "have exchanged"}) {
    EXPECT_TRUE(answer.out.contains(word)) << word << '\n' << answer.out.toStdString();
  }
}

TEST(CommandLineSpread, RefusesAListOfGpusThatDoesNotFit) {
  expectRefusal({"run", "dot_shared", "--ranks", "2", "--devices", "0"}, 2, "Give either");
  expectRefusal({"run", "dot_shared", "--devices", "first"}, 2, "as in 0,1");
  expectRefusal({"run", "dot_shared", "--devices", "0,0"}, 2, "named twice");
  expectRefusal({"run", "dot_shared", "--devices", "0,1", "--backend", "emulator"}, 2, "emulator");
}

TEST(CommandLineSpread, RefusesToGenerateWhereNoGpuCan) {
  expectRefusal({"run", "dot_shared", "--generate", "device"}, 2, "GPUs with --devices");
  expectRefusal({"run", "dot_shared", "--devices", "0", "--generate", "here"}, 2,
                "auto, host, device");
  expectRefusal({"run", "dot_shared", "--ranks", "2", "--generate", "device"}, 2,
                "An emulated device makes no elements");
  expectRefusal({"run", "dot_shared", "--devices", "0,1", "--generate", "device", "--pattern",
                 "ill-conditioned"},
                2, "is made on the host");
}

TEST(CommandLineSpread, RefusesWhatRunsOnOneDevice) {
  expectRefusal({"run", "dot_shared", "--ranks", "0"}, 2, "from 1 to 64");
  expectRefusal({"run", "dot_shared", "--ranks", "65"}, 2, "from 1 to 64");
  expectRefusal({"run", "dot_shared", "--split", "rows"}, 2, "--ranks");
  expectRefusal({"run", "matmul_tiled", "--ranks", "2", "--split", "columns"}, 2, "rows, summa");
  expectRefusal({"run", "vector_add", "--ranks", "2"}, 2, "runs on one device");
  expectRefusal({"run", "dot_shared", "--ranks", "2", "--backend", "cuda"}, 2, "are emulated");
  expectRefusal({"run", "dot_shared", "--ranks", "2", "--device", "1"}, 2, "is one GPU");
  expectRefusal({"run", "dot_shared", "--ranks", "2", "--record-blocks", "1"}, 2,
                "A record shows one device");
  expectRefusal({"run", "dot_shared", "--ranks", "2", "--hardware-counters"}, 2, "counters");
  expectRefusal({"run", "scan_hillis_steele", "--n", "4097", "--ranks", "4"}, 2, "from 1 to 4096");
}

}  // namespace
}  // namespace lanescope::tests
