// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/field_undo.h"

#include <gtest/gtest.h>
#include <malloc.h>

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>

namespace lanescope::ui {
namespace {

/// A window with two fields of text, an editable list and a field of numbers.
class FieldUndoTest : public testing::Test {
 protected:
  void SetUp() override {
    auto* column = new QVBoxLayout(&m_window);
    for (QWidget* field : std::initializer_list<QWidget*>{m_field, m_other, m_combo, m_spin}) {
      column->addWidget(field);
    }
    m_combo->setEditable(true);
    m_window.show();
    m_window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&m_window));
  }

  QWidget m_window;
  FieldUndo* m_undo = new FieldUndo(&m_window);
  QLineEdit* m_field = new QLineEdit(&m_window);
  QLineEdit* m_other = new QLineEdit(&m_window);
  QComboBox* m_combo = new QComboBox(&m_window);
  QSpinBox* m_spin = new QSpinBox(&m_window);
};

TEST_F(FieldUndoTest, AFieldThatIsLeftKeepsItsTextOnly) {
  m_field->setFocus();
  QTest::keyClicks(m_field, QStringLiteral("2^10"));
  QTest::keyClick(m_field, Qt::Key_Left);
  int changes = 0;
  QObject::connect(m_field, &QLineEdit::textChanged, &m_window, [&changes] { ++changes; });
  EXPECT_TRUE(m_field->isUndoAvailable()) << "it has the focus";
  m_other->setFocus();
  EXPECT_FALSE(m_field->isUndoAvailable());
  EXPECT_EQ(m_field->text(), QStringLiteral("2^10"));
  EXPECT_EQ(m_field->cursorPosition(), 3);
  EXPECT_TRUE(m_field->isModified());
  EXPECT_EQ(changes, 0);
}

TEST_F(FieldUndoTest, SoDoTheFieldsOfListsAndNumbers) {
  m_combo->setFocus();
  QTest::keyClicks(m_combo->lineEdit(), QStringLiteral("64"));
  m_spin->setFocus();
  QTest::keyClicks(m_spin, QStringLiteral("7"));
  EXPECT_FALSE(m_combo->lineEdit()->isUndoAvailable());
  EXPECT_EQ(m_combo->currentText(), QStringLiteral("64"));
  const int value = m_spin->value();
  m_other->setFocus();
  EXPECT_FALSE(m_spin->findChild<QLineEdit*>()->isUndoAvailable());
  EXPECT_EQ(m_spin->value(), value);
}

TEST_F(FieldUndoTest, NothingIsForgottenWhileAnotherProgramHasTheFocus) {
  m_field->setFocus();
  QTest::keyClicks(m_field, QStringLiteral("2^10"));
  m_field->clearFocus();  // no widget has it now
  EXPECT_TRUE(m_field->isUndoAvailable());
  m_field->setFocus();
  EXPECT_TRUE(m_field->isUndoAvailable());
}

TEST_F(FieldUndoTest, AFieldThatWasHiddenForgetsOnceAnotherHasTheFocus) {
  m_field->setFocus();
  QTest::keyClicks(m_field, QStringLiteral("2^10"));
  m_field->clearFocus();
  m_field->hide();
  m_combo->setFocus();
  EXPECT_FALSE(m_field->isUndoAvailable());
  EXPECT_EQ(m_field->text(), QStringLiteral("2^10"));
}

TEST_F(FieldUndoTest, LongTextsThatAreReplacedTakeNoMemory) {
  const auto replaceText = [this] {
    m_field->setFocus();
    m_field->selectAll();
    m_field->insert(QString(3000, QLatin1Char('x')));
    m_other->setFocus();
  };
  replaceText();
  const std::size_t before = ::mallinfo2().uordblks;
  for (int i = 0; i < 200; ++i) replaceText();
  constexpr std::size_t kMost = std::size_t{1} << 20;  // with all undo: 23 MiB
  EXPECT_LT(::mallinfo2().uordblks, before + kMost);
}

}  // namespace
}  // namespace lanescope::ui
