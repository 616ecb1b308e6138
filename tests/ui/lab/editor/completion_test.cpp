// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/editor/completion.h"

#include "tests/ui/lab/editor/editor_fixture.h"
#include "ui/kernel/cuda_words.h"

namespace lanescope::ui {
namespace {

class CompletionTest : public EditorTest {
 protected:
  void SetUp() override {
    EditorTest::SetUp();
    m_editor->setCursorPosition(5, 0);
    press(Qt::Key_Return);
    m_editor->setCursorPosition(5, 0);
    ASSERT_EQ(line(6), QString());
  }
};

TEST_F(CompletionTest, TheThirdLetterOffersCudasWordsAndTabTakesOne) {
  type(QStringLiteral("at"));
  EXPECT_FALSE(m_editor->isListActive());
  type(QStringLiteral("o"));
  EXPECT_TRUE(m_editor->isListActive());
  type(QStringLiteral("micA"));
  picture(QStringLiteral("completion"));
  press(Qt::Key_Tab);
  EXPECT_EQ(line(6), QStringLiteral("atomicAdd"));
  EXPECT_FALSE(m_editor->isListActive());
}

TEST_F(CompletionTest, MembersOfTheIndicesAreOfferedBehindThePoint) {
  type(QStringLiteral("threadIdx"));
  press(Qt::Key_Escape);
  type(QStringLiteral("."));
  ASSERT_TRUE(m_editor->isListActive());
  press(Qt::Key_Down);
  press(Qt::Key_Return);
  EXPECT_EQ(line(6), QStringLiteral("threadIdx.y"));
}

TEST_F(CompletionTest, WordsOfTheTextAreOfferedToo) {
  type(QStringLiteral("cac"));
  ASSERT_TRUE(m_editor->isListActive());
  press(Qt::Key_Return);
  EXPECT_EQ(line(6), QStringLiteral("cache"));
}

TEST_F(CompletionTest, ReturnBehindAWholeWordBeginsALine) {
  type(QStringLiteral("cache"));
  press(Qt::Key_Return);
  EXPECT_EQ(line(6), QStringLiteral("cache"));
  EXPECT_EQ(line(7).trimmed(), QString());
}

TEST_F(CompletionTest, CommentsOfferNothing) {
  type(QStringLiteral("// atomic"));
  EXPECT_FALSE(m_editor->isListActive());
  type(QStringLiteral(" thread"));
  EXPECT_FALSE(m_editor->isListActive());
}

TEST_F(CompletionTest, BehindAParenthesisStandTheParametersOfTheFunction) {
  type(QStringLiteral("__shfl_down_sync"));
  press(Qt::Key_Escape);
  type(QStringLiteral("("));
  EXPECT_TRUE(m_editor->isCallTipActive());
  type(QStringLiteral("mask, x);"));
  EXPECT_FALSE(m_editor->isCallTipActive());
  type(QStringLiteral(" own("));
  EXPECT_FALSE(m_editor->isCallTipActive());
}

TEST_F(CompletionTest, EveryWordOfCudaHasTheColorOfItsSet) {
  const QList<QByteArray> keywords = cudaKeywords().split(' ');
  EXPECT_TRUE(keywords.contains("__shfl_down_sync"));
  EXPECT_TRUE(keywords.contains("threadIdx"));
  for (const QString& word : cudaWords()) {
    m_editor->setText(word);
    m_editor->SendScintilla(QsciScintilla::SCI_COLOURISE, 0UL, -1L);
    EXPECT_EQ(m_editor->SendScintilla(QsciScintilla::SCI_GETSTYLEAT, 0UL), 16)
        << word.toStdString();
  }
}

}  // namespace
}  // namespace lanescope::ui
