// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "tests/ui/cli/cli_process.h"

namespace lanescope::tests {
namespace {

TEST(CommandLineScaling, RefusesWhatIsNoNumberOfGpus) {
  expectRefusal({"scaling", "reduce_one_launch", "--devices", "first"}, 2, "as in 0,1");
  expectRefusal({"scaling", "reduce_one_launch", "--timings", "0"}, 2, "from 1 to 10000");
  expectRefusal({"scaling", "reduce_one_launch", "--out", "times.txt"}, 2, "no known ending");
  expectRefusal({"scaling", "reduce_one_launch", "--sizes", "2^10", "--n", "8"}, 2,
                "either --n or --sizes");
  expectRefusal({"scaling", "reduce_one_launch", "--sizes", "2^10", "--weak"}, 2,
                "either --sizes or --weak");
  expectRefusal({"scaling", "reduce_one_launch", "--sizes", "2^99"}, 2, "2^99");
  expectRefusal({"scaling"}, 2, "Name a kernel");
}

TEST(CommandLineScaling, HasNothingToTimeOnAnEmulator) {
  const Answer answer = runProgram({"devices", "--json"});
  const auto all = nlohmann::json::parse(answer.out.toStdString());
  for (const auto& device : all["devices"]) {
    if (device["backend"] == "cuda" && device["available"] == true) GTEST_SKIP() << "has a GPU";
  }
  // The sentence says why there is no GPU.
  const Answer refused = runProgram({"scaling", "reduce_one_launch", "--n", "1000"});
  EXPECT_EQ(refused.code, 3);
  EXPECT_TRUE(refused.out.isEmpty());
  EXPECT_TRUE(refused.err.startsWith("lanescope: ")) << refused.err.toStdString();
}

}  // namespace
}  // namespace lanescope::tests
