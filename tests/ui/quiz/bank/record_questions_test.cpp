// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/bank/record_questions.h"

#include <gtest/gtest.h>

#include <QImage>
#include <bit>
#include <cmath>

#include "tests/gpu/trace/record_maker.h"
#include "ui/quiz/bank/moodle_xml.h"
#include "ui/quiz/typed_number.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/scene/stage_scene.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

using values::DType;

std::shared_ptr<const StageScene> sceneOfDot() {
  return std::make_shared<StageScene>(test::makeDotShared({64, 32, 2}), 0);
}

QuestionBank bankOf(const std::shared_ptr<const StageScene>& scene, const QuestionChoice& choice,
                    const std::stop_token& stop = {}) {
  return recordQuestions(scene, choice, {}, stop, [](double) {});
}

TEST(RecordQuestions, AreSpreadOverTheStepsInTheirOrder) {
  const auto scene = sceneOfDot();
  const auto questions = chooseQuestions(scene->model(), {.count = 5});
  ASSERT_EQ(questions.size(), 5U);
  const int part = (scene->stepCount() - 1) / 5;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    const int first = 1 + static_cast<int>(i) * (scene->stepCount() - 1) / 5;
    EXPECT_GE(questions[i].step, first);
    EXPECT_LE(questions[i].step, first + part + 1);
  }
}

TEST(RecordQuestions, AreAtMostOneForEachStepAndOfTheKindsThatAreWanted) {
  const auto scene = sceneOfDot();
  const auto questions =
      chooseQuestions(scene->model(), {.count = 200, .kinds = QuestionKind::value});
  EXPECT_LT(questions.size(), static_cast<std::size_t>(scene->stepCount()));
  EXPECT_GE(questions.size(), 5U);  // the tree has five levels
  int last = 0;
  for (const Question& question : questions) {
    EXPECT_EQ(question.subject.kind(), QuestionKind::value);
    EXPECT_GT(question.step, last);
    last = question.step;
  }
}

TEST(RecordQuestions, AnotherVariantAsksSomethingElse) {
  const auto scene = sceneOfDot();
  const auto subjects = [&](std::uint64_t variant) {
    std::vector<std::pair<int, Subject>> all;
    for (const Question& each : chooseQuestions(scene->model(), {.variant = variant})) {
      all.emplace_back(each.step, each.subject);
    }
    return all;
  };
  EXPECT_EQ(subjects(1), subjects(1));
  EXPECT_NE(subjects(1), subjects(2));
}

TEST(RecordQuestions, HaveTheRightAnswerTheReasonAndThePictureOfTheStepBefore) {
  const auto scene = sceneOfDot();
  const QuestionBank bank = bankOf(scene, {.count = 8, .kinds = QuestionKind::value});
  const auto questions =
      chooseQuestions(scene->model(), {.count = 8, .kinds = QuestionKind::value});
  ASSERT_EQ(bank.questions.size(), questions.size());
  EXPECT_EQ(bank.title, "dot_shared");
  BankLook hidden;
  hidden.stage.hidesFuture = true;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    const BankQuestion& made = bank.questions[i];
    EXPECT_TRUE(made.text.contains(markupOf(questions[i].text))) << made.text.toStdString();
    EXPECT_TRUE(made.why.contains(markupOf(questions[i].reason))) << made.why.toStdString();
    const auto& answer = std::get<NumberAnswer>(made.answer);
    EXPECT_EQ(questions[i].isRight(answer.value), std::optional(true));
    ASSERT_TRUE(made.picture);
    EXPECT_EQ(made.picture->name.toStdString(),
              QString::asprintf("step-%04d.png", questions[i].step).toStdString());
    const BankPicture before = pictureOfStep(scene, questions[i].step - 1, hidden, {});
    EXPECT_EQ(made.picture->bytes, before.bytes);
    EXPECT_EQ(QImage::fromData(made.picture->bytes).size(), QSize(1280, 720));
  }
}

TEST(RecordQuestions, GiveTheSameFileEachTime) {
  const QByteArray first = moodleXml(bankOf(sceneOfDot(), {.count = 3}));
  EXPECT_EQ(first, moodleXml(bankOf(sceneOfDot(), {.count = 3})));
}

TEST(RecordQuestions, DoNotSayHowManyStepsThereAreWhereThatIsAsked) {
  const auto scene = sceneOfDot();
  const QuestionBank bank = bankOf(scene, {.count = 20, .kinds = QuestionKind::left});
  ASSERT_FALSE(bank.questions.empty());
  const QString total = QStringLiteral(" of %1").arg(scene->stepCount());
  for (const BankQuestion& each : bank.questions) {
    EXPECT_FALSE(each.text.contains(total)) << each.text.toStdString();
    EXPECT_FALSE(each.picture->text.contains(total)) << each.picture->text.toStdString();
  }
}

TEST(RecordQuestions, OfferChoicesForACostWithOneThatIsRight) {
  const QuestionBank bank = bankOf(sceneOfDot(), {.count = 20, .kinds = QuestionKind::cost});
  ASSERT_FALSE(bank.questions.empty());
  for (const BankQuestion& each : bank.questions) {
    const auto* choices = std::get_if<ChoiceAnswer>(&each.answer);
    if (choices == nullptr) continue;
    EXPECT_EQ(choices->right.size(), 1);
    EXPECT_EQ(choices->wrong.size(), 5);
  }
}

TEST(RecordQuestions, EndWhereTheyAreStopped) {
  std::stop_source source;
  source.request_stop();
  EXPECT_THROW((void)bankOf(sceneOfDot(), {}, source.get_token()), values::Error);
}

TEST(RecordQuestions, HaveNoneWhereThereIsNothingToPredict) {
  const auto record = test::makeRecord({{"s", trace::Space::shared, DType::float32, 1}},
                                       {{trace::Event::make(trace::EventKind::load, 0, 1, 0, 0)}});
  EXPECT_TRUE(chooseQuestions(StageScene(record, 0).model(), {}).empty());
}

TEST(Tolerance, IsHalfAUnitOfTheThirdDigitOfAFloat) {
  const auto of = [](float value) {
    return TypedNumber::toleranceOf(DType::float32, std::bit_cast<std::uint32_t>(value));
  };
  EXPECT_DOUBLE_EQ(of(1.0F / 3), 0.0005);
  EXPECT_DOUBLE_EQ(of(-123.25F), 0.5);
  EXPECT_DOUBLE_EQ(of(28), 0.05);
  EXPECT_DOUBLE_EQ(of(2016), 0.5);  // a whole number is right to the last digit
  EXPECT_DOUBLE_EQ(of(1.5e9F), 5e6);
  EXPECT_EQ(of(0), 0);
  EXPECT_EQ(TypedNumber::toleranceOf(DType::int64, 1000000), 0);
}

}  // namespace
}  // namespace lanescope::ui
