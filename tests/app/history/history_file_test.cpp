// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QTemporaryDir>

#include "app/history/history_file.h"
#include "tests/app/history/history_samples.h"

namespace lanescope::history {
namespace {

class HistoryFileTest : public testing::Test {
 protected:
  [[nodiscard]] std::vector<std::int64_t> found(const Search& search) {
    std::vector<std::int64_t> ids;
    for (const Entry& entry : m_file.search(search).entries) ids.push_back(entry.id);
    return ids;
  }

  QTemporaryDir m_folder;
  HistoryFile m_file{m_folder.filePath(QStringLiteral("a/history.sqlite"))};
};

TEST_F(HistoryFileTest, GivesABenchmarkBackAsItWas) {
  values::BenchResult result = tests::sampleBenchmark();
  result.driver = "580.159, CUDA 13.0";
  result.version = "0.1.0";
  const std::int64_t id = m_file.addBenchmark(result);
  const Whole whole = m_file.read(id);
  ASSERT_TRUE(whole.benchmark);
  EXPECT_EQ(tests::jsonOf(*whole.benchmark), tests::jsonOf(result));
  EXPECT_EQ(whole.benchmark->series[0].samples, result.series[0].samples);
  EXPECT_EQ(whole.benchmark->driver, result.driver);
  EXPECT_EQ(whole.benchmark->version, result.version);
  const Entry& entry = whole.entry;
  EXPECT_EQ(entry.kind, Kind::times);
  EXPECT_EQ(entry.leastN, 1 << 10);
  EXPECT_EQ(entry.mostN, 1 << 20);
  ASSERT_TRUE(entry.best);  // of the kernel at the largest size; the CPU took 4 ms
  EXPECT_NEAR(entry.best->count(), 0.4, 0.001);
  EXPECT_TRUE(entry.isComplete);
}

TEST_F(HistoryFileTest, GivesARunBackWithoutItsRecord) {
  values::RunResult run = tests::sampleRun();
  run.record.emplace();
  const Whole whole = m_file.read(m_file.addRun(run, tests::sampleProvenance()));
  ASSERT_TRUE(whole.run);
  EXPECT_EQ(tests::jsonOf(*whole.run), tests::jsonOf(run));
  EXPECT_FALSE(whole.run->record);
  EXPECT_EQ(whole.entry.kind, Kind::run);
  EXPECT_EQ(whole.entry.driver, tests::sampleProvenance().driver);
  EXPECT_EQ(whole.entry.best, values::Milliseconds(0.125));
}

TEST_F(HistoryFileTest, HasNoBestTimeOfTheEmulator) {
  values::RunResult run = tests::sampleRun();
  run.backend = values::BackendChoice::emulator;
  EXPECT_FALSE(m_file.read(m_file.addRun(run, tests::sampleProvenance())).entry.best);
  values::BenchResult result = tests::sampleBenchmark();
  std::erase_if(result.series, [](const values::BenchSeries& each) { return each.isOnCpu(); });
  for (values::BenchSeries& series : result.series) series.emulated = true;
  EXPECT_FALSE(m_file.read(m_file.addBenchmark(result)).entry.best);
}

TEST_F(HistoryFileTest, KeepsTheSeriesOfAnUnfinishedBenchmark) {
  const values::BenchResult result = tests::sampleBenchmark();
  values::BenchResult head = result;
  head.series.clear();
  head.machine.clear();
  head.device.clear();
  const std::int64_t id = m_file.beginBenchmark(head, Kind::times);
  m_file.addSeries(id, result.series[0]);
  m_file.addSeries(id, result.series[1]);
  HistoryFile other(m_folder.filePath(QStringLiteral("a/history.sqlite")));
  const Whole whole = other.read(id);
  EXPECT_FALSE(whole.entry.isComplete);
  EXPECT_EQ(whole.benchmark->series.size(), 2U);
  EXPECT_EQ(whole.benchmark->machine, "AMD EPYC 9554");
  EXPECT_EQ(whole.benchmark->device, "NVIDIA H200");
}

TEST_F(HistoryFileTest, StoresTheRestWhenABenchmarkEnds) {
  const values::BenchResult result = tests::sampleBenchmark();
  values::BenchResult head = result;
  head.series.clear();
  for (const std::size_t arrived : {std::size_t{0}, std::size_t{1}, result.series.size()}) {
    const std::int64_t id = m_file.beginBenchmark(head, Kind::times);
    for (std::size_t i = 0; i < arrived; ++i) m_file.addSeries(id, result.series[i]);
    m_file.finishBenchmark(id, result);
    const Whole whole = m_file.read(id);
    EXPECT_TRUE(whole.entry.isComplete);
    EXPECT_EQ(tests::jsonOf(*whole.benchmark), tests::jsonOf(result)) << arrived;
    EXPECT_EQ(whole.entry.mostN, 1 << 20);
  }
}

TEST_F(HistoryFileTest, StoresTheLastSamplesOfASweep) {
  values::BenchResult result = tests::sampleBenchmark();
  values::BenchResult head = result;
  head.series.clear();
  const std::int64_t id = m_file.beginBenchmark(head, Kind::sweep);
  for (const values::BenchSeries& series : result.series) m_file.addSeries(id, series);
  // The best launches are measured again, in turn.
  for (values::Milliseconds& sample : result.series.back().samples) sample *= 0.01;
  m_file.finishBenchmark(id, result);
  const Whole whole = m_file.read(id);
  EXPECT_EQ(whole.entry.kind, Kind::sweep);
  EXPECT_EQ(tests::jsonOf(*whole.benchmark), tests::jsonOf(result));
  EXPECT_EQ(whole.benchmark->series.back().samples, result.series.back().samples);
  ASSERT_TRUE(whole.entry.best);
  EXPECT_LT(whole.entry.best->count(), 0.1);
  // One whose beginning could not be stored is a sweep, too.
  EXPECT_EQ(m_file.entry(m_file.addBenchmark(result, Kind::sweep)).kind, Kind::sweep);
}

TEST_F(HistoryFileTest, WhatCouldNotBeCheckedHasNotPassed) {
  values::BenchResult result = tests::sampleBenchmark();
  EXPECT_EQ(m_file.entry(m_file.addBenchmark(result)).passed, true);
  for (values::BenchSeries& series : result.series) series.failure = "It needs too many registers.";
  EXPECT_EQ(m_file.entry(m_file.addBenchmark(result)).passed, std::nullopt);
  result.series.back().failure.clear();
  EXPECT_EQ(m_file.entry(m_file.addBenchmark(result)).passed, true);
  // A wrong result is one that was checked.
  result.series.front().passed = false;
  EXPECT_EQ(m_file.entry(m_file.addBenchmark(result)).passed, false);
}

TEST_F(HistoryFileTest, FindsByTextKernelMachineAndDay) {
  const std::int64_t dot = m_file.addBenchmark(tests::sampleBenchmark("dot_shared"));
  values::BenchResult other = tests::sampleBenchmark("reduce_shuffle");
  other.machine = "Intel Xeon";
  other.date = "2026-11-23T00:00:01Z";
  const std::int64_t reduce = m_file.addBenchmark(other);
  const std::int64_t run =
      m_file.addRun(tests::sampleRun("scan_blelloch"), tests::sampleProvenance());
  m_file.setTag(run, QStringLiteral("100%_best \\o/"));
  using Ids = std::vector<std::int64_t>;
  EXPECT_EQ(found({}), (Ids{reduce, run, dot}));  // newest first
  EXPECT_EQ(found({.text = QStringLiteral("SHARED")}), Ids{dot});
  EXPECT_EQ(found({.text = QStringLiteral("h200 epyc")}), (Ids{run, dot}));
  EXPECT_EQ(found({.text = QStringLiteral("100%_")}), Ids{run});
  EXPECT_EQ(found({.text = QStringLiteral("\\o")}), Ids{run});
  EXPECT_EQ(found({.text = QStringLiteral("%")}), Ids{run});
  EXPECT_EQ(found({.text = QStringLiteral("'; DROP TABLE entries; --")}), Ids{});
  EXPECT_EQ(found({.kernel = QStringLiteral("reduce_shuffle")}), Ids{reduce});
  EXPECT_EQ(found({.machine = QStringLiteral("AMD EPYC 9554")}), (Ids{run, dot}));
  EXPECT_EQ(found({.from = QStringLiteral("2026-11-22")}), (Ids{reduce, run}));
  EXPECT_EQ(found({.to = QStringLiteral("2026-11-22")}), (Ids{run, dot}));
  EXPECT_EQ(found({.most = 1}), Ids{reduce});
  const Found all = m_file.search({.most = 1});
  EXPECT_EQ(all.matches, 3);
  EXPECT_EQ(all.all, 3);
  EXPECT_EQ(all.kernels, (QStringList{"dot_shared", "reduce_shuffle", "scan_blelloch"}));
  EXPECT_EQ(all.machines, (QStringList{"AMD EPYC 9554", "Intel Xeon"}));
}

TEST_F(HistoryFileTest, RestoresWhatWasDeletedAndForgetsItAfterADay) {
  const std::int64_t id = m_file.addBenchmark(tests::sampleBenchmark());
  const std::int64_t other = m_file.addRun(tests::sampleRun(), tests::sampleProvenance());
  m_file.remove(std::vector{id, other});
  EXPECT_EQ(m_file.search({}).all, 0);
  EXPECT_THROW((void)m_file.read(id), values::Error);
  EXPECT_THROW((void)m_file.entry(id), values::Error);
  m_file.restore(std::vector{id});
  EXPECT_EQ(found({}), std::vector{id});
  EXPECT_EQ(m_file.read(id).benchmark->series.size(), 4U);
  m_file.remove(std::vector{id});
  const QString path = m_folder.filePath(QStringLiteral("a/history.sqlite"));
  Database database(path, {});
  database.run(QStringLiteral("UPDATE entries SET removed = '2020-01-01T00:00:00Z'"));
  HistoryFile next(path);
  EXPECT_THROW((void)next.read(id), values::Error);
  EXPECT_EQ(database.value(QStringLiteral("SELECT count(*) FROM series")).toInt(), 0);
}

TEST_F(HistoryFileTest, RefusesToReadMissingAndForgedEntries) {
  EXPECT_THROW((void)m_file.read(77), values::Error);
  const std::int64_t id = m_file.addBenchmark(tests::sampleBenchmark());
  Database database(m_folder.filePath(QStringLiteral("a/history.sqlite")), {});
  for (const char* forgery :
       {"UPDATE series SET samples = x'00'", "UPDATE series SET head = '{\"n\": 1}'",
        "UPDATE series SET head = 'no json'", "UPDATE entries SET head = '[]'",
        "UPDATE entries SET head = '[[[[['", "UPDATE entries SET kind = 'poem'"}) {
    database.run(QString::fromLatin1(forgery));
    try {
      (void)m_file.read(id);
      FAIL() << forgery;
    } catch (const values::Error& error) {
      EXPECT_TRUE(std::string_view(error.what()).ends_with('.')) << error.what();
    }
  }
}

}  // namespace
}  // namespace lanescope::history
