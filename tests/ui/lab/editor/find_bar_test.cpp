// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/editor/find_bar.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "tests/ui/lab/editor/editor_fixture.h"

namespace lanescope::ui {
namespace {

class FindTest : public EditorTest {
 protected:
  void SetUp() override {
    EditorTest::SetUp();
    m_editor->setCursorPosition(0, 0);
  }
  void write(const QString& text) {
    auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_NE(field, nullptr);
    field->setText(text);
  }
  [[nodiscard]] QString note() const { return m_bar->findChild<QLabel*>()->text(); }
  [[nodiscard]] QCheckBox& box(const char* text) const {
    for (auto* each : m_bar->findChildren<QCheckBox*>()) {
      if (each->text().remove(QLatin1Char('&')) == QLatin1String(text)) return *each;
    }
    throw std::runtime_error(text);
  }
  [[nodiscard]] int cursorLine() const {
    int line = 0;
    int column = 0;
    m_editor->getCursorPosition(&line, &column);
    return line + 1;
  }
};

TEST_F(FindTest, ControlFOpensTheBarAndReturnGoesFromPlaceToPlaceAndAround) {
  EXPECT_FALSE(m_bar->isVisible());
  press(Qt::Key_F, Qt::ControlModifier);
  ASSERT_TRUE(m_bar->isVisible());
  write(QStringLiteral("__syncthreads"));
  EXPECT_TRUE(note().contains(QLatin1Char('2'))) << note().toStdString();
  press(Qt::Key_Return);
  EXPECT_EQ(cursorLine(), 6);
  EXPECT_EQ(m_editor->selectedText(), QStringLiteral("__syncthreads"));
  EXPECT_EQ(note(), QStringLiteral("1 of 2"));
  press(Qt::Key_Return);
  EXPECT_EQ(cursorLine(), 9);
  press(Qt::Key_Return);
  EXPECT_EQ(cursorLine(), 6) << "behind the last place comes the first";
  press(Qt::Key_Return, Qt::ShiftModifier);
  EXPECT_EQ(cursorLine(), 9);
  picture(QStringLiteral("find"));
  press(Qt::Key_Escape);
  EXPECT_FALSE(m_bar->isVisible());
  EXPECT_EQ(QApplication::focusWidget(), m_editor);
  press(Qt::Key_F3);
  EXPECT_EQ(cursorLine(), 6) << "F3 goes on without the bar";
  press(Qt::Key_F3, Qt::ShiftModifier);
  EXPECT_EQ(cursorLine(), 9);
}

TEST_F(FindTest, TheSelectedTextIsLookedFor) {
  m_editor->setSelection(2, 19, 2, 24);
  ASSERT_EQ(m_editor->selectedText(), QStringLiteral("cache"));
  press(Qt::Key_F, Qt::ControlModifier);
  EXPECT_EQ(m_bar->findChild<QLineEdit*>()->text(), QStringLiteral("cache"));
}

TEST_F(FindTest, CaseAndWholeWordsNarrowTheSearch) {
  m_editor->setText(QStringLiteral("sum Sum summe sum\n"));
  m_bar->find();
  write(QStringLiteral("sum"));
  EXPECT_TRUE(note().contains(QLatin1Char('4'))) << note().toStdString();
  box("Match case").setChecked(true);
  EXPECT_TRUE(note().contains(QLatin1Char('3'))) << note().toStdString();
  box("Whole words").setChecked(true);
  EXPECT_TRUE(note().contains(QLatin1Char('2'))) << note().toStdString();
  write(QStringLiteral("nowhere"));
  EXPECT_EQ(note(), QStringLiteral("Not found."));
}

TEST_F(FindTest, ReplaceAllIsOneStepOfUndo) {
  const QString before = m_editor->text();
  press(Qt::Key_H, Qt::ControlModifier);
  write(QStringLiteral("cache"));
  const QList<QLineEdit*> fields = m_bar->findChildren<QLineEdit*>();
  fields[1]->setFocus();
  write(QStringLiteral("größte_cache"));
  picture(QStringLiteral("replace"));
  m_bar->replaceAll();
  QString wanted = before;
  EXPECT_EQ(m_editor->text(),
            wanted.replace(QLatin1String("cache"), QStringLiteral("größte_cache")));
  m_editor->undo();
  EXPECT_EQ(m_editor->text(), before);
}

TEST_F(FindTest, ReplaceTakesTheSelectedPlaceAndGoesOn) {
  m_editor->setText(QStringLiteral("a1 a2 a3\n"));
  press(Qt::Key_H, Qt::ControlModifier);
  write(QStringLiteral("a"));
  m_bar->findChildren<QLineEdit*>()[1]->setFocus();
  write(QStringLiteral("aa"));
  press(Qt::Key_Return);  // selects the first
  press(Qt::Key_Return);
  press(Qt::Key_Return);
  EXPECT_EQ(m_editor->text(), QStringLiteral("aa1 aa2 a3\n"));
  EXPECT_EQ(m_editor->selectedText(), QStringLiteral("a"));
}

TEST_F(FindTest, WithNothingToFindTheButtonsAreOff) {
  m_bar->replace();
  write(QStringLiteral("nowhere"));
  for (const auto* button : m_bar->findChildren<QPushButton*>()) {
    EXPECT_FALSE(button->isEnabled()) << button->text().toStdString();
  }
  m_bar->next();
  m_bar->replaceAll();
  EXPECT_EQ(note(), QStringLiteral("Not found."));
}

}  // namespace
}  // namespace lanescope::ui
