// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

// What the ranks under Open MPI say of each other's mistakes. What they compute is tested in
// tests/app/engine.

namespace lanescope::collective {
namespace {

/// What rank 0 of two prints.
std::string printed(const std::string& mistake) {
  const std::string root = ::geteuid() == 0 ? " --allow-run-as-root" : "";
  const std::string command = "mpirun --oversubscribe --bind-to none" + root +
                              " -np 2 " LANESCOPE_RANK_PROBE " " + mistake + " 2>/dev/null";
  std::FILE* const pipe = ::popen(command.c_str(), "r");
  std::string text;
  std::array<char, 256> line{};
  while (std::fgets(line.data(), line.size(), pipe) != nullptr) text += line.data();
  ::pclose(pipe);
  return text;
}

class MpiCommunicatorMistakes : public testing::Test {
 protected:
  void SetUp() override {
    if (std::system("mpirun --version >/dev/null 2>&1") != 0) {
      GTEST_SKIP() << "mpirun is not installed";
    }
  }
};

TEST_F(MpiCommunicatorMistakes, AreToldWhereAMessageIsTooShort) {
  EXPECT_EQ(printed("short"), "Rank 1 of 2 sent 12 bytes in step 3, and 16 bytes were expected.\n");
}

TEST_F(MpiCommunicatorMistakes, AreToldWhereAMessageIsTooLong) {
  EXPECT_EQ(printed("long"), "Rank 1 of 2 sent more in step 3, and 16 bytes were expected.\n");
}

TEST_F(MpiCommunicatorMistakes, AreToldWhereAMessageDoesNotCome) {
  EXPECT_EQ(printed("late"), "Rank 1 of 2 did not take part in step 3 within 200 ms.\n");
}

}  // namespace
}  // namespace lanescope::collective
