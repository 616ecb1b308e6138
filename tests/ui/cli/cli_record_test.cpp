// SPDX-License-Identifier: GPL-3.0-or-later
#include <pty.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <array>
#include <csignal>
#include <map>
#include <set>

#include "tests/processor_time.h"
#include "tests/ui/cli/cli_process.h"

// Runs `lanescope bench --record`, also on a terminal.

namespace lanescope::tests {
namespace {

using nlohmann::json;

TEST(CommandLineRecord, HoldsKernelsOfManyProblemsWithTheMachine) {
  const QTemporaryDir folder;
  const Answer answer = runProgram(
      {"bench", "--record", "here.recording.json", "dot_shared", "dot_global", "scan_shuffle",
       "--sizes", "64,256", "--samples", "2", "--max-time", "0", "--backend", "emulator"},
      folder.path());
  EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
  EXPECT_EQ(answer.err, "");
  QFile file(folder.filePath("here.recording.json"));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const json recording = json::parse(file.readAll().toStdString());
  ASSERT_EQ(recording["results"].size(), 3U);
  std::set<std::string> kernels;
  for (const json& result : recording["results"]) {
    kernels.insert(result["kernel"].get<std::string>());
    EXPECT_FALSE(result["machine"].get<std::string>().empty());
    EXPECT_FALSE(result["version"].get<std::string>().empty());
    EXPECT_FALSE(result["date"].get<std::string>().empty());
    EXPECT_GT(result["ceilings"]["cpu_bytes_per_second"], 0);
    EXPECT_FALSE(result["ceilings"].contains("gpu_bytes_per_second"));
    EXPECT_EQ(result["series"][0]["name"], result["kernel"]);
    EXPECT_LE(result["series"][0]["samples_ms"].size(), 30U);
  }
  EXPECT_EQ(kernels, (std::set<std::string>{"dot_global", "dot_shared", "scan_shuffle"}));
}

TEST(CommandLineRecord, HasFourSizesOfAKernelThatRunsInOneBlock) {
  const QTemporaryDir folder;
  const Answer answer =
      runProgram({"bench", "--record", "here.recording.json", "scan_shuffle", "scan_three_phase",
                  "--samples", "2", "--max-time", "0", "--backend", "emulator"},
                 folder.path());
  EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
  const json recording =
      json::parse(contentOf(folder.filePath("here.recording.json")).toStdString());
  std::map<std::string, std::set<int>> sizes;
  for (const json& result : recording["results"]) {
    for (const json& series : result["series"]) {
      if (series["name"] == result["kernel"])
        sizes[result["kernel"]].insert(series["n"].get<int>());
    }
  }
  EXPECT_EQ(sizes["scan_shuffle"], (std::set{16, 64, 256, 1024}));
  EXPECT_EQ(sizes["scan_three_phase"], (std::set{16, 64, 256, 1024, 4096}));
}

TEST(CommandLineRecord, ThatComesWithTheProgramIsChartedWithTheMeasurements) {
  const QTemporaryDir folder;
  const auto tableAgainst = [&](const QString& against) {
    const Answer answer =
        runProgram({"bench", "dot_shared", "--sizes", "2^10", "--against", against, "--max-time",
                    "0", "--backend", "emulator", "--out", "t.csv"},
                   folder.path());
    EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
    QFile file(folder.filePath("t.csv"));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll();
  };
  EXPECT_FALSE(tableAgainst("cpu").contains("recorded"));
  const QByteArray table = tableAgainst("cpu,recorded");
  EXPECT_TRUE(table.contains("NVIDIA H200, recorded 2026"));
  EXPECT_TRUE(table.contains("OpenBLAS") || table.contains("SIMD"));
  expectRefusal({"bench", "dot_shared", "--against", "recorded"}, 2, "needs a chart or a table",
                folder.path());
}

TEST(CommandLineRecord, RefusesBeforeAnythingIsMeasured) {
  const QTemporaryDir folder;
  const auto refused = [&](const QStringList& options, const QByteArray& part) {
    expectRefusal(QStringList{"bench"} + options, 2, part, folder.path());
  };
  refused({"--record", "none/x.recording.json"}, "does not exist");
  refused({"--record", "x.json"}, "ends in .recording.json");
  refused({"--record", "x.recording.json", "--out", "y.csv"}, "one is enough");
  refused({"--record", "x.recording.json", "dot_shard"}, "There is no kernel 'dot_shard'");
  refused({"dot_shared", "--out", "none/x.csv"}, "does not exist");
  refused({"dot_shared", "dot_shared"}, "dot_shared is named twice");
  refused({"dot_shared", "--kernels", "dot_global, dot_shared"}, "dot_shared is named twice");
  refused({"dot_shared", "--sizes", "-5"}, "n = -5 is out of range");
  refused({"dot_shared", "--sizes", "2^70"}, "2^70");
  refused({"dot_shared", "--sizes", "99999999999999999999"}, "99999999999999999999");
  refused({"dot_shared", "--sizes", ""}, "n = ");
  refused({"dot_shared", "--sizes", "2^10..2^12..2^14"}, "is no range");
  refused({"dot_shared", "--sizes", "10.."}, "n = ");
  QStringList points;
  for (int i = 1; i <= 20'000; ++i) points += QString::number(i);
  refused({"dot_shared", "--sizes", points.join(',')}, "at most 1000 sizes");
  refused({"dot_shared", "--against", "mkl"},
          "choose of cub, cublas, cpu, recorded and the kernels");
  refused({"dot_shared", "--against", ""}, "choose of cub, cublas, cpu, recorded and the kernels");
  refused({"scan_look_back", "--against", "cublas"}, "dot products and matrix products");
  refused({"matmul_tiled", "--against", "cub"}, "reductions, dot products and scans");
  refused({"dot_shared", "--max-time", "0.1", "--min-time", "0.2"}, "shorter than min-time");
  EXPECT_TRUE(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
}

TEST(CommandLineRecord, SkipsSizesBeyondMemoryAndSaysSo) {
  const Answer some = runProgram({"bench", "dot_shared", "--sizes", "64,2^39", "--samples", "2",
                                  "--max-time", "0", "--backend", "emulator"});
  EXPECT_EQ(some.code, 0) << some.err.toStdString();
  EXPECT_TRUE(some.out.contains("Not timed at n = 549,755,813,888, dot_shared: "))
      << some.out.toStdString();
  EXPECT_TRUE(some.out.contains("4.0 TiB of memory")) << some.out.toStdString();
  expectRefusal({"bench", "dot_shared", "--sizes", "2^39", "--backend", "emulator"}, 3, "are free");
}

/// The program with a pseudo-terminal as standard error.
class OnTerminal {
 public:
  OnTerminal() {
    if (::openpty(&m_mine, &m_its, nullptr, nullptr, nullptr) != 0) return;
    process.setChildProcessModifier([its = m_its] { ::dup2(its, STDERR_FILENO); });
  }
  ~OnTerminal() {
    ::close(m_its);
    ::close(m_mine);
  }
  OnTerminal(const OnTerminal&) = delete;
  OnTerminal& operator=(const OnTerminal&) = delete;

  /// False where the system has no pseudo-terminal, as without /dev/pts.
  [[nodiscard]] bool isOpen() const { return m_mine >= 0; }

  /// Reads until the terminal has shown `part`, for a minute at most.
  [[nodiscard]] bool shows(const QByteArray& part) {
    const UnhinderedTimer clock;
    while (!text.contains(part) && clock.elapsed() < 60'000) {
      std::array<char, 4096> buffer;
      fd_set set;
      FD_ZERO(&set);
      FD_SET(m_mine, &set);
      timeval timeout{0, 100'000};
      if (::select(m_mine + 1, &set, nullptr, nullptr, &timeout) <= 0) continue;
      const ssize_t count = ::read(m_mine, buffer.data(), buffer.size());
      if (count > 0) text.append(buffer.data(), count);
    }
    return text.contains(part);
  }

  QProcess process;
  QByteArray text;

 private:
  int m_mine = -1;
  int m_its = -1;
};

TEST(CommandLineRecord, ShowsItsProgressOnATerminalAndIsCancelledWithinASecond) {
  const QTemporaryDir folder;
  OnTerminal terminal;
  if (!terminal.isOpen()) GTEST_SKIP() << "no terminal can be opened here";
  prepare(terminal.process,
          {"bench", "dot_shared", "dot_global", "--sizes", "2^10..2^16", "--min-time", "20",
           "--out", "x.csv", "--backend", "emulator"},
          folder.path());
  terminal.process.start();
  ASSERT_TRUE(terminal.process.waitForStarted());
  EXPECT_TRUE(terminal.shows("timing 2 kernels in turn, n = 2^10")) << terminal.text.toStdString();
  EXPECT_TRUE(terminal.shows("left")) << terminal.text.toStdString();
  EXPECT_TRUE(terminal.text.contains("%")) << terminal.text.toStdString();
  const UnhinderedTimer clock;
  ASSERT_EQ(::kill(static_cast<pid_t>(terminal.process.processId()), SIGINT), 0);
  ASSERT_TRUE(terminal.process.waitForFinished(20'000));
  std::printf("ended %.0f ms after Ctrl+C\n", clock.elapsed());
  EXPECT_LT(clock.elapsed(), 1000);
  EXPECT_EQ(terminal.process.exitCode(), 130);
  EXPECT_TRUE(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
}

}  // namespace
}  // namespace lanescope::tests
