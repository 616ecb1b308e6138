// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/editor/kernel_editor.h"

#include <Qsci/qscilexer.h>

#include <QApplication>
#include <QSignalSpy>

#include "tests/ui/lab/editor/editor_fixture.h"

namespace lanescope::ui {
namespace {

TEST_F(EditorTest, AChangeSettlesOnceAndNotBeforeTheLastKey) {
  QSignalSpy settled(m_editor, &KernelEditor::settled);
  goBehind(QStringLiteral("0.0f;"));
  type(QStringLiteral(" int k = 1;"));
  EXPECT_EQ(settled.count(), 0);
  ASSERT_TRUE(settled.wait());
  EXPECT_EQ(settled.count(), 1);
  EXPECT_TRUE(line(5).endsWith(QLatin1String("0.0f; int k = 1;"))) << line(5).toStdString();
}

TEST_F(EditorTest, ReturnKeepsTheIndentationAndABraceAddsTwoBlanks) {
  goBehind(QStringLiteral("half /= 2) {"));
  press(Qt::Key_Return);
  type(QStringLiteral("x"));
  EXPECT_EQ(line(8), QStringLiteral("    x"));
  press(Qt::Key_Return);
  type(QStringLiteral("y"));
  EXPECT_EQ(line(9), QStringLiteral("    y"));
}

TEST_F(EditorTest, UndoReachesBackOverReplacedTexts) {
  const QString first = m_editor->text();
  goBehind(QStringLiteral("cache[0]"));
  QString second = first;
  second.replace(QLatin1String("[256]"), QStringLiteral("[1024] /* größer */"));
  int before = 0;
  int column = 0;
  m_editor->getCursorPosition(&before, &column);
  m_editor->replaceText(second);
  EXPECT_EQ(m_editor->text(), second);
  int after = 0;
  m_editor->getCursorPosition(&after, &column);
  EXPECT_EQ(before, after) << "the cursor stays at its line";
  QString third = second;
  third.replace(QStringLiteral("größer"), QStringLiteral("grüßen"));
  m_editor->replaceText(third);
  EXPECT_EQ(m_editor->text(), third);
  m_editor->undo();
  EXPECT_EQ(m_editor->text(), second);
  m_editor->undo();
  EXPECT_EQ(m_editor->text(), first);
  m_editor->redo();
  EXPECT_EQ(m_editor->text(), second);
  m_editor->setText(QStringLiteral("// another file\n"));
  EXPECT_FALSE(m_editor->isUndoAvailable());
}

TEST_F(EditorTest, AReplacedTextMayBeEmptyOrEntirelyAnother) {
  for (const QString& text :
       {QString(), QStringLiteral("é"), QStringLiteral("èé"), QStringLiteral("éé"), QString()}) {
    m_editor->replaceText(text);
    EXPECT_EQ(m_editor->text(), text);
  }
}

TEST_F(EditorTest, LinesOfAFileFromWindowsKeepTheirEnds) {
  m_editor->setText(QStringLiteral("int a;\r\nint b;\r\n"));
  m_editor->setCursorPosition(0, 6);
  press(Qt::Key_Return);
  EXPECT_EQ(m_editor->text(), QStringLiteral("int a;\r\n\r\nint b;\r\n"));
}

TEST_F(EditorTest, TabIndentsAndEscapeThenTabLeaves) {
  m_editor->setCursorPosition(3, 2);
  press(Qt::Key_Tab);
  EXPECT_EQ(QApplication::focusWidget(), m_editor);
  EXPECT_TRUE(line(4).startsWith(QLatin1String("    int i"))) << line(4).toStdString();
  press(Qt::Key_Backtab, Qt::ShiftModifier);
  EXPECT_TRUE(line(4).startsWith(QLatin1String("  int i"))) << line(4).toStdString();
  press(Qt::Key_Escape);
  press(Qt::Key_Tab);
  EXPECT_EQ(QApplication::focusWidget(), m_behind);
  // With its way back, the editor indents again.
  m_editor->setFocus();
  press(Qt::Key_Tab);
  EXPECT_EQ(QApplication::focusWidget(), m_editor);
}

TEST_F(EditorTest, AnyKeyAfterEscapeMakesTabIndentAgain) {
  press(Qt::Key_Escape);
  press(Qt::Key_Right);
  press(Qt::Key_Tab);
  EXPECT_EQ(QApplication::focusWidget(), m_editor);
}

TEST_F(EditorTest, ControlTabLeavesAtOnce) {
  const QString text = m_editor->text();
  press(Qt::Key_Tab, Qt::ControlModifier);
  EXPECT_EQ(QApplication::focusWidget(), m_behind);
  EXPECT_EQ(m_editor->text(), text);
}

TEST_F(EditorTest, TheRunningLineItsThreadsFindingsAndBreakpointsAreMarked) {
  m_editor->setCurrentLine(8, 64);
  m_editor->setFindings({9});
  m_editor->setBreakpoints({6, 11});
  EXPECT_EQ(m_editor->currentLine(), 8);
  EXPECT_NE(m_editor->markersAtLine(7), 0U);
  EXPECT_NE(m_editor->markersAtLine(8), 0U);
  EXPECT_EQ(m_editor->markersAtLine(5), m_editor->markersAtLine(10));
  EXPECT_EQ(m_editor->markersAtLine(6), 0U);
  QSignalSpy toggled(m_editor, &CodeView::breakpointToggled);
  goBehind(QStringLiteral("cache[0]"));
  m_editor->toggleBreakpoint();
  ASSERT_EQ(toggled.count(), 1);
  EXPECT_EQ(toggled[0][0].toInt(), 11);
  picture(QStringLiteral("marks"));
  m_editor->setText(QStringLiteral("// another file\n"));
  EXPECT_EQ(m_editor->currentLine(), 0);
  EXPECT_EQ(m_editor->markersAtLine(0), 0U);
}

TEST_F(EditorTest, AClickBesideALineChoosesItAndOneInTheTextDoesNot) {
  QSignalSpy chosen(m_editor, &CodeView::lineChosen);
  const QPoint inText = pointOf(QStringLiteral("__syncthreads"));
  QTest::mouseClick(m_editor->viewport(), Qt::LeftButton, {}, inText + QPoint(3, 4));
  EXPECT_EQ(chosen.count(), 0);
  QTest::mouseClick(m_editor->viewport(), Qt::LeftButton, {}, {6, inText.y() + 4});
  ASSERT_EQ(chosen.count(), 1);
  EXPECT_EQ(chosen[0][0].toInt(), 6);
}

TEST_F(EditorTest, ItHasANameForScreenReadersAndTheTypeOfTheDesktop) {
  EXPECT_FALSE(m_editor->accessibleName().isEmpty());
  StageTheme theme = m_theme->colors();
  const double usual = m_editor->lexer()->defaultFont().pointSizeF();
  theme.typeSize *= 1.5;
  m_editor->setTheme(theme);
  EXPECT_DOUBLE_EQ(m_editor->lexer()->defaultFont().pointSizeF(), 1.5 * usual);
}

}  // namespace
}  // namespace lanescope::ui
