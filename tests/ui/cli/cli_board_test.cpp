// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QXmlStreamReader>

#include "app/session/session_file.h"
#include "tests/app/session/session_samples.h"
#include "tests/ui/cli/cli_process.h"

// The answers of a class, read from its sessions.

namespace lanescope::tests {
namespace {

const QString kLesson = QStringLiteral(LANESCOPE_LESSON_SAMPLES "/first");

class CliBoardTest : public testing::Test {
 protected:
  /// Saves what somebody has answered to the two questions of the lesson. A file says that all of
  /// it is right.
  void save(const QString& name, const std::string& steps, const std::string& choice) const {
    app::Session session = sampleSession();
    session.quiz = {};
    session.lesson.emplace();
    session.lesson->place = kLesson.toStdString();
    session.lesson->answers = {{0, 0, steps, true}, {1, 0, choice, true}};
    app::writeSession(session, m_folder.filePath(name));
  }
  [[nodiscard]] QStringList board(const QStringList& options) const {
    return QStringList{"board", m_folder.path(), "--lesson", kLesson} + options;
  }

  QTemporaryDir m_folder;
};

TEST_F(CliBoardTest, AnswersAreJudgedAgainAndTheMostFrequentMistakeComesFirst) {
  save("ana.lanescope", "1", "0");
  save("bor.lanescope", "1", "1");
  save("cilka.lanescope", "2", "1");
  const auto json = jsonOf(board({"--json", "--names"}));
  EXPECT_EQ(json["sessions"], 3);
  const auto& questions = json["questions"];
  ASSERT_EQ(questions.size(), 2U) << json.dump(1);
  const auto& steps = questions[0];
  EXPECT_EQ(steps["answered"], 3) << json.dump(1);
  EXPECT_EQ(steps["right"], 0);
  EXPECT_EQ(steps["mistakes"][0]["answer"], "1");
  EXPECT_EQ(steps["mistakes"][0]["times"], 2);
  EXPECT_EQ(questions[1]["right"], 1) << json.dump(1);
}

TEST_F(CliBoardTest, AFileThatCannotBeReadCostsItselfAlone) {
  save("ana.lanescope", "1", "0");
  QFile bad(m_folder.filePath("bad.lanescope"));
  ASSERT_TRUE(bad.open(QIODevice::WriteOnly));
  bad.write("no session");
  bad.close();
  const Answer answer = runProgram(board({}));
  EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
  EXPECT_TRUE(answer.err.contains("bad.lanescope")) << answer.err.toStdString();
  EXPECT_EQ(answer.err.count('\n'), 1) << answer.err.toStdString();
}

TEST_F(CliBoardTest, ATypedFormulaIsNoFormulaInTheTable) {
  save("ana.lanescope", "=1+1", "0");
  const QString path = m_folder.filePath("board.csv");
  ASSERT_EQ(runProgram(board({"--out", path})).code, 0);
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QByteArray csv = file.readAll();
  EXPECT_TRUE(csv.contains("'=1+1")) << csv.toStdString();
  EXPECT_FALSE(csv.contains(",=1+1")) << csv.toStdString();
}

TEST_F(CliBoardTest, AnAnswerGetsNoElementIntoThePage) {
  save("ana.lanescope", "<script>alert(1)</script>", "0");
  const QString path = m_folder.filePath("board.html");
  ASSERT_EQ(runProgram(board({"--out", path})).code, 0);
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QByteArray html = file.readAll();
  EXPECT_FALSE(html.contains("<script")) << html.toStdString();
  QXmlStreamReader xml(html);
  QStringList wrong;
  while (!xml.atEnd()) {
    const bool isStart = xml.readNext() == QXmlStreamReader::StartElement;
    if (isStart && xml.name() == u"li") wrong += xml.readElementText();
  }
  EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
  EXPECT_EQ(wrong, QStringList{"1 × <script>alert(1)</script>"}) << html.toStdString();
}

TEST_F(CliBoardTest, AFolderWithoutSessionsIsRefused) {
  expectRefusal({"board", m_folder.path()}, 2, "has no session");
  expectRefusal({"board", "none-such"}, 2, "is no folder");
  expectRefusal({"board"}, 2, "Name one folder");
}

}  // namespace
}  // namespace lanescope::tests
