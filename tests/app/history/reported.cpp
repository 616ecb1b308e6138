// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/history/reported.h"

#include <gtest/gtest.h>

#include <QList>

#include "app/history/database.h"
#include "app/history/history_file.h"
#include "tests/app/history/history_samples.h"

namespace lanescope::tests {

void Reported::take(const QByteArray& output) {
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

void expectSound(const QString& path) {
  history::Database database(path, {});
  EXPECT_EQ(database.value(QStringLiteral("PRAGMA integrity_check")).toString().toStdString(),
            "ok");
  EXPECT_FALSE(database.value(QStringLiteral("PRAGMA foreign_key_check")).isValid());
}

void expectWhole(const QString& path, const Reported& reported) {
  history::HistoryFile file(path);
  EXPECT_EQ(file.remark().toStdString(), "");
  for (const auto& [entry, numbers] : reported.series) {
    const history::Whole whole = file.read(entry);
    ASSERT_TRUE(whole.benchmark);
    ASSERT_GE(whole.benchmark->series.size(), numbers.size()) << "entry " << entry;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      ASSERT_EQ(whole.benchmark->series[i].samples,
                sampleSeries(numbers[i], kReportedSamples).samples)
          << "entry " << entry << ", series " << i;
    }
    EXPECT_LE(whole.benchmark->series.size(), 5U);
  }
  for (const std::int64_t run : reported.runs) ASSERT_TRUE(file.read(run).run) << "entry " << run;
}

}  // namespace lanescope::tests
