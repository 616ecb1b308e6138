// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/quiz.h"

#include <gtest/gtest.h>

#include <QTest>
#include <memory>

#include "tests/gpu/trace/record_maker.h"
#include "trace/record/timeline.h"
#include "ui/quiz/question_words.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/scene/stage_scene.h"

namespace lanescope::ui {
namespace {

/// A quiz on the dot product of 64 elements.
class QuizTest : public testing::Test {
 protected:
  void SetUp() override {
    show(std::make_shared<StageScene>(test::makeDotShared({64, 64, 1}), 0));
    m_playback.setMotion(Motion::off);
    m_playback.setPredicting(true);
  }

  void show(const std::shared_ptr<const StageScene>& scene) {
    m_scene = scene;
    m_quiz.setScene(scene);
    m_stage.setScene(scene);
  }
  [[nodiscard]] QString rightAnswer() const {
    return QuestionWords::number(m_quiz.open()->type, m_quiz.open()->bits);
  }

  Playback m_playback;
  StageWidget m_stage{m_playback};
  Quiz m_quiz{m_playback};
  std::shared_ptr<const StageScene> m_scene;
};

TEST_F(QuizTest, GoingOnStopsBeforeTheStepAndTheAnswerPlaysIt) {
  EXPECT_EQ(m_quiz.open(), nullptr);
  m_playback.forward();
  EXPECT_EQ(m_playback.step(), 0);
  ASSERT_NE(m_quiz.open(), nullptr);
  EXPECT_EQ(m_quiz.open()->step, 1);
  const QString text = m_quiz.open()->text;
  m_playback.forward();  // the question stays
  EXPECT_EQ(m_playback.step(), 0);
  EXPECT_EQ(m_quiz.open()->text, text);
  EXPECT_FALSE(m_quiz.answer(QStringLiteral("many")));
  ASSERT_NE(m_quiz.open(), nullptr);
  EXPECT_TRUE(m_quiz.answer(rightAnswer()));
  EXPECT_EQ(m_playback.step(), 1);
  EXPECT_EQ(m_quiz.open(), nullptr);
  ASSERT_NE(m_quiz.given(), nullptr);
  EXPECT_TRUE(m_quiz.given()->isRight);
  EXPECT_EQ(m_quiz.asked()->text, text);
}

TEST_F(QuizTest, CountsWhatIsRightByKindAndInARow) {
  for (int i = 0; i < 6; ++i) {
    m_playback.forward();
    ASSERT_NE(m_quiz.open(), nullptr);
    if (i == 1) {
      m_quiz.reveal();
    } else {
      EXPECT_TRUE(m_quiz.answer(i == 2 ? QStringLiteral("-77") : rightAnswer()));
    }
  }
  const Score score = m_quiz.score();
  EXPECT_EQ(score.all().asked, 6);
  EXPECT_EQ(score.all().right, 4);
  EXPECT_EQ(score.streak(), 3);
  int asked = 0;
  for (const auto& [kind, count] : score.byKind()) asked += count.asked;
  EXPECT_EQ(asked, 6);
  EXPECT_GE(score.byKind().size(), 2U);
  m_quiz.startOver();
  EXPECT_EQ(m_quiz.score().all().asked, 0);
}

TEST_F(QuizTest, AStepIsAskedAboutOnceAndItsAnswerComesBackWithIt) {
  m_playback.forward();
  m_quiz.answer(QStringLiteral("-5"));
  m_playback.forward();
  m_quiz.reveal();
  ASSERT_EQ(m_playback.step(), 2);
  m_playback.back();
  ASSERT_NE(m_quiz.given(), nullptr);
  EXPECT_EQ(m_quiz.given()->typed, QStringLiteral("-5"));
  m_playback.back();
  EXPECT_EQ(m_quiz.given(), nullptr);
  m_playback.forward();
  m_playback.forward();
  EXPECT_EQ(m_playback.step(), 2);
  EXPECT_EQ(m_quiz.open(), nullptr);
  EXPECT_EQ(m_quiz.given()->typed, QString());
  EXPECT_EQ(m_quiz.score().all().asked, 2);
}

TEST_F(QuizTest, AJumpLeavesTheQuestionAndShownStepsAreNotAskedAbout) {
  m_playback.forward();
  ASSERT_NE(m_quiz.open(), nullptr);
  m_playback.jump(5);
  EXPECT_EQ(m_quiz.open(), nullptr);
  m_playback.jump(0);
  for (int i = 0; i < 5; ++i) m_playback.forward();
  EXPECT_EQ(m_playback.step(), 5);
  EXPECT_EQ(m_quiz.score().all().asked, 0);
  m_playback.forward();
  EXPECT_NE(m_quiz.open(), nullptr);
  m_playback.setPredicting(false);
  EXPECT_EQ(m_quiz.open(), nullptr);
  m_playback.forward();
  EXPECT_EQ(m_playback.step(), 6);
}

TEST_F(QuizTest, PlayingStopsAtEachQuestionAndGoesOn) {
  m_playback.setSpeed(Playback::kFastest);
  for (const bool asDrawn : {false, true}) {
    if (asDrawn) m_playback.setAsFastAsDrawn();
    const int before = m_playback.step();
    m_playback.play();
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_quiz.open() != nullptr; }));
    EXPECT_FALSE(m_playback.isPlaying());
    EXPECT_EQ(m_quiz.open()->step, m_playback.step() + 1);
    m_quiz.reveal();
    EXPECT_EQ(m_playback.step(), before + 1);
    EXPECT_FALSE(m_playback.isPlaying());
    m_quiz.goOn();
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_quiz.open() != nullptr; }));
    m_quiz.reveal();
  }
}

TEST_F(QuizTest, TheAnsweredStepIsPlayedWithItsMotion) {
  m_playback.setMotion(Motion::fast);
  m_playback.forward();
  m_quiz.reveal();
  EXPECT_EQ(m_playback.step(), 1);
  EXPECT_TRUE(m_playback.isPlaying());
  EXPECT_LT(m_playback.progress(), 1.0);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !m_playback.isPlaying(); }));
  EXPECT_EQ(m_playback.progress(), 1.0);
  EXPECT_EQ(m_playback.step(), 1);
}

TEST_F(QuizTest, AsksOnlyForTheKindsAndAtThePaceThatWereChosen) {
  m_quiz.setKinds(QuestionKind::value);
  m_quiz.setPace(QuestionPace::everyChange);
  m_playback.forward();
  m_playback.forward();
  m_playback.forward();
  ASSERT_NE(m_quiz.open(), nullptr);
  EXPECT_EQ(m_quiz.open()->subject.what, Subject::What::element);
  m_quiz.setKinds({});
  EXPECT_EQ(m_quiz.kinds(), QuestionKinds(QuestionKind::value));
  m_quiz.reveal();

  m_quiz.setKinds(Quiz::kAllKinds);
  m_quiz.setPace(QuestionPace::everyEpoch);
  m_playback.setGranularity(Granularity::epoch);
  std::vector<std::uint32_t> epochs;
  while (m_playback.step() + 1 < m_playback.stepCount()) {
    const int before = m_playback.step();
    m_playback.forward();
    if (m_quiz.open() == nullptr) {
      if (m_playback.step() == before) break;  // the last epoch
      continue;
    }
    const auto step = static_cast<std::size_t>(m_quiz.open()->step);
    EXPECT_EQ(m_playback.step() + 1, m_quiz.open()->step);
    epochs.push_back(m_scene->timeline().step(step).epoch);
    m_quiz.reveal();
  }
  EXPECT_GE(epochs.size(), 6U);
  for (std::size_t i = 1; i < epochs.size(); ++i) EXPECT_GT(epochs[i], epochs[i - 1]);
}

TEST_F(QuizTest, AnotherRunIsAnotherQuizAndAnotherBlockIsNot) {
  const auto record = test::makeDotShared({128, 64, 2});
  show(std::make_shared<StageScene>(record, 0));
  m_playback.forward();
  m_quiz.reveal();
  show(std::make_shared<StageScene>(record, 1));
  EXPECT_EQ(m_quiz.score().all().asked, 1);
  EXPECT_EQ(m_quiz.given(), nullptr);
  m_playback.forward();
  ASSERT_NE(m_quiz.open(), nullptr);
  m_quiz.reveal();
  EXPECT_EQ(m_quiz.score().all().asked, 2);
  show(std::make_shared<StageScene>(record, 0));
  m_playback.jump(1);
  EXPECT_NE(m_quiz.given(), nullptr);
  show(std::make_shared<StageScene>(test::makeDotShared({128, 64, 2}), 0));
  EXPECT_EQ(m_quiz.score().all().asked, 0);
  show(nullptr);
  m_playback.forward();
  EXPECT_EQ(m_quiz.open(), nullptr);
}

TEST_F(QuizTest, RestoresOnlyAnswersThatTheRecordHas) {
  using What = Subject::What;
  const auto right = questionOn(m_scene->model(), 3, {What::threadsOfBlock});
  m_quiz.restore({{0, 3, {What::threadsOfBlock}, QString::number(right->bits), false},
                  {0, 4, {What::threadsOfBlock}, QStringLiteral("-1"), true},
                  {0, 5000, {What::threadsOfBlock}, QStringLiteral("1"), true},
                  {0, 3, {What::element, 30, -4}, QStringLiteral("1"), true}},
                 9);
  ASSERT_EQ(m_quiz.answers().size(), 2U);
  EXPECT_TRUE(m_quiz.answers()[0].isRight);
  EXPECT_FALSE(m_quiz.answers()[1].isRight);
  EXPECT_EQ(m_quiz.seed(), 9U);
  m_playback.forward();
  m_quiz.reveal();
  m_playback.forward();
  m_quiz.reveal();
  m_playback.forward();  // the question was answered
  EXPECT_EQ(m_playback.step(), 3);
  EXPECT_EQ(m_quiz.open(), nullptr);
}

}  // namespace
}  // namespace lanescope::ui
