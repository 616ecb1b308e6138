// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>
#include <random>
#include <vector>

#include "app/history/history_file.h"
#include "tests/app/history/reported.h"

namespace lanescope::history {
namespace {

using tests::Reported;

constexpr int kTimeoutMs = 240'000;

TEST(HistoryKill, LosesNothingThatWasStoredWhenItsProcessIsKilled) {
  constexpr int kKills = 100;
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("history.sqlite"));
  std::mt19937_64 random(7);
  Reported reported;
  int silent = 0;
  qint64 number = 0;
  for (int kill = 0; kill < kKills; ++kill) {
    QProcess writer;
    writer.start(QStringLiteral(LANESCOPE_HISTORY_WRITER), {path, QString::number(number)});
    ASSERT_TRUE(writer.waitForStarted(kTimeoutMs));
    // Kills come from before the first report to some hundred writes later.
    if (kill % 4 != 0) {
      ASSERT_TRUE(writer.waitForReadyRead(kTimeoutMs)) << writer.readAllStandardError().data();
    }
    QThread::usleep(random() % 60'000);
    ASSERT_EQ(writer.state(), QProcess::Running) << writer.readAllStandardError().data();
    writer.kill();
    ASSERT_TRUE(writer.waitForFinished(kTimeoutMs));
    const int before = reported.lines;
    reported.take(writer.readAllStandardOutput());
    silent += reported.lines == before ? 1 : 0;
    number += 100'000;
    tests::expectSound(path);
  }
  tests::expectWhole(path, reported);
  HistoryFile file(path);
  const auto kept = file.search({}).all;
  std::printf(
      "%d kills, %d writes reported as stored, all there; %lld entries; "
      "killed %d times before the first report\n",
      kKills, reported.lines, static_cast<long long>(kept), silent);
  EXPECT_GT(reported.lines, kKills);
  EXPECT_LT(silent, kKills / 2);
}

TEST(HistoryKill, TwoProgramsWriteAtOnceWithoutLoss) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("history.sqlite"));
  std::vector<std::unique_ptr<QProcess>> writers;
  for (const int first : {0, 1'000'000, 2'000'000}) {
    auto& writer = writers.emplace_back(std::make_unique<QProcess>());
    writer->start(QStringLiteral(LANESCOPE_HISTORY_WRITER),
                  {path, QString::number(first), QStringLiteral("100")});
  }
  Reported reported;
  for (const auto& writer : writers) {
    ASSERT_TRUE(writer->waitForFinished(kTimeoutMs));
    EXPECT_EQ(writer->exitCode(), 0) << writer->readAllStandardError().data();
    reported.take(writer->readAllStandardOutput());
  }
  EXPECT_EQ(reported.lines, 3 * (100 + 20));
  tests::expectSound(path);
  tests::expectWhole(path, reported);
}

}  // namespace
}  // namespace lanescope::history
