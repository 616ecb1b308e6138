// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QImage>

#include "tests/ui/cli/cli_process.h"

namespace lanescope::tests {
namespace {

using nlohmann::json;

TEST(CommandLineWork, PrintsWorkAndDepthAndDrawsThem) {
  const QTemporaryDir folder;
  const QString picture = folder.filePath("work.png");
  const Answer answer =
      runProgram({"work", "scan_hillis_steele", "scan_blelloch", "--scan", "exclusive", "--backend",
                  "emulator", "--out", picture, "--size", "800x400"});
  EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
  for (const char* const part : {"scan_blelloch", "2,046", "operations/n", "Emulator"}) {
    EXPECT_TRUE(answer.out.contains(part)) << part << "\n" << answer.out.toStdString();
  }
  EXPECT_EQ(QImage(picture).size(), QSize(800, 400));
}

TEST(CommandLineWork, PrintsJsonAndWritesTables) {
  const QTemporaryDir folder;
  const QString csv = folder.filePath("work.csv");
  const json result = jsonOf({"work", "reduce_sequential", "--sizes", "64,512", "--backend",
                              "emulator", "--json", "--out", csv});
  ASSERT_EQ(result["series"].size(), 2U);
  EXPECT_EQ(result["series"][1]["work"]["operations"], 511);
  EXPECT_EQ(result["series"][1]["work"]["depth"], 9);
  QFile file(csv);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(file.readAll().count('\n'), 3);
}

TEST(CommandLineWork, RefusesWhatItCannotCountOrWrite) {
  const auto refusal = [](const QStringList& arguments) {
    const Answer answer = runProgram(QStringList{"work"} + arguments);
    EXPECT_EQ(answer.code, 2);
    return answer.err;
  };
  EXPECT_TRUE(refusal({"scan_three_launches", "--backend", "emulator"}).contains("one block"));
  EXPECT_TRUE(refusal({"scan_blelloch", "--out", "a.txt"}).contains("no known ending"));
  EXPECT_TRUE(refusal({}).contains("Name a kernel"));
}

}  // namespace
}  // namespace lanescope::tests
