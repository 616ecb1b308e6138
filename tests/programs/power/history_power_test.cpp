// SPDX-License-Identifier: GPL-3.0-or-later
//
// The power fails while a history is written, at each change of the disk: SQLite finds its file
// sound, and all is there that was reported as stored.
#include <gtest/gtest.h>

#include <QDir>
#include <cstdio>

#include "app/history/history_file.h"
#include "tests/app/history/reported.h"
#include "tests/programs/power/recorded_program.h"

namespace lanescope::tests {
namespace {

const QString kName = QStringLiteral("h.sqlite");

int losses(int usual) {
  return qEnvironmentVariableIsSet("LANESCOPE_POWER_LOSSES")
             ? qEnvironmentVariableIntValue("LANESCOPE_POWER_LOSSES")
             : usual;
}

std::int64_t entriesIn(const QTemporaryDir& folder) {
  history::HistoryFile file(folder.filePath(kName));
  EXPECT_EQ(file.remark().toStdString(), "");
  return file.search({}).all;
}

/// The power fails while `count` series are stored, from `first` on.
void storeWithLosses(const QString& folder, int first, int count, int usual) {
  RecordedProgram writer(LANESCOPE_HISTORY_WRITER,
                         {kName, QString::number(first), QString::number(count)}, folder);
  int stored = 0;
  writer.losePower(losses(usual), [&](const RecordedProgram::Loss& loss) {
    Reported reported;
    reported.take(QByteArray::fromStdString(loss.told));
    expectWhole(loss.folder.filePath(kName), reported);
    expectSound(loss.folder.filePath(kName));
    stored = reported.lines;
  });
  EXPECT_EQ(stored, count + count / 5);
}

TEST(HistoryPowerLoss, LosesNothingThatWasStoredInANewFile) {
  const QTemporaryDir folder;
  storeWithLosses(folder.path(), 0, 10, 150);
}

// More than the 1,000 pages after which SQLite brings its log into the file.
TEST(HistoryPowerLoss, LosesNothingThatWasStoredWhileTheLogIsMovedIntoTheFile) {
  const QTemporaryDir folder;
  storeWithLosses(folder.path(), 0, 100, 150);
}

TEST(HistoryPowerLoss, ImportsAllOrNothing) {
  const QTemporaryDir folder;
  const RecordedProgram writer(LANESCOPE_HISTORY_WRITER, {kName, "0", "5"}, folder.path());
  const std::int64_t before = entriesIn(folder);
  const QString from = QStringLiteral(LANESCOPE_FORMATS) + "/0.1/benchmark";
  RecordedProgram import(
      LANESCOPE_PROGRAM,
      {"history", "import", from + ".csv", from + ".recording.json", "--history", kName},
      folder.path());
  const std::int64_t after = entriesIn(folder);
  EXPECT_GT(after, before);
  import.losePower(losses(50), [&](const RecordedProgram::Loss& loss) {
    const std::int64_t now = entriesIn(loss.folder);
  EXPECT_TRUE(now == after || (now == before && !loss.isAtEnd)) << now;
  expectSound(loss.folder.filePath(kName));
});
}  // namespace

}  // namespace lanescope::tests
}  // namespace lanescope::tests
