// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <set>

#include "tests/ui/cli/cli_process.h"

namespace lanescope::tests {
namespace {

using nlohmann::json;

TEST(CommandLineErrors, PrintsEachErrorBesideItsBound) {
  const Answer answer = runProgram({"errors", "reduce_shuffle", "reduce_unrolled", "--pattern",
                                    "ones", "--sizes", "1000,20000000", "--backend", "emulator"});
  EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
  for (const char* const part :
       {"pattern = ones", "reduce_unrolled", "cpu: pairwise", "16,777,216", "exact", "passed"}) {
    EXPECT_TRUE(answer.out.contains(part)) << part << "\n" << answer.out.toStdString();
  }
}

TEST(CommandLineErrors, PrintsJsonAndWritesTables) {
  const QTemporaryDir folder;
  const QString csv = folder.filePath("errors.csv");
  const json result =
      jsonOf({"errors", "dot_shared", "--pattern", "ill-conditioned", "--shuffle", "2", "--sizes",
              "4096", "--backend", "emulator", "--json", "--out", csv});
  EXPECT_EQ(result["parameters"]["shuffle"], 2);
  std::set<std::string> names;
  for (const json& series : result["series"]) {
    names.insert(series["name"].get<std::string>());
    EXPECT_EQ(series["accuracy"]["reference"], 1.0);
    EXPECT_TRUE(series["passed"].get<bool>());
  }
  EXPECT_TRUE(names.contains("dot_shared") && names.contains("cpu: 1 thread") &&
              names.contains("cpu: double"));
  const QString picture = folder.filePath("errors.svg");
  EXPECT_EQ(runProgram({"errors", "dot_shared", "--sizes", "1024", "--backend", "emulator", "--out",
                        picture})
                .code,
            0);
  EXPECT_GT(QFile(picture).size(), 1000);
  QFile file(csv);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(static_cast<std::size_t>(file.readAll().count('\n')), result["series"].size() + 1);
}

/// As resources/recordings holds them.
TEST(CommandLineErrors, WritesARecording) {
  const QTemporaryDir folder;
  const QString path = folder.filePath("errors.recording.json");
  EXPECT_EQ(runProgram({"errors", "matmul_naive", "matmul_tiled", "--sizes", "16", "--backend",
                        "emulator", "--out", path})
                .code,
            0);
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QByteArray text = file.readAll();
  EXPECT_EQ(text.count('\n'), 1);
  const json recording = json::parse(text.toStdString())["results"][0];
  EXPECT_EQ(recording["kernel"], "matmul_naive");
  EXPECT_EQ(recording["parameters"]["pattern"], "random");
  EXPECT_FALSE(recording["date"].get<std::string>().empty());
  EXPECT_TRUE(recording["series"][1].contains("accuracy"));
}

TEST(CommandLineErrors, RefusesWhatItCannotCompareOrWrite) {
  const auto refusal = [](const QStringList& arguments) {
    const Answer answer = runProgram(QStringList{"errors"} + arguments);
    EXPECT_EQ(answer.code, 2);
    return answer.err;
  };
  EXPECT_TRUE(refusal({"reduce_shuffle", "dot_shared"}).contains("takes 1 and dot_shared takes 2"));
  EXPECT_TRUE(refusal({"dot_shared", "--out", "a.txt"}).contains("no known ending"));
  EXPECT_TRUE(refusal({}).contains("Name a kernel"));
}

}  // namespace
}  // namespace lanescope::tests
