// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/question.h"

#include <gtest/gtest.h>

#include <bit>
#include <limits>

#include "tests/gpu/trace/record_maker.h"
#include "ui/quiz/question_maker.h"
#include "ui/quiz/typed_number.h"
#include "ui/stage/model/stage_model.h"

namespace lanescope::ui {
namespace {

using trace::Event;
using trace::EventKind;
using trace::Space;
using values::DType;
using What = Subject::What;

bool agrees(const char* typed, float truth) {
  const auto number = TypedNumber::parse(QString::fromUtf8(typed));
  return number && number->agrees(DType::float32, std::bit_cast<std::uint32_t>(truth));
}

bool agreesWithInteger(const char* typed, std::int64_t truth, DType type = DType::int64) {
  const auto number = TypedNumber::parse(QString::fromUtf8(typed));
  return number && number->agrees(type, static_cast<std::uint64_t>(truth));
}

TEST(TypedNumber, TakesAFloatRoundedToTheDigitsThatWereTyped) {
  EXPECT_TRUE(agrees("28", 28.0F));
  EXPECT_TRUE(agrees("28.0", 28.0F));
  EXPECT_FALSE(agrees("28.1", 28.0F));
  EXPECT_TRUE(agrees("0.333", 1.0F / 3));
  EXPECT_TRUE(agrees(".333", 1.0F / 3));
  EXPECT_TRUE(agrees("0,3333", 1.0F / 3));
  EXPECT_FALSE(agrees("0.334", 1.0F / 3));
  EXPECT_FALSE(agrees("0.33", 1.0F / 3));  // three digits count
  EXPECT_TRUE(agrees("0.3333333333", 1.0F / 3));
  EXPECT_TRUE(agrees("-1.5e3", -1500.0F));
  EXPECT_TRUE(agrees("−1500", -1500.0F));
  EXPECT_FALSE(agrees("1500", -1500.0F));
  // The stage writes it so in narrow cells.
  EXPECT_TRUE(agrees("65.5k", 65536.0F));
  EXPECT_FALSE(agrees("65500", 65536.0F));
  EXPECT_TRUE(agrees("2.02e3", 2016.0F));
  EXPECT_FALSE(agrees("2020", 2016.0F));
  EXPECT_TRUE(agrees("0", 0.0F));
  EXPECT_TRUE(agrees("0", -0.0F));
  EXPECT_FALSE(agrees("1e-30", 0.0F));
  EXPECT_FALSE(agrees("0", 1e-30F));
}

TEST(TypedNumber, TakesNanAndInfinityByName) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const float infinity = std::numeric_limits<float>::infinity();
  EXPECT_TRUE(agrees("NaN", nan));
  EXPECT_TRUE(agrees("nan", nan));
  EXPECT_FALSE(agrees("0", nan));
  EXPECT_FALSE(agrees("NaN", 0.0F));
  EXPECT_TRUE(agrees("inf", infinity));
  EXPECT_TRUE(agrees("∞", infinity));
  EXPECT_TRUE(agrees("-inf", -infinity));
  EXPECT_TRUE(agrees("−∞", -infinity));
  EXPECT_FALSE(agrees("-inf", infinity));
  EXPECT_FALSE(agrees("1e300", infinity));
}

TEST(TypedNumber, TakesAnIntegerExactly) {
  EXPECT_TRUE(agreesWithInteger("28", 28));
  EXPECT_TRUE(agreesWithInteger("28.0", 28));
  EXPECT_FALSE(agreesWithInteger("28.4", 28));
  EXPECT_FALSE(agreesWithInteger("1000001", 1000000));
  EXPECT_TRUE(agreesWithInteger("-1", 0xffffffff, DType::int32));
  EXPECT_TRUE(agreesWithInteger("4294967295", 0xffffffff, DType::uint32));
  EXPECT_TRUE(agreesWithInteger("9007199254740993", 9007199254740993));
  EXPECT_FALSE(agreesWithInteger("9007199254740992", 9007199254740993));
  EXPECT_TRUE(agreesWithInteger("1 000", 1000));
  EXPECT_FALSE(agreesWithInteger("inf", 28));
  EXPECT_FALSE(agreesWithInteger("1e300", 28));
}

TEST(TypedNumber, RefusesTextsThatAreNoNumbers) {
  for (const char* text : {"", " ", "twenty", ".", "-", "1.2.3", "e5", "0x10", "1e", "k", "--1"}) {
    EXPECT_FALSE(TypedNumber::parse(QString::fromUtf8(text))) << text;
  }
}

/// The first step that stores on this line.
int storeOn(const StageModel& model, int line) {
  for (int step = 0; step < model.stepCount(); ++step) {
    const trace::Step& which = model.timeline->step(static_cast<std::size_t>(step));
    if (which.line == line && which.kind == EventKind::store) return step;
  }
  return -1;
}

// With a[i] = i and b[i] = 2, cache[i] = 2·i. The tree's first step adds the element 4 further on.
TEST(Question, AsksForASumAndGivesItAsRecorded) {
  const StageModel model(test::makeDotShared({8, 8, 1}), 0);
  const int step = storeOn(model, test::kAddLine);
  const auto question = questionOn(model, step, {What::element, test::kCache, 3});
  ASSERT_TRUE(question);
  EXPECT_EQ(question->text.toStdString(),
            "Line 32 comes next: a store to cache. What does cache[3] hold then?");
  EXPECT_EQ(question->reason.toStdString(), "cache[3] = cache[3] + cache[7] = 6 + 14 = 20");
  EXPECT_EQ(question->isRight(QStringLiteral("20")), std::optional(true));
  EXPECT_EQ(question->isRight(QStringLiteral("21")), std::optional(false));
  EXPECT_FALSE(question->isRight(QStringLiteral("twenty")));
}

TEST(Question, TellsOneBarrierFromSeveral) {
  const StageModel model(test::makeDotShared({8, 8, 1}), 0);
  const auto last = questionOn(model, 15, {What::barriersLeft});
  ASSERT_TRUE(last);
  EXPECT_EQ(last->bits, 1U);
  EXPECT_EQ(last->reason.toStdString(), "from step 16 on the block meets at one barrier");
}

TEST(Question, AsksForActiveLanesCostAndRemainingSteps) {
  const StageModel model(test::makeDotShared({64, 64, 1}), 0);
  const int step = storeOn(model, test::kAddLine);
  const auto told = [&](const Subject& subject) {
    const auto question = questionOn(model, step, subject);
    return question ? question->text.toStdString() + " " + question->reason.toStdString()
                    : std::string();
  };
  EXPECT_EQ(told({What::threadsOfBlock}),
            "Line 32 comes next: a store to cache. How many of the block's 64 threads take part? "
            "threads 0 to 31 take part");
  EXPECT_EQ(told({What::lanesOfWarp, 0, 1}),
            "Line 32 comes next: a store to cache. How many lanes of warp 1 take part? "
            "no lane of warp 1 takes part");
  EXPECT_EQ(told({What::bankWays, 0, 0}),
            "Line 32 comes next: a store to cache. How many ways does the bank conflict of warp 0 "
            "have (1: no conflict)? no bank has to give two different words at a time");
  EXPECT_EQ(told({What::sectors, 0, 0}), "");  // shared memory has no sectors
  EXPECT_EQ(told({What::barriersLeft}), "How many barriers are still to come? from step " +
                                            std::to_string(step + 1) +
                                            " on the block meets at 6 barriers");
  EXPECT_EQ(told({What::epochsLeft}),
            "How many epochs come after epoch 1? the block's last epoch is epoch 7");
  const int load = 1;
  const auto sectors = questionOn(model, load, {What::sectors, 0, 1});
  ASSERT_TRUE(sectors);
  EXPECT_EQ(sectors->bits, 4U);
  EXPECT_EQ(sectors->reason.toStdString(), "sectors 4 to 7 of b");
}

TEST(Question, NamesTheWordsThatABankMustGive) {
  test::Threads threads(32);
  for (int thread = 0; thread < 32; ++thread) {
    const auto index = static_cast<std::int64_t>(thread) * 2;
    threads[static_cast<std::size_t>(thread)] = {Event::make(EventKind::store, 0, 1, thread, 0),
                                                 Event::make(EventKind::store, 0, 2, index, 0)};
  }
  const StageModel model(test::makeRecord({{"s", Space::shared, DType::float32, 64}}, threads), 0);
  const auto question = questionOn(model, 1, {What::bankWays, 0, 0});
  ASSERT_TRUE(question);
  EXPECT_EQ(question->bits, 2U);
  EXPECT_EQ(question->reason.toStdString(), "bank 0 has to give 2 different words (0, 32)");
}

TEST(Question, IsOnlyAboutSubjectsThatTheStepHas) {
  const StageModel model(test::makeDotShared({8, 8, 1}), 0);
  const int step = storeOn(model, test::kAddLine);
  EXPECT_FALSE(questionOn(model, 0, {What::threadsOfBlock}));
  EXPECT_FALSE(questionOn(model, -1, {What::threadsOfBlock}));
  EXPECT_FALSE(questionOn(model, model.stepCount(), {What::threadsOfBlock}));
  EXPECT_FALSE(questionOn(model, step, {What::element, test::kCache, 7}));
  EXPECT_FALSE(questionOn(model, step, {What::element, 99, 3}));
  EXPECT_FALSE(questionOn(model, step, {What::lanesOfWarp, 0, 1}));
  EXPECT_FALSE(questionOn(model, step, {What::lanesOfWarp, 0, -1}));
  EXPECT_FALSE(questionOn(model, step, {What::bankWays, 0, 5}));
}

TEST(Question, IsNotAboutAnElementThatSeveralThreadsStore) {
  test::Threads threads(2);
  for (auto& thread : threads) {
    thread = {Event::make(EventKind::store, 0, 1, 0, 0), Event::make(EventKind::store, 0, 2, 0, 1)};
  }
  const StageModel model(test::makeRecord({{"s", Space::shared, DType::int32, 2}}, threads), 0);
  EXPECT_FALSE(questionOn(model, 1, {What::element, 0, 0}));
}

TEST(QuestionMaker, AsksForASumRatherThanForACopy) {
  const StageModel model(test::makeDotShared({8, 8, 1}), 0);
  const QuestionMaker maker(model, 1);
  const int step = storeOn(model, test::kAddLine);
  const auto question = maker.make(step, QuestionKind::value, {});
  ASSERT_TRUE(question);
  EXPECT_EQ(question->subject.array, test::kCache);
  EXPECT_LT(question->subject.index, 4);
  EXPECT_EQ(maker.worthOf(step, QuestionKind::value), std::optional(3));
  const int last = storeOn(model, test::kPartialLine);
  EXPECT_EQ(maker.worthOf(last, QuestionKind::value), std::optional(0));  // a copy
  EXPECT_FALSE(maker.make(1, QuestionKind::value, {}));                   // a load
}

TEST(QuestionMaker, MakesTheSameQuestionsFromTheSameSeedAndNoneTwiceInARow) {
  const StageModel model(test::makeDotShared({256, 64, 2}), 0);
  const auto all = QuestionKinds(QuestionKind::value) | QuestionKind::lanes | QuestionKind::cost |
                   QuestionKind::left;
  const auto questions = [&](std::uint64_t seed, QuestionKinds kinds) {
    const QuestionMaker maker(model, seed);
    std::vector<Subject> subjects;
    std::optional<Subject> previous;
    for (int step = 1; step < model.stepCount(); ++step) {
      const auto question = maker.make(step, kinds, previous);
      if (!question) continue;
      EXPECT_NE(question->subject, previous.value_or(Subject{What::element, 77, -1}));
      previous = question->subject;
      subjects.push_back(question->subject);
    }
    return subjects;
  };
  EXPECT_EQ(questions(1, all), questions(1, all));
  EXPECT_NE(questions(1, all), questions(2, all));
  EXPECT_EQ(questions(1, all).size(), static_cast<std::size_t>(model.stepCount() - 1));
  for (const QuestionKind kind :
       {QuestionKind::value, QuestionKind::lanes, QuestionKind::cost, QuestionKind::left}) {
    EXPECT_FALSE(questions(1, kind).empty());
    for (const Subject& subject : questions(1, kind)) EXPECT_EQ(subject.kind(), kind);
  }
}

}  // namespace
}  // namespace lanescope::ui
