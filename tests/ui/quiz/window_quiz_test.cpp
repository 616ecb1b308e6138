// SPDX-License-Identifier: GPL-3.0-or-later
//
// Predict, then reveal in the real window, by keyboard.
#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QUndoStack>

#include "tests/ui/session/session_fixture.h"
#include "ui/quiz/question_panel.h"
#include "ui/quiz/question_words.h"
#include "ui/quiz/quiz.h"
#include "ui/stage/player/scrubber.h"
#include "ui/stage/player/transport_bar.h"

namespace lanescope::ui {
namespace {

class QuizWindow : public SessionTest {
 protected:
  void SetUp() override {
    SessionTest::SetUp();
    run(QStringLiteral("64"), QStringLiteral("64"));
    activate();
    playback().setMotion(Motion::off);
  }

  void activate() {
    m_window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    stage().setFocus();
  }
  /// Presses the key as a user does, wherever the focus is.
  static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    QTest::qWait(10);
  }
  static void type(const QString& text) { QTest::keyClicks(QApplication::focusWidget(), text); }

  [[nodiscard]] StageWidget& stage() { return page<StagePage>().stage(); }
  [[nodiscard]] Quiz& quiz() { return page<StagePage>().quiz(); }
  [[nodiscard]] QuestionPanel& panel() {
    // In the presentation the panel is in another window.
    return *stage().window()->findChild<QuestionPanel*>();
  }
  [[nodiscard]] QString rightAnswer() {
    return QuestionWords::number(quiz().open()->type, quiz().open()->bits);
  }
  [[nodiscard]] QStringList panelTexts() {
    QStringList texts;
    for (const QLabel* label : panel().findChildren<QLabel*>()) {
      if (label->isVisible()) texts += label->text();
    }
    return texts;
  }
  [[nodiscard]] bool says(const char* text) {
    return panelTexts().join(QLatin1Char('|')).contains(QString::fromUtf8(text));
  }
  [[nodiscard]] QWidget* control(const char* text) {
    for (auto* button : panel().findChildren<QPushButton*>()) {
      if (button->text() == QLatin1String(text)) return button;
    }
    return nullptr;
  }
};

TEST_F(QuizWindow, AsksAnswersAndCountsByKeyboardAlone) {
  EXPECT_FALSE(panel().isVisible());
  press(Qt::Key_Q);
  ASSERT_TRUE(playback().isPredicting());
  EXPECT_TRUE(panel().isVisible());
  press(Qt::Key_Right);
  ASSERT_NE(quiz().open(), nullptr);
  EXPECT_EQ(playback().step(), 0);
  EXPECT_TRUE(panelTexts().contains(quiz().open()->text));
  auto* field = panel().findChild<QLineEdit*>();
  EXPECT_TRUE(field->hasFocus());

  type(QStringLiteral("lots"));
  press(Qt::Key_Return);
  EXPECT_NE(quiz().open(), nullptr);
  EXPECT_TRUE(says("Type a number, NaN or inf."));
  type(QStringLiteral("-77"));  // replaces the selected text
  press(Qt::Key_Return);
  EXPECT_EQ(playback().step(), 1);
  EXPECT_TRUE(says("✗ Not -77 but "));
  EXPECT_TRUE(says("0 of 1 right"));
  EXPECT_TRUE(control("Continue")->hasFocus());

  press(Qt::Key_Return);
  ASSERT_NE(quiz().open(), nullptr);
  type(rightAnswer());
  press(Qt::Key_Return);
  EXPECT_TRUE(says("✓ Right, "));
  EXPECT_TRUE(says("1 of 2 right"));

  press(Qt::Key_Return);
  ASSERT_NE(quiz().open(), nullptr);
  press(Qt::Key_Tab);
  press(Qt::Key_Tab);
  ASSERT_TRUE(control("Reveal")->hasFocus());
  press(Qt::Key_Space);
  EXPECT_TRUE(says("It is "));
  EXPECT_TRUE(says("1 of 3 right"));
  EXPECT_EQ(playback().step(), 3);

  press(Qt::Key_Return);
  ASSERT_NE(quiz().open(), nullptr);
  press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_TRUE(says("1 of 4 right"));

  // Going back over answered steps asks and counts nothing again.
  stage().setFocus();
  press(Qt::Key_Left);
  press(Qt::Key_Left);
  EXPECT_TRUE(says("✓ Right, "));
  press(Qt::Key_Right);
  press(Qt::Key_Right);
  EXPECT_EQ(playback().step(), 4);
  EXPECT_EQ(quiz().open(), nullptr);
  EXPECT_TRUE(says("1 of 4 right"));
  press(Qt::Key_P, Qt::ControlModifier);
  EXPECT_FALSE(playback().isPredicting());
  EXPECT_FALSE(panel().isVisible());
}

TEST_F(QuizWindow, NothingOfTheNextStepShowsWhileItIsAskedAbout) {
  stage().setViews(StageView::memory | StageView::spaceTime | StageView::warps);
  const QImage whole = stagePicture();
  playback().setPredicting(true);
  for (int i = 0; i < 12; ++i) {
    const QImage before = stagePicture();
    EXPECT_NE(before, whole);
    stage().setFocus();
    press(Qt::Key_Right);
    ASSERT_NE(quiz().open(), nullptr) << i;
    EXPECT_EQ(stagePicture(), before) << i;
    quiz().reveal();
    const QImage after = stagePicture();
    EXPECT_NE(after, before) << i;
    EXPECT_EQ(after.size(), before.size());
  }
  // The scrubber and the number of steps end at the latest step shown.
  EXPECT_EQ(page<Scrubber>().maximum(), playback().step());
  for (const QLabel* label : page<TransportBar>().findChildren<QLabel*>()) {
    EXPECT_FALSE(label->text().contains(QString::number(playback().stepCount())));
  }
  playback().setPredicting(false);
  EXPECT_EQ(page<Scrubber>().maximum(), playback().stepCount() - 1);
  playback().first();
  EXPECT_EQ(stagePicture(), whole);
}

TEST_F(QuizWindow, PlayingStopsAtAQuestionAndGoesOnAfterIt) {
  playback().setSpeed(Playback::kFastest);
  press(Qt::Key_Q);
  press(Qt::Key_Space);
  ASSERT_TRUE(waitFor([this] { return quiz().open() != nullptr; }));
  EXPECT_FALSE(playback().isPlaying());
  press(Qt::Key_1);
  press(Qt::Key_Return);
  EXPECT_EQ(playback().step(), 1);
  press(Qt::Key_Return);
  ASSERT_TRUE(waitFor([this] { return quiz().open() != nullptr; }));
  EXPECT_EQ(quiz().open()->step, 2);
  quiz().setPace(QuestionPace::everyEpoch);
  press(Qt::Key_1);
  press(Qt::Key_Return);
  press(Qt::Key_Return);
  // Without a field to type into, the keys belong to the stage.
  EXPECT_TRUE(playback().isPlaying());
  EXPECT_TRUE(stage().hasFocus());
  ASSERT_TRUE(waitFor([this] { return quiz().open() != nullptr; }));
  EXPECT_GT(quiz().open()->step, 3);
}

TEST_F(QuizWindow, IsInThePresentationInLargeTypeWithItsScore) {
  press(Qt::Key_Q);
  press(Qt::Key_Right);
  type(QStringLiteral("-77"));
  press(Qt::Key_Return);
  const int height = panel().height();
  press(Qt::Key_F5);
  ASSERT_NE(stage().window(), m_window.get());
  EXPECT_TRUE(panel().isVisible());
  EXPECT_GT(panel().height(), height * 5 / 4);
  EXPECT_TRUE(says("0 of 1 right"));
  press(Qt::Key_Right);
  ASSERT_NE(quiz().open(), nullptr);
  type(rightAnswer());
  press(Qt::Key_Return);
  EXPECT_TRUE(says("1 of 2 right"));
  press(Qt::Key_Escape);
  ASSERT_EQ(stage().window(), m_window.get());
  EXPECT_EQ(panel().height(), height);
  EXPECT_TRUE(says("1 of 2 right"));
}

TEST_F(QuizWindow, AnswersBookmarksAndScoreAreInTheSession) {
  press(Qt::Key_Q);
  for (int i = 0; i < 4; ++i) {
    stage().setFocus();
    press(Qt::Key_Right);
    ASSERT_NE(quiz().open(), nullptr);
    type(i == 1 ? QStringLiteral("-77") : rightAnswer());
    press(Qt::Key_Return);
  }
  playback().setBookmarks({1, 3, 7});
  const std::vector<QuizAnswer> answers = quiz().answers();
  const QImage picture = stagePicture();
  ASSERT_TRUE(save(path()));

  nextWindow();
  ASSERT_TRUE(open(path()));
  activate();
  playback().setMotion(Motion::off);
  EXPECT_EQ(quiz().answers(), answers);
  EXPECT_TRUE(playback().isPredicting());
  EXPECT_EQ(playback().bookmarks(), (std::vector<int>{1, 3, 7}));
  EXPECT_EQ(playback().step(), 4);
  EXPECT_TRUE(says("3 of 4 right · 2 in a row"));
  EXPECT_TRUE(says("✓ Right, "));
  EXPECT_EQ(session().history().count(), 0);
  EXPECT_EQ(stagePicture(), picture);
  stage().setFocus();
  press(Qt::Key_Left);
  press(Qt::Key_Left);
  EXPECT_TRUE(says("✗ Not -77 but "));
  // Another run starts another quiz.
  run(QStringLiteral("32"), QStringLiteral("32"));
  EXPECT_EQ(quiz().score().all().asked, 0);
}

TEST_F(QuizWindow, AnAnswerIsNotUndoneButCountsAsUnsavedWork) {
  ASSERT_TRUE(save(path()));
  const int before = session().history().count();
  EXPECT_FALSE(session().isModified());
  press(Qt::Key_Q);
  press(Qt::Key_Right);
  type(QStringLiteral("3"));
  EXPECT_FALSE(session().isModified());
  press(Qt::Key_Return);
  EXPECT_EQ(session().history().count(), before);
  EXPECT_TRUE(session().isModified());
}

TEST_F(QuizWindow, EachControlHasANameThatIsReadOut) {
  press(Qt::Key_Q);
  press(Qt::Key_Right);
  ASSERT_NE(quiz().open(), nullptr);
  EXPECT_EQ(panel().accessibleDescription(), quiz().open()->text);
  int named = 0;
  for (QWidget* widget : panel().findChildren<QWidget*>()) {
    if ((widget->focusPolicy() & Qt::TabFocus) == 0 || !widget->isVisible()) continue;
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
    ASSERT_NE(interface, nullptr);
    EXPECT_FALSE(interface->text(QAccessible::Name).isEmpty());
    ++named;
  }
  EXPECT_EQ(named, 3);
}

}  // namespace
}  // namespace lanescope::ui
