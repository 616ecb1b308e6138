// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QStandardPaths>

#include "tests/ui/page/page_file.h"

namespace lanescope::tests {
namespace {

/// Exports the sample for paper.
class HandoutPaper : public PageTest {
 protected:
  void exportPaper(const QStringList& options = {}) const {
    const QString lesson = QStringLiteral(LANESCOPE_LESSON_SAMPLES "/small");
    const Answer answer =
        runProgram(QStringList{"lesson", "export", lesson, "--out", path("lesson.pdf")} + options);
    ASSERT_EQ(answer.code, 0) << answer.err.toStdString();
  }
  [[nodiscard]] int pageCount() const {
    return static_cast<int>(bytesOf("lesson.pdf").count("/Type /Page\n"));
  }
  /// What a reader sees, with one space in place of any white space; empty without pdftotext.
  [[nodiscard]] QString text() const {
    const QString program = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
    if (program.isEmpty()) return {};
    QProcess process;
    prepare(process, {"-layout", path("lesson.pdf"), "-"}, m_folder.path());
    process.setProgram(program);
    return QString::fromUtf8(finish(process).out).simplified();
  }
};

TEST_F(HandoutPaper, HasTextsQuestionsAndChoicesAndNoAnswers) {
  exportPaper();
  EXPECT_GE(pageCount(), 3);
  EXPECT_LE(pageCount(), 5);
  const QString seen = text();
  if (seen.isEmpty()) GTEST_SKIP() << "there is no pdftotext";
  for (const char* const part :
       {"The tree of a dot product", "Name:", "A tree", "Question 1",
        "How many threads has a block?", "cache[3] and cache[19]", "cache[0] and cache[3]",
        "Question 3", "Only 256 threads fit a block.", "Beside another", "Times"}) {
    EXPECT_TRUE(seen.contains(QLatin1String(part))) << part << "\n" << seen.toStdString();
  }
  for (const char* const part : {"Half of 32", "It was launched", "Answers"}) {
    EXPECT_FALSE(seen.contains(QLatin1String(part))) << part;
  }
}

TEST_F(HandoutPaper, HasASheetOfAnswersWhereItIsAskedFor) {
  exportPaper();
  const int without = pageCount();
  exportPaper({"--answers"});
  EXPECT_EQ(pageCount(), without + 1);
  const QString seen = text();
  if (seen.isEmpty()) GTEST_SKIP() << "there is no pdftotext";
  EXPECT_TRUE(seen.contains(QStringLiteral("1. 32 — It was launched with block = 32.")))
      << seen.toStdString();
  EXPECT_TRUE(seen.contains(QStringLiteral("2. cache[3] and cache[19] — Half of 32 is 16.")))
      << seen.toStdString();
}

TEST_F(HandoutPaper, HasItsPicturesAsLinesAndLetters) {
  exportPaper();
  const QByteArray file = bytesOf("lesson.pdf");
  EXPECT_EQ(file.count("/Subtype /Image"), 0);
  EXPECT_GT(file.count("/FontFile"), 0);
}

}  // namespace
}  // namespace lanescope::tests
