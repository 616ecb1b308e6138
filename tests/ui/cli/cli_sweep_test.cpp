// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <signal.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "tests/ui/cli/cli_process.h"

namespace lanescope::tests {
namespace {

QStringList sweepOf(const QString& ranges, const QStringList& more = {}) {
  return QStringList{"bench",   "dot_shared", "--backend", "emulator",
                     "--sizes", "2^10",       "--sweep",   ranges} +
         more;
}

class CommandLineSweep : public testing::Test {
 protected:
  /// Stores block 64 and grid 7 as the fastest launch of dot_shared, as --store does.
  void storeWinner() {
    ASSERT_TRUE(QDir(m_folder.path()).mkpath("lanescope/lanescope"));
    QFile file(m_folder.filePath("lanescope/lanescope/winners.json"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(
        "{\"winners\": [{\"device\": \"Emulator\", \"kernel\": \"dot_shared\", \"dtype\": "
        "\"float32\", \"op\": \"sum\", \"from\": 1024, \"to\": 2047, \"launch\": {\"block\": "
        "\"64\", \"grid\": \"7\"}, \"median_ms\": 1, \"date\": \"2026-01-02T03:04:05Z\"}]}");
  }
  [[nodiscard]] QByteArray fileOf(const QString& name) {
    QFile file(m_folder.filePath(name));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
    return file.readAll();
  }
  QTemporaryDir m_folder;
};

TEST_F(CommandLineSweep, ShowsEveryLaunchInATableThatFitsAHundredColumns) {
  const Answer answer = runProgram(sweepOf("block=32..256,grid=1:2:4"));
  EXPECT_EQ(answer.code, 0);
  EXPECT_EQ(answer.err, "") << "no progress in a pipe";
  EXPECT_TRUE(
      answer.out.contains("At most 32 blocks (CUDA by Example): min(32, ceil(n / block))."));
  EXPECT_TRUE(answer.out.contains("its time says nothing about a GPU's"));
  EXPECT_FALSE(answer.out.contains(" us")) << "the emulator's time is none";
  int rows = 0;
  for (const QByteArray& line : answer.out.split('\n')) {
    EXPECT_LE(QString::fromUtf8(line).size(), 100) << line.toStdString();
    const QList<QByteArray> cells = line.simplified().split(' ');
    if (cells.size() >= 7 && cells.front().toInt() > 0) ++rows;
  }
  EXPECT_EQ(rows, 4 * 3) << answer.out.toStdString();
}

TEST_F(CommandLineSweep, WritesATableJsonAndAPicture) {
  for (const char* const name : {"s.csv", "s.json", "s.png"}) {
    const Answer answer =
        runProgram(sweepOf("block=32..128,grid=1:4", {"--out", name}), m_folder.path());
    EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
  }
  EXPECT_EQ(fileOf("s.csv").count('\n'), 1 + 3 * 2 + 1) << "the rule's launch is not among them";
  const nlohmann::json got = nlohmann::json::parse(fileOf("s.json").toStdString());
  EXPECT_EQ(got["cells"].size(), 7U);
  EXPECT_EQ(got["emulated"], true);
  EXPECT_EQ(got["cells"][4]["launch"], (nlohmann::json{{"block", 64}, {"grid", 4}}));
  EXPECT_GT(got["cells"][4]["counters"]["barriers_a_warp"].get<double>(), 0.0);
  EXPECT_EQ(QImage(m_folder.filePath("s.png")).size(), QSize(1600, 900));
  EXPECT_EQ(jsonOf(sweepOf("block=64", {"--json"}))["kernel"], "dot_shared");
}

TEST_F(CommandLineSweep, HasTheResultsOfOneProcessOnAnEngineOfSeveral) {
  if (QStandardPaths::findExecutable("mpirun").isEmpty()) {
    GTEST_SKIP() << "mpirun is not installed";
  }
  if (!QFile::exists(QFileInfo(LANESCOPE_PROGRAM).path() + "/lanescope-mpi.so")) {
    GTEST_SKIP() << "the engine was built without MPI";
  }
  const QString ranges = "block=32..256,grid=1:2:4";
  nlohmann::json expected = jsonOf(sweepOf(ranges, {"--json"}));
  nlohmann::json got = jsonOf(sweepOf(ranges, {"--json", "--engine", "mpi:3"}));
  expected.erase("date");
  got.erase("date");
  EXPECT_EQ(got, expected);
}

TEST_F(CommandLineSweep, RefusesWhatCannotBeSwept) {
  expectRefusal(sweepOf(""), 2, "names no parameter with its values");
  expectRefusal(sweepOf("block=1024..32"), 2, "is no range");
  expectRefusal(sweepOf("block=32..2048"), 2, "it must be from 1 to 1024");
  expectRefusal(sweepOf("items=1..8"), 2, "dot_shared has no parameter 'items'");
  expectRefusal(sweepOf("n=1..8"), 2, "of which 'n' is none");
  QStringList many;
  for (int i = 1; i <= 1000; ++i) many += QString::number(i);
  expectRefusal(sweepOf("block=1..1024,grid=" + many.join(':')), 2,
                "The sweep has 11000 points; 10000 are the most.");
  expectRefusal(sweepOf("block=32", {"--cold"}), 2, "--cold does not go with --sweep");
  expectRefusal(sweepOf("block=32", {"--out", "x.txt"}), 2, "has no known ending");
  expectRefusal({"bench", "dot_shared", "dot_global", "--sweep", "block=32"}, 2,
                "A sweep is of one kernel; 2 are named.");
  expectRefusal({"bench", "dot_shared", "--sweep", "block=32", "--sizes", "2^10..2^12"}, 2,
                "A sweep is at one size, as in --sizes 2^20; 3 are named.");
}

TEST_F(CommandLineSweep, AnInterruptKeepsAndPrintsWhatThereIs) {
  QProcess process;
  prepare(process,
          {"bench", "dot_shared", "--backend", "emulator", "--sizes", "2^18", "--sweep",
           "block=1..1024,grid=1..4096", "--out", "s.csv"},
          m_folder.path());
  process.start();
  ASSERT_TRUE(process.waitForStarted());
  ASSERT_FALSE(process.waitForFinished(3000)) << "too short a sweep for this test";
  ASSERT_EQ(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
  ASSERT_TRUE(process.waitForFinished(20'000));
  EXPECT_EQ(process.exitCode(), 130);
  const QByteArray out = process.readAllStandardOutput();
  EXPECT_TRUE(out.contains("The sweep was cancelled; what was measured is kept."))
      << out.toStdString();
  EXPECT_TRUE(out.contains("were not measured.")) << out.toStdString();
  EXPECT_GT(fileOf("s.csv").count(",measured,"), 0);
}

TEST_F(CommandLineSweep, AnAutomaticBlockNeedsAStoredLaunch) {
  qputenv("XDG_CONFIG_HOME", m_folder.path().toUtf8());
  expectRefusal({"run", "dot_shared", "--backend", "emulator", "--block", "auto"}, 2,
                "no launch of dot_shared is stored for Emulator, float32 and n = 1024");
  storeWinner();
  const nlohmann::json got =
      jsonOf({"run", "dot_shared", "--backend", "emulator", "--block", "auto", "--json"});
  EXPECT_EQ(got["parameters"]["block"], 64);
  EXPECT_EQ(got["parameters"]["grid"], 7);
  EXPECT_EQ(got["notes"].back(), "auto: block 64, grid 7, stored for Emulator on 2026-01-02.");
  qunsetenv("XDG_CONFIG_HOME");
}

TEST_F(CommandLineSweep, AnAutomaticBlockIsTheStoredLaunchAlsoOfATraceAPictureAndABenchmark) {
  qputenv("XDG_CONFIG_HOME", m_folder.path().toUtf8());
  const QString file = m_folder.filePath("t.json");
  const QStringList trace{"trace",   "dot_shared", "--backend", "emulator",
                          "--block", "auto",       "--out",     file};
  const QStringList render{
      "render", "dot_shared", "--backend",           "emulator", "--block",
      "auto",   "--compare",  "dot_shared:block=32", "--out",    m_folder.filePath("t.png")};
  const QStringList bench{"bench",    "dot_shared", "--backend",
                          "emulator", "--block",    "auto",
                          "--sizes",  "1500",       "--max-time",
                          "0.01",     "--out",      m_folder.filePath("t.recording.json")};
  for (const QStringList& command : {trace, render, bench}) {
    expectRefusal(command, 2, "no launch of dot_shared is stored for Emulator");
  }
  storeWinner();
  for (const QStringList& command : {trace, render, bench}) {
    const Answer answer = runProgram(command);
    EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
    EXPECT_TRUE(answer.out.contains("auto: block 64, grid 7, stored for Emulator on 2026-01-02."))
        << answer.out.toStdString();
  }
  const auto record = nlohmann::json::parse(fileOf("t.json").toStdString());
  EXPECT_EQ(record["block"][0], 64);
  const auto recording = nlohmann::json::parse(fileOf("t.recording.json").toStdString());
  EXPECT_NE(recording.dump().find("\"block\":64"), std::string::npos);
  expectRefusal({"bench", "dot_shared", "--block", "auto"}, 2,
                "block = auto is the launch stored for one size, as in --sizes 2^20; 11 are named");
  expectRefusal({"errors", "dot_shared", "--block", "auto"}, 2, "'auto' is not a whole number");
  expectRefusal({"run", "matmul_cublas", "--block", "auto"}, 2, "has no parameter 'block'");
  qunsetenv("XDG_CONFIG_HOME");
}

}  // namespace
}  // namespace lanescope::tests
