// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QtEndian>
#include <nlohmann/json.hpp>

#include "app/exercise/exercise_reader.h"
#include "app/history/history_file.h"
#include "app/history/result_file.h"
#include "app/lab/kernel_file.h"
#include "app/lesson/lesson_reader.h"
#include "app/lesson/lesson_zip.h"
#include "app/session/session_file.h"
#include "app/tune/winners.h"
#include "protocol/newer_format.h"
#include "protocol/version.h"
#include "resources/resources.h"
#include "ui/theme/theme.h"
#include "values/error.h"

// What version 0.1 wrote opens with all that was in it, and a file of a later version is told by
// the version that wrote it.

namespace lanescope::tests {
namespace {

using nlohmann::json;

const QString kSamples = QStringLiteral(LANESCOPE_FORMATS "/0.1/");
/// The end of the sentence about a file of format 9.
const std::string kNewer =
    "was written by Lanescope 7.8.9: its format is version 9, and this one, " +
    std::string(engine::programVersion()) + ", reads up to version 1.";

QByteArray bytesOf(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  return file.readAll();
}

class FormatsTest : public testing::Test {
 protected:
  /// A copy that a test may change.
  [[nodiscard]] QString copyOf(const QString& name) const {
    QString copy = m_folder.filePath(name);
    EXPECT_TRUE(QFile::copy(kSamples + name, copy));
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    return copy;
  }
  [[nodiscard]] QString written(const QString& name, const QByteArray& content) const {
    QString path = m_folder.filePath(name);
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
    return path;
  }
  /// A file of JSON with a later format, which stands in one of its objects, or outermost.
  [[nodiscard]] QString newerJson(const QString& name, const char* within = nullptr) const {
    json content = json::parse(bytesOf(kSamples + name).toStdString());
    json& place = within == nullptr ? content : content[within];
    place[engine::kFormatKey] = 9;
    place[engine::kWriterKey] = "7.8.9";
    return written(name, QByteArray::fromStdString(content.dump()));
  }

  QTemporaryDir m_folder;
};

template <class Work>
std::string sentenceOf(const Work& work) {
  try {
    work();
    return {};
  } catch (const values::Error& error) {
    return error.what();
  }
}

void expectBenchmark(const values::BenchResult& result) {
  EXPECT_EQ(result.kernel, "dot_shared");
  EXPECT_EQ(result.device, "Emulator");
  EXPECT_EQ(result.parameters.block, 256);
  EXPECT_EQ(result.version, "0.1.0");
  ASSERT_EQ(result.series.size(), 12U);
  EXPECT_EQ(result.series.front().name, "dot_shared");
  EXPECT_EQ(result.series.front().n, 256);
  EXPECT_TRUE(result.series.front().emulated);
  EXPECT_EQ(result.series.back().n, 512);
  for (const values::BenchSeries& series : result.series) EXPECT_EQ(series.samples.size(), 3U);
}

TEST_F(FormatsTest, ASessionOpens) {
  const app::Session session = app::readSession(kSamples + "session.lanescope");
  EXPECT_EQ(session.savedBy, "0.1.0");
  EXPECT_EQ(session.form.kernel, "dot_shared");
  ASSERT_TRUE(session.run);
  EXPECT_EQ(session.run->request.parameters.n, 64);
  EXPECT_EQ(session.run->request.parameters.block, 16);
  ASSERT_NE(session.run->main.result, nullptr);
  EXPECT_TRUE(session.run->main.result->passed);
  EXPECT_EQ(session.run->main.result->result, values::Number(4032.0));
  ASSERT_TRUE(session.run->main.result->record);
  EXPECT_EQ(session.run->main.result->record->kernel, "dot_shared");
  EXPECT_FALSE(session.run->main.result->record->events.empty());
}

TEST_F(FormatsTest, ASessionOfALaterVersionIsToldByIt) {
  QByteArray bytes = bytesOf(kSamples + "session.lanescope");
  constexpr qsizetype kVersionAt = 8;
  qToLittleEndian<quint32>(9, bytes.data() + kVersionAt);
  bytes.replace("hsaved_bye0.1.0", "hsaved_bye7.8.9");  // in CBOR a letter gives the length
  const QString path = written("later.lanescope", bytes);
  EXPECT_EQ(sentenceOf([&] { (void)app::readSession(path); }), "later.lanescope " + kNewer);
}

TEST_F(FormatsTest, TheResultsOfABenchmarkOpen) {
  for (const char* name : {"benchmark.recording.json", "benchmark.json", "benchmark.csv"}) {
    SCOPED_TRACE(name);
    const auto results = history::readResults(kSamples + name);
    ASSERT_EQ(results.size(), 1U);
    expectBenchmark(results.front());
  }
}

TEST_F(FormatsTest, ResultsOfALaterVersionAreToldByIt) {
  const auto sentence = [](const QString& path) {
    return sentenceOf([&] { (void)history::readResults(path); });
  };
  EXPECT_EQ(sentence(newerJson("benchmark.recording.json")),
            "benchmark.recording.json cannot be imported. It " + kNewer);
  EXPECT_EQ(sentence(newerJson("benchmark.json", "context")),
            "benchmark.json cannot be imported. It " + kNewer);
}

TEST_F(FormatsTest, AHistoryOpensAndTakesNewEntries) {
  const QString path = copyOf("history.sqlite");
  {
    history::HistoryFile file(path);
    const history::Found found = file.search({});
    ASSERT_EQ(found.all, 2);
    EXPECT_TRUE(found.leftOut.isEmpty());
    EXPECT_EQ(file.entry(1).tag, QStringLiteral("a lab in spring"));
    EXPECT_EQ(file.entry(1).version, QStringLiteral("0.1.0"));
    const history::Whole whole = file.read(1);
    ASSERT_TRUE(whole.benchmark);
    expectBenchmark(*whole.benchmark);
    file.setTag(2, QStringLiteral("of today"));
    EXPECT_TRUE(file.remark().isEmpty());
  }
  EXPECT_EQ(history::HistoryFile(path).entry(2).tag, QStringLiteral("of today"));
}

TEST_F(FormatsTest, AHistoryOfALaterVersionIsToldByItAndLeftAlone) {
  const QString path = copyOf("history.sqlite");
  {
    const history::HistoryFile file(path);  // this version notes itself
    history::Database database(path, {});
    EXPECT_EQ(database.value("SELECT written_by FROM writer").toString().toStdString(),
              engine::programVersion());
    database.run("UPDATE writer SET written_by = '7.8.9'");
    database.run("PRAGMA user_version = 9");
  }
  EXPECT_EQ(sentenceOf([&] { const history::HistoryFile file(path); }),
            "The history " + path.toStdString() + " " + kNewer);
  EXPECT_EQ(history::Database(path, {}).value("PRAGMA user_version").toInt(), 9);
}

TEST_F(FormatsTest, StoredLaunchesOpen) {
  tune::Winners winners(kSamples + "winners.json");
  const std::vector<tune::Winner> all = winners.all();
  EXPECT_TRUE(winners.complaint().isEmpty());
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all.front(), (tune::Winner{"A GPU",
                                       "dot_shared",
                                       "float32",
                                       "sum",
                                       1024,
                                       2047,
                                       {{"block", "512"}, {"grid", "264"}, {"rule", "book"}},
                                       0.012,
                                       "2026-01-02T03:04:05Z"}));
}

TEST_F(FormatsTest, StoredLaunchesOfALaterVersionAreToldByItAndLeftAlone) {
  const QString path = newerJson("winners.json");
  const QByteArray before = bytesOf(path);
  tune::Winners winners(path);
  EXPECT_TRUE(winners.all().empty());
  EXPECT_EQ(winners.complaint().toStdString(), "The file of stored launches " + kNewer);
  tune::Winner winner = tune::Winners(kSamples + "winners.json").all().front();
  EXPECT_EQ(sentenceOf([&] { winners.store(winner); }), "The file of stored launches " + kNewer);
  EXPECT_EQ(bytesOf(path), before);
}

TEST_F(FormatsTest, ALessonOpensAsAFolderAndAsAnArchive) {
  const QString unpacked = m_folder.filePath("unpacked");
  ASSERT_TRUE(QDir().mkpath(unpacked));
  app::unpackLesson(kSamples + "lesson.lesson", unpacked);
  for (const QString& folder : {kSamples + "lesson", unpacked}) {
    const app::LessonText lesson = app::readLesson(folder, "en");
    EXPECT_EQ(lesson.front.title, QStringLiteral("A tree of sums"));
    EXPECT_EQ(lesson.front.author, QStringLiteral("A. Teacher"));
    EXPECT_EQ(lesson.front.minutes, 15);
    ASSERT_EQ(lesson.pages.size(), 1U);
    EXPECT_EQ(lesson.pages.front().title, QStringLiteral("The tree"));
  }
}

TEST_F(FormatsTest, AnExerciseOpens) {
  const app::Exercise exercise = app::readExercise(kSamples + "exercise", "en");
  EXPECT_EQ(exercise.front.title, QStringLiteral("Do not leave the array"));
  ASSERT_EQ(exercise.gates.size(), 3U);
  EXPECT_EQ(exercise.gates[1].points, 4);
  EXPECT_EQ(exercise.gates[1].runs.size(), 10U);
  EXPECT_EQ(exercise.hints.size(), 2);
  EXPECT_TRUE(exercise.skeleton.contains("__global__ void combine"));
}

TEST_F(FormatsTest, ALessonOfALaterVersionIsToldByIt) {
  const QByteArray text = bytesOf(kSamples + "lesson/lesson.md");
  QByteArray later = text;
  later.replace("format: 1", "format: 9\nwritten_by: 7.8.9");
  const app::LessonReading reading = app::readLessonText(later, m_folder.path(), "lesson.md");
  ASSERT_EQ(reading.complaints.size(), 1U);
  EXPECT_EQ(reading.complaints.front().text().toStdString(), "lesson.md:2: This text " + kNewer);
}

TEST_F(FormatsTest, AKernelOpens) {
  EXPECT_TRUE(
      app::readKernelText(kSamples + "kernel.cu").startsWith("// lanescope: problem = dot"));
}

TEST_F(FormatsTest, SettingsAreStillMeant) {
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
  ASSERT_TRUE(QDir(m_folder.path()).mkpath("lanescope"));
  ASSERT_TRUE(
      QFile::copy(kSamples + "lanescope.conf", m_folder.filePath("lanescope/lanescope.conf")));
  EXPECT_EQ(ui::Theme().choice(), ui::Theme::Choice::dark);
  EXPECT_EQ(QSettings().value("recentSessions").toStringList(),
            QStringList("/home/teacher/sums.lanescope"));
}

}  // namespace
}  // namespace lanescope::tests

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qunsetenv("DBUS_SESSION_BUS_ADDRESS");
  testing::InitGoogleTest(&argc, argv);
  const QApplication application(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("lanescope"));
  QApplication::setApplicationName(QStringLiteral("lanescope"));
  lanescope::resources::init();
  return RUN_ALL_TESTS();
}
