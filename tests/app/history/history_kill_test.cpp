// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>
#include <map>
#include <random>
#include <set>
#include <vector>

#include "app/history/database.h"
#include "app/history/history_file.h"
#include "tests/app/history/history_samples.h"

namespace lanescope::history {
namespace {

constexpr int kPatienceMs = 60'000;
constexpr std::size_t kSamples = 500;  // as the writer stores

/// What a writer has told of: the numbers of the series of each entry, and the runs.
struct Told {
  std::map<std::int64_t, std::vector<std::int64_t>> series;
  std::set<std::int64_t> runs;
  int lines = 0;

  /// A last line that was cut off is not counted: it was not told.
  void take(const QByteArray& output) {
    for (const QByteArray& line : output.left(output.lastIndexOf('\n') + 1).split('\n')) {
      const QList<QByteArray> words = line.split(' ');
      if (words.size() != 3) continue;
      ++lines;
      if (words[0] == "run") {
        runs.insert(words[1].toLongLong());
      } else {
        series[words[1].toLongLong()].push_back(words[2].toLongLong());
      }
    }
  }
};

void expectSound(const QString& path) {
  Database database(path, {});
  EXPECT_EQ(database.value(QStringLiteral("PRAGMA integrity_check")).toString().toStdString(),
            "ok");
  EXPECT_FALSE(database.value(QStringLiteral("PRAGMA foreign_key_check")).isValid());
}

/// All that was told of is there as it was written; at most what was just being written is more.
void expectWhole(const QString& path, const Told& told) {
  HistoryFile file(path);
  EXPECT_EQ(file.remark().toStdString(), "");
  for (const auto& [entry, numbers] : told.series) {
    const Whole whole = file.read(entry);
    ASSERT_TRUE(whole.benchmark);
    ASSERT_GE(whole.benchmark->series.size(), numbers.size()) << "entry " << entry;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      ASSERT_EQ(whole.benchmark->series[i].samples,
                tests::sampleSeries(numbers[i], kSamples).samples)
          << "entry " << entry << ", series " << i;
    }
    EXPECT_LE(whole.benchmark->series.size(), 5U);
  }
  for (const std::int64_t run : told.runs) ASSERT_TRUE(file.read(run).run) << "entry " << run;
}

TEST(HistoryKill, LosesNothingThatWasStoredWhenItsProcessIsKilled) {
  constexpr int kKills = 100;
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("history.sqlite"));
  std::mt19937_64 random(7);
  Told told;
  int silent = 0;
  qint64 number = 0;
  for (int kill = 0; kill < kKills; ++kill) {
    QProcess writer;
    writer.start(QStringLiteral(LANESCOPE_HISTORY_WRITER), {path, QString::number(number)});
    ASSERT_TRUE(writer.waitForStarted(kPatienceMs));
    // From the opening on, before anything is told, to some hundred writes later.
    if (kill % 4 != 0) {
      ASSERT_TRUE(writer.waitForReadyRead(kPatienceMs)) << writer.readAllStandardError().data();
    }
    QThread::usleep(random() % 60'000);
    ASSERT_EQ(writer.state(), QProcess::Running) << writer.readAllStandardError().data();
    writer.kill();
    ASSERT_TRUE(writer.waitForFinished(kPatienceMs));
    const int before = told.lines;
    told.take(writer.readAllStandardOutput());
    silent += told.lines == before ? 1 : 0;
    number += 100'000;
    expectSound(path);
  }
  expectWhole(path, told);
  HistoryFile file(path);
  const auto kept = file.search({}).all;
  std::printf(
      "%d kills, %d writes reported as stored, all there; %lld entries; "
      "killed %d times before the first report\n",
      kKills, told.lines, static_cast<long long>(kept), silent);
  EXPECT_GT(told.lines, kKills);
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
  Told told;
  for (const auto& writer : writers) {
    ASSERT_TRUE(writer->waitForFinished(kPatienceMs));
    EXPECT_EQ(writer->exitCode(), 0) << writer->readAllStandardError().data();
    told.take(writer->readAllStandardOutput());
  }
  EXPECT_EQ(told.lines, 3 * (100 + 20));
  expectSound(path);
  expectWhole(path, told);
}

}  // namespace
}  // namespace lanescope::history
