// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <functional>

#include "tests/ui/cli/cli_process.h"

namespace lanescope::tests {
namespace {

constexpr int kTimeoutMs = 60'000;
constexpr int kLookMs = 10;
constexpr int kInterrupted = 130;

class CommandLineSignals : public testing::Test {
 protected:
  void start(QProcess& process, const QStringList& arguments) {
    prepare(process, arguments, m_folder.path());
    process.start();
    ASSERT_TRUE(process.waitForStarted());
  }
  /// Waits until `condition` holds or the process ends.
  static bool waitFor(QProcess& process, const std::function<bool()>& condition) {
    QElapsedTimer clock;
    clock.start();
    while (!condition()) {
      if (process.waitForFinished(kLookMs) || clock.elapsed() > kTimeoutMs) return condition();
    }
    return true;
  }
  static void send(const QProcess& process, int signal) {
    ASSERT_EQ(::kill(static_cast<pid_t>(process.processId()), signal), 0);
  }
  QStringList files() const {
    return QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
  }
  QTemporaryDir m_folder;
};

TEST_F(CommandLineSignals, TheFirstEndsAWaitForANamedPipe) {
  const QByteArray pipe = QFile::encodeName(m_folder.filePath("pipe"));
  ASSERT_EQ(::mkfifo(pipe.constData(), 0600), 0);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    QProcess process;
    start(process, {"run", "dot_shared", "--input", "pipe"});
    // A pipe can be opened for writing only while a reader has it open. This writer never writes.
    int writer = -1;
    ASSERT_TRUE(waitFor(process, [&] {
      writer = ::open(pipe.constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
      return writer >= 0;
    })) << process.readAllStandardError().toStdString();
    send(process, signal);
    ASSERT_TRUE(process.waitForFinished(kTimeoutMs));
    ::close(writer);
    EXPECT_EQ(process.exitCode(), kInterrupted);
    EXPECT_TRUE(process.readAllStandardError().startsWith("lanescope: Interrupted"));
  }
}

TEST_F(CommandLineSignals, ABenchmarkWritesThePartsThatWereDone) {
  QProcess process;
  start(process, {"bench", "histogram_global", "dot_global", "reduce_sequential", "matmul_naive",
                  "--sizes", "64", "--min-time", "1.5", "--out", "part.recording.json"});
  QByteArray said;
  ASSERT_TRUE(waitFor(process, [&] {
    said += process.readAllStandardOutput();
    return said.contains("histogram_global");
  })) << process.readAllStandardError().toStdString();
  send(process, SIGINT);
  ASSERT_TRUE(process.waitForFinished(kTimeoutMs));
  EXPECT_EQ(process.exitCode(), kInterrupted);
  EXPECT_TRUE(process.readAllStandardError().contains(
      "lanescope: Interrupted; parts that were timed before that: "));
  QFile file(m_folder.filePath("part.recording.json"));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QByteArray text = file.readAll();
  EXPECT_TRUE(text.contains("histogram_global"));
  EXPECT_FALSE(text.contains("matmul_naive"));
}

TEST_F(CommandLineSignals, WhatAKilledProcessLeftIsSweptAndNothingElse) {
  const auto scratch = [&] {
    QStringList found = files().filter(".lanescope-");
    found.removeAll(".lanescope-backup");
    return found;
  };
  const auto begin = [&](QProcess& process, const QString& name) {
    start(process, {"render", "dot_shared", "--n", "4096", "--block", "1024", "--backend",
                    "emulator", "--out", name});
    EXPECT_TRUE(waitFor(process, [&] {
      return !scratch().isEmpty() &&
             !QDir(m_folder.filePath(scratch().last() + "/frames")).isEmpty();
    }));
  };
  const QStringList quick{"render", "dot_shared", "--n",       "16",       "--block", "16",
                          "--size", "64x64",      "--backend", "emulator", "--out",   "a.png"};
  // The folder has a similar name but belongs to the user.
  ASSERT_TRUE(QDir(m_folder.path()).mkpath(".lanescope-backup/frames"));
  const auto leaveOne = [&] {
    QProcess process;
    begin(process, "killed/");
    process.kill();
    ASSERT_TRUE(process.waitForFinished(kTimeoutMs));
    ASSERT_EQ(scratch().size(), 1);
  };
  leaveOne();
  EXPECT_EQ(runProgram({"list"}, m_folder.path()).code, 0);
  EXPECT_EQ(files(), QStringList{".lanescope-backup"}) << "swept by any start in its folder";
  leaveOne();
  QStringList fromElsewhere = quick;
  fromElsewhere.last() = m_folder.filePath("a.png");
  EXPECT_EQ(runProgram(fromElsewhere, QStringLiteral("/")).code, 0);
  EXPECT_EQ(files(), (QStringList{".lanescope-backup", "a.png"})) << "swept by an export there";

  QProcess alive;
  begin(alive, "frames/");
  EXPECT_EQ(runProgram(quick, m_folder.path()).code, 0);
  EXPECT_EQ(scratch().size(), 1);
  send(alive, SIGTERM);
  ASSERT_TRUE(alive.waitForFinished(kTimeoutMs));
  EXPECT_EQ(alive.exitCode(), kInterrupted);
  EXPECT_EQ(files(), (QStringList{".lanescope-backup", "a.png"}));
}

TEST_F(CommandLineSignals, AFileThatMayNotGrowIsAFullDiskAndStandardOutputToo) {
  QProcess process;
  prepare(process, {"list"}, m_folder.path());
  process.setStandardOutputFile(m_folder.filePath("list.txt"));
  process.setChildProcessModifier([] {
    const rlimit limit{100, 100};
    ::setrlimit(RLIMIT_FSIZE, &limit);
  });
  process.start();
  ASSERT_TRUE(process.waitForFinished(kTimeoutMs));
  EXPECT_EQ(process.exitStatus(), QProcess::NormalExit);
  EXPECT_EQ(process.exitCode(), 3);
  EXPECT_EQ(process.readAllStandardError(),
            "lanescope: Standard output cannot be written: File too large.\n");
}

}  // namespace
}  // namespace lanescope::tests
