// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/editor/changed_lines.h"

#include "tests/ui/lab/editor/editor_fixture.h"

namespace lanescope::ui {
namespace {

class ChangedLinesTest : public EditorTest {
 protected:
  /// The lines with a mark beside them, from 1.
  [[nodiscard]] std::vector<int> marked() const {
    std::vector<int> lines;
    for (int line = 0; line < m_editor->lines(); ++line) {
      if ((m_editor->markersAtLine(line) & 3U << 5U) != 0) lines.push_back(line + 1);
    }
    return lines;
  }
  /// The tip beside a line, from 1.
  [[nodiscard]] QString tipBeside(int line) {
    int left = 0;
    for (int margin = 0; margin < 3; ++margin) left += m_editor->marginWidth(margin);
    const auto at = m_editor->SendScintilla(QsciScintilla::SCI_POSITIONFROMLINE,
                                            static_cast<unsigned long>(line - 1));
    const auto y = m_editor->SendScintilla(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, at);
    return tipAt(QPoint(left + 2, static_cast<int>(y) + 4));
  }
  void settle() { m_editor->setOriginal(m_original); }

  QString m_original;
};

TEST_F(ChangedLinesTest, WhatDiffersFromTheOriginalIsMarkedAndTellsTheOriginal) {
  m_original = m_editor->text();
  m_editor->setOriginal(m_original);
  EXPECT_FALSE(m_editor->differsFromOriginal());
  EXPECT_TRUE(marked().empty());
  QString text = m_original;
  text.replace(QLatin1String("half /= 2"), QLatin1String("half >>= 1"));
  text.remove(QStringLiteral("  __syncthreads();\n  for"));
  text.insert(text.indexOf(QLatin1String(" (int half")), QStringLiteral("  for"));
  text.replace(QLatin1String("  int i ="), QLatin1String("  // The place.\n  int i ="));
  m_editor->replaceText(text);
  settle();
  EXPECT_TRUE(m_editor->differsFromOriginal());
  EXPECT_EQ(marked(), (std::vector<int>{4, 7}));
  EXPECT_TRUE(tipBeside(4).contains(QLatin1String("does not have this line")))
      << tipBeside(4).toStdString();
  EXPECT_TRUE(tipBeside(7).contains(QLatin1String("__syncthreads();\n")) &&
              tipBeside(7).contains(QLatin1String("half /= 2")))
      << tipBeside(7).toStdString();
  EXPECT_FALSE(tipBeside(8).contains(QLatin1String("original")));
  m_editor->setCurrentLine(8, 128);
  m_editor->setFindings({9});
  picture(QStringLiteral("changes_light"));
  m_theme->use(Theme::Choice::dark);
  picture(QStringLiteral("changes_dark"));
}

TEST_F(ChangedLinesTest, AMissingLineIsMarkedWhereItStood) {
  m_original = m_editor->text();
  QString text = m_original;
  text.remove(QStringLiteral("    __syncthreads();\n"));
  m_editor->replaceText(text);
  settle();
  EXPECT_EQ(marked(), (std::vector<int>{9}));
  EXPECT_TRUE(tipBeside(9).contains(QLatin1String("Before this line, the original has:")))
      << tipBeside(9).toStdString();
}

TEST_F(ChangedLinesTest, WithoutAnOriginalNothingIsMarked) {
  m_editor->setOriginal(QStringLiteral("// nothing of it\n"));
  EXPECT_TRUE(m_editor->differsFromOriginal());
  m_editor->setOriginal({});
  EXPECT_FALSE(m_editor->differsFromOriginal());
  EXPECT_TRUE(marked().empty());
}

TEST_F(ChangedLinesTest, TypingIsComparedOnceItHasSettled) {
  m_original = m_editor->text();
  m_editor->setOriginal(m_original);
  goBehind(QStringLiteral("0.0f;"));
  type(QStringLiteral(" // k"));
  EXPECT_TRUE(QTest::qWaitFor([this] { return marked() == std::vector<int>{5}; }));
  m_editor->undo();
  EXPECT_TRUE(QTest::qWaitFor([this] { return marked().empty(); }));
}

TEST_F(ChangedLinesTest, LineEndsOfWindowsAreNoDifference) {
  QString other = m_editor->text();
  other.replace(QLatin1String("\n"), QLatin1String("\r\n"));
  m_editor->setOriginal(other);
  EXPECT_FALSE(m_editor->differsFromOriginal());
}

}  // namespace
}  // namespace lanescope::ui
