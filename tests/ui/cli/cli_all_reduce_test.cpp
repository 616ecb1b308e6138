// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>
#include <QStandardPaths>
#include <nlohmann/json.hpp>

#include "tests/ui/cli/cli_process.h"

namespace lanescope::tests {
namespace {

TEST(CommandLineAllReduce, ComparesAllAlgorithms) {
  const Answer answer = runProgram({"allreduce", "--ranks", "8", "--n", "1000"});
  EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
  for (const char* const word :
       {"8 emulated devices", "ring", "tree", "recursive-doubling", "all-to-one", "1.75"}) {
    EXPECT_TRUE(answer.out.contains(word)) << word << '\n' << answer.out.toStdString();
  }
  EXPECT_FALSE(answer.out.contains("wrong"));
}

TEST(CommandLineAllReduce, PrintsTheMessagesOfOneAlgorithmWithWhatTheyCarry) {
  const Answer answer = runProgram(
      {"allreduce", "ring", "--ranks", "3", "--n", "6", "--dtype", "int32", "--pattern", "count"});
  EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
  const QStringList lines = QString::fromUtf8(answer.out).split('\n', Qt::SkipEmptyParts);
  EXPECT_EQ(lines.size(), 2 + 2 + 1 + 12) << answer.out.toStdString();
  EXPECT_EQ(lines.at(5).simplified(), "1 0 1 0..1 added 1 2");
  EXPECT_EQ(lines.back().simplified(), "4 2 0 4..5 copied 15 18");
}

TEST(CommandLineAllReduce, PrintsAtMostTwoHundredMessages) {
  const Answer answer = runProgram({"allreduce", "ring", "--ranks", "16", "--n", "1000"});
  EXPECT_TRUE(answer.out.contains("… and 280 more")) << answer.out.toStdString();
}

TEST(CommandLineAllReduce, WritesTheMessagesAndTheSums) {
  const QTemporaryDir folder;
  const Answer answer = runProgram({"allreduce", "tree", "--ranks", "2", "--n", "3", "--dtype",
                                    "int64", "--pattern", "count", "--out", "tree.csv", "--json"},
                                   folder.path());
  EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
  EXPECT_EQ(contentOf(folder.filePath("tree.csv")),
            "n,algorithm,step,from,to,first,count,added\n"
            "3,tree,0,1,0,0,3,1\n"
            "3,tree,1,0,1,0,3,0\n");
  const auto all = nlohmann::json::parse(answer.out.toStdString());
  const auto& own = all["all_reduces"][0];
  EXPECT_EQ(own["sums"], (nlohmann::json{2, 4, 6}));
  EXPECT_EQ(own["carried"], (nlohmann::json{1, 2, 3, 2, 4, 6}));
  EXPECT_EQ(own["totals"]["steps"], 2);
  EXPECT_EQ(own["passed"], true);
  EXPECT_EQ(own["same_bits"], true);
}

TEST(CommandLineAllReduce, RefusesWhatIsOverALimit) {
  expectRefusal({"allreduce", "star"}, 2, "ring, tree, recursive-doubling, all-to-one");
  expectRefusal({"allreduce", "--ranks", "65"}, 2, "64");
  expectRefusal({"allreduce", "--ranks", "0"}, 2, "1");
  expectRefusal({"allreduce", "--ranks", "64", "--n", "2^21"}, 2, "from 1 to 1048576");
  expectRefusal({"allreduce", "--wait", "3"}, 2, "--engine mpi:4");
  expectRefusal({"allreduce", "--dtype", "uint8"}, 2, "int32, int64, float32 or float64");
  expectRefusal({"allreduce", "--pattern", "iota"}, 2, "count, ones, random or random-01");
  expectRefusal({"allreduce", "--out", "sums.txt"}, 2, "no known ending");
  expectRefusal({"allreduce", "--out", "sums.png"}, 2, "--timings");
}

TEST(CommandLineAllReduce, TellsWhatComesOfAMistake) {
  const Answer answer = runProgram({"allreduce", "ring", "--pitfall", "absent-rank"});
  EXPECT_EQ(answer.code, 1) << answer.err.toStdString();
  EXPECT_TRUE(answer.out.contains("ring: Device 3 of 4 does not take part in step 4"))
      << answer.out.toStdString();
  expectRefusal({"allreduce", "--pitfall", "deadlock"}, 2, "absent-rank");
}

/// On an engine of several processes.
class CommandLineRanks : public testing::Test {
 protected:
  void SetUp() override {
    if (QStandardPaths::findExecutable("mpirun").isEmpty()) {
      GTEST_SKIP() << "mpirun is not installed";
    }
    if (!QFile::exists(QFileInfo(LANESCOPE_PROGRAM).path() + "/lanescope-mpi.so")) {
      GTEST_SKIP() << "the engine was built without MPI";
    }
  }
};

TEST_F(CommandLineRanks, CompareAllAlgorithmsAndThatOfMpi) {
  const Answer answer = runProgram({"allreduce", "--engine", "mpi:3", "--n", "1000"});
  EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
  for (const char* const word :
       {"3 emulated devices, MPI", "ring", "tree", "recursive-doubling", "all-to-one", "\nmpi "}) {
    EXPECT_TRUE(answer.out.contains(word)) << word << '\n' << answer.out.toStdString();
  }
  EXPECT_FALSE(answer.out.contains("wrong"));
  EXPECT_FALSE(answer.out.contains("bus bandwidth"));
}

TEST_F(CommandLineRanks, DoNotKnowTheMessagesOfTheLibrary) {
  const Answer answer = runProgram({"allreduce", "mpi", "--engine", "mpi:2", "--n", "1000"});
  EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
  EXPECT_TRUE(answer.out.contains("The messages of mpi are not known")) << answer.out.toStdString();
}

TEST_F(CommandLineRanks, AreTimedAndChartedOverSeveralSizes) {
  const QTemporaryDir folder;
  const Answer answer = runProgram({"allreduce", "ring", "mpi", "--engine", "mpi:2", "--timings",
                                    "3", "--sizes", "1000,2^12", "--out", "times.svg"},
                                   folder.path());
  EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
  for (const char* const word : {"median", "bus bandwidth", "GB/s", "16,384"}) {
    EXPECT_TRUE(answer.out.contains(word)) << word << '\n' << answer.out.toStdString();
  }
  const QByteArray picture = contentOf(folder.filePath("times.svg"));
  for (const char* const word : {"2 emulated devices, MPI", "ring", "mpi"}) {
    EXPECT_TRUE(picture.contains(word)) << word;
  }
}

TEST_F(CommandLineRanks, WriteEachTimeAsCsv) {
  const QTemporaryDir folder;
  const Answer answer = runProgram({"allreduce", "tree", "--engine", "mpi:2", "--timings", "3",
                                    "--n", "10", "--out", "times.csv"},
                                   folder.path());
  EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
  const QStringList lines =
      QString::fromUtf8(contentOf(folder.filePath("times.csv"))).split('\n', Qt::SkipEmptyParts);
  ASSERT_EQ(lines.size(), 4);
  EXPECT_TRUE(lines[1].startsWith("\"2 emulated devices, MPI\",float32,10,40,tree,"))
      << lines[1].toStdString();
}

TEST_F(CommandLineRanks, GiveTheMessagesOfEmulatedDevices) {
  const QStringList own{"allreduce", "ring", "--ranks", "3", "--n", "10", "--json"};
  auto alone = nlohmann::json::parse(runProgram(own).out.toStdString());
  auto together =
      nlohmann::json::parse(runProgram(own + QStringList{"--engine", "mpi:3"}).out.toStdString());
  alone["all_reduces"][0].erase("device");
  together["all_reduces"][0].erase("device");
  EXPECT_EQ(alone, together);
}

TEST_F(CommandLineRanks, WaitAsLongAsTheyAreTold) {
  expectRefusal(
      {"allreduce", "ring", "--engine", "mpi:2", "--pitfall", "absent-rank", "--wait", "1"}, 3,
      "within 1 s");
  expectRefusal({"allreduce", "--engine", "mpi:2", "--wait", "601"}, 2, "from 1 to 600");
}

TEST_F(CommandLineRanks, AreThoseOfTheEngine) {
  expectRefusal({"allreduce", "--engine", "mpi:2", "--ranks", "3"}, 2,
                "ranks = 3, but the engine mpi:2 has 2.");
  expectRefusal({"allreduce", "--engine", "mpi:65"}, 2, "from 1 to 64");
  expectRefusal({"allreduce", "mpi"}, 2, "MPI reduces between the ranks of an engine");
  expectRefusal({"allreduce", "--timings", "3"}, 2, "Emulated devices are not timed");
}

}  // namespace
}  // namespace lanescope::tests
