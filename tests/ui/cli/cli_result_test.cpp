// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>

#include "tests/ui/cli/cli_process.h"

// The whole result of a run: in a file, in the JSON, and what the orders of the emulator's threads
// make of the textbook's scan of 19 elements.

namespace lanescope::tests {
namespace {

using nlohmann::json;

QStringList runOf(const char* kernel, const QStringList& options) {
  return QStringList{"run", kernel, "--backend", "emulator"} + options;
}

TEST(WholeResult, IsInTheJsonUpToItsLimit) {
  const json scan = jsonOf(runOf("scan_kogge_stone", {"--n", "5", "--pattern", "count", "--json"}));
  const json expected = {{{"name", "out"},
                          {"dtype", "float32"},
                          {"shape", {5}},
                          {"values", {1.0, 3.0, 6.0, 10.0, 15.0}}}};
  EXPECT_EQ(scan["outputs"], expected) << scan["outputs"].dump();
  const json product = jsonOf(
      runOf("matmul_naive", {"--n", "2", "--m", "1", "--k", "3", "--pattern", "count", "--json"}));
  EXPECT_EQ(product["outputs"][0]["shape"], json({1, 2}));
  EXPECT_EQ(product["outputs"][0]["values"], json({22.0, 28.0}));  // (1 2 3) · ((1 2) (3 4) (5 6))
  const json large =
      jsonOf(runOf("scan_three_launches", {"--n", "65537", "--pattern", "ones", "--json"}));
  EXPECT_FALSE(large.contains("outputs"));
  EXPECT_TRUE(QByteArray(large["notes"].dump().c_str())
                  .contains("65,537 elements; --json prints at most 65,536"))
      << large["notes"].dump();
}

TEST(WholeResult, IsWrittenAsATableOrAsJson) {
  const QTemporaryDir folder;
  const QString csv = folder.filePath("scan.csv");
  const Answer scan =
      runProgram(runOf("scan_three_launches", {"--n", "70000", "--pattern", "ones", "--out", csv}));
  EXPECT_EQ(scan.code, 0) << scan.err.toStdString();
  EXPECT_TRUE(scan.out.contains("70,000 numbers, is written to")) << scan.out.toStdString();
  const QList<QByteArray> lines = contentOf(csv).split('\n');
  ASSERT_EQ(lines.size(), 70'002);  // a head, and nothing behind the last line's end
  EXPECT_EQ(lines[0], "out");
  EXPECT_EQ(lines[1], "1");
  EXPECT_EQ(lines[70'000], "70000");
  const QString matrix = folder.filePath("c.csv");
  runProgram(runOf("matmul_naive",
                   {"--n", "2", "--m", "2", "--k", "1", "--pattern", "count", "--out", matrix}));
  EXPECT_EQ(contentOf(matrix), "1,2\n2,4\n");
  const QString file = folder.filePath("c.json");
  runProgram(runOf("matmul_naive",
                   {"--n", "2", "--m", "2", "--k", "1", "--pattern", "count", "--out", file}));
  EXPECT_EQ(json::parse(contentOf(file).toStdString())["outputs"][0]["values"],
            json({1.0, 2.0, 2.0, 4.0}));
}

TEST(WholeResult, OfABadPathIsRefusedBeforeTheRun) {
  const QTemporaryDir folder;
  expectRefusal(runOf("dot_shared", {"--out", "result.txt"}), 2,
                "a result is written as .csv or .json", folder.path());
  expectRefusal(runOf("dot_endless", {"--out", "missing/result.csv"}), 2, "missing", folder.path());
  expectRefusal(runOf("dot_shared", {"--n", "0", "--json"}), 2, "n = 0 is out of range");
  EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

TEST(Lockstep, MakesTheScanInPlaceLookRightWithinAWarp) {
  // The race is found in every order, so that the check fails and the exit code is 1.
  const auto lastOf = [](const char* n, const char* schedule, const char* dtype) {
    const json run = jsonOf(runOf("scan_in_place", {"--n", n, "--pattern", "count", "--dtype",
                                                    dtype, "--schedule", schedule, "--json"}),
                            1);
    EXPECT_FALSE(run["findings"].empty());
    return run["result"].get<double>();
  };
  for (const char* const dtype : {"float32", "int32"}) {
    EXPECT_EQ(lastOf("19", "lockstep", dtype), 190.0);  // 1 + 2 + … + 19
    EXPECT_NE(lastOf("19", "in-order", dtype), 190.0);
    EXPECT_NE(lastOf("40", "lockstep", dtype), 820.0) << "a second warp comes too early";
  }
  const json twoWarps =
      jsonOf(runOf("scan_kogge_stone", {"--n", "64", "--schedule", "lockstep", "--json"}));
  EXPECT_EQ(twoWarps["passed"], true);
}

}  // namespace
}  // namespace lanescope::tests
