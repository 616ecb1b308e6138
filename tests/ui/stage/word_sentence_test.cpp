// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/words/word_sentence.h"

#include <gtest/gtest.h>

#include "tests/gpu/trace/record_maker.h"
#include "ui/stage/model/stage_model.h"

namespace lanescope::ui {
namespace {

using trace::Event;
using trace::EventKind;

/// Explains a name on a line of the made records.
struct Words {
  explicit Words(std::shared_ptr<const trace::Record> record, std::uint64_t block = 0)
      : model(std::move(record), block) {}

  [[nodiscard]] QStringList of(const QString& array, int line, int step, Chosen chosen = {}) const {
    SourceWord word;
    word.line = line;
    word.name = array;
    word.arrays = {array};
    return WordSentence(model, step, chosen).compose(word);
  }
  [[nodiscard]] QStringList ofIndex(const QString& array, int line, int step,
                                    Chosen chosen = {}) const {
    SourceWord word;
    word.line = line;
    word.name = QStringLiteral("i");
    word.arrays = {QStringLiteral("i"), array};
    word.isIndex = true;
    return WordSentence(model, step, chosen).compose(word);
  }
  [[nodiscard]] QString ofBuiltIn(const char* name, const char* member, Chosen chosen = {}) const {
    SourceWord word;
    word.line = 1;
    word.name = QString::fromUtf8(name);
    word.member = QString::fromUtf8(member);
    word.arrays = {word.name};
    return WordSentence(model, 0, chosen).compose(word).value(1);
  }
  [[nodiscard]] int firstStepOf(std::size_t epoch) const {
    return static_cast<int>(model.timeline->firstStepOf(epoch));
  }

  StageModel model;
};

TEST(WordSentence, TellsEachAccessOfTheThreadThatIsFollowed) {
  const Words words(test::makeDotShared({64, 64, 1}));
  EXPECT_EQ(words.of("cache", test::kAddLine, words.firstStepOf(1), 17),
            (QStringList{"cache on line 32, in this step", "Thread 17 reads cache[49] = 98.",
                         "Thread 17 reads cache[17] = 34.", "Thread 17 writes cache[17] = 132."}));
  EXPECT_EQ(words.of("a", test::kLoopLine, 0, 17),
            (QStringList{"a on line 24, in this step", "Thread 17 reads a[17] = 17."}));
}

TEST(WordSentence, NamesTheFirstThreadsAndTheirNumber) {
  const Words words(test::makeDotShared({64, 64, 1}));
  EXPECT_EQ(words.of("cache", test::kAddLine, words.firstStepOf(1)),
            (QStringList{"cache on line 32, in this step",
                         "32 of 64 threads read cache[32 … 63]: thread 0 cache[32] = 64, thread 1 "
                         "cache[33] = 66, thread 2 cache[34] = 68 … thread 31 cache[63] = 126.",
                         "32 of 64 threads read cache[0 … 31]: thread 0 cache[0] = 0, thread 1 "
                         "cache[1] = 2, thread 2 cache[2] = 4 … thread 31 cache[31] = 62.",
                         "32 of 64 threads each store the sum of the two values that they read, in "
                         "cache[0 … 31]: thread 0 cache[0] = 64, thread 1 cache[1] = 68, thread 2 "
                         "cache[2] = 72 … thread 31 cache[31] = 188."}));
  EXPECT_EQ(words.of("partial", test::kPartialLine, words.model.stepCount() - 1).back(),
            "Thread 0 writes partial[0] = 4032.");
}

TEST(WordSentence, NamesTheStepWhenTheLineIsNotTheCurrentOne) {
  const Words words(test::makeDotShared({64, 64, 1}));
  const int tree = words.firstStepOf(1);
  EXPECT_EQ(words.of("a", test::kLoopLine, tree).front(), "a on line 24, last accessed in step 1");
  EXPECT_EQ(
      words.of("partial", test::kPartialLine, 0).front(),
      QStringLiteral("partial on line 38, next accessed in step %1").arg(words.model.stepCount()));
  // The line reads the other array in the same visit; an earlier visit reads it too.
  const Words rounds(test::makeDotShared({64, 16, 1}));
  EXPECT_EQ(rounds.of("b", test::kLoopLine, 2, 3),
            (QStringList{"b on line 24, next accessed in step 4", "Thread 3 reads b[19] = 2."}));
}

TEST(WordSentence, SaysNothingOfLaterStepsWhilePredicting) {
  const Words words(test::makeDotShared({64, 16, 1}));
  const auto of = [&](const char* array, int line, int step) {
    SourceWord word;
    word.line = line;
    word.name = QString::fromUtf8(array);
    word.arrays = {word.name};
    return WordSentence(words.model, step, 3U, true).compose(word);
  };
  EXPECT_TRUE(of("b", test::kLoopLine, 0).isEmpty());
  EXPECT_TRUE(of("partial", test::kPartialLine, 0).isEmpty());
  EXPECT_EQ(of("b", test::kLoopLine, 2).front(), "b on line 24, last accessed in step 2");
  const int tree = words.firstStepOf(1);
  EXPECT_EQ(of("cache", test::kAddLine, tree),
            (QStringList{"cache on line 32, in this step", "Thread 3 reads cache[11] = 280."}));
}

TEST(WordSentence, SaysThatTheFollowedThreadTakesNoPart) {
  const Words words(test::makeDotShared({64, 64, 1}));
  const QStringList told = words.of("cache", test::kAddLine, words.firstStepOf(1), 40);
  ASSERT_EQ(told.size(), 5);
  EXPECT_EQ(told[1], "Thread 40 does not access cache here.");
  EXPECT_TRUE(told[2].startsWith(QStringLiteral("32 of 64 threads read cache[32 … 63]")));
}

TEST(WordSentence, FindsAnIndexFromItsAccess) {
  const Words words(test::makeDotShared({64, 16, 1}));
  EXPECT_EQ(
      words.ofIndex("a", test::kLoopLine, 2, 3),
      (QStringList{"i on line 24, in this step", "i = 19 in thread 3: it reads a[19] = 19."}));
  EXPECT_EQ(words.ofIndex("a", test::kLoopLine, 2).back(),
            "i = 16 in thread 0, 17 in thread 1, 18 in thread 2 … 31 in thread 15.");
}

TEST(WordSentence, TellsCudasOwnVariables) {
  auto record = std::make_shared<trace::Record>(*test::makeDotShared({96, 32, 3}));
  record->block = {8, 4, 1};
  const Words words(record, 2);
  EXPECT_EQ(words.ofBuiltIn("threadIdx", "x", 17), "1 in thread 17, 7 in the block's last thread");
  EXPECT_EQ(words.ofBuiltIn("threadIdx", "", 17),
            "(1, 2, 0) in thread 17, (7, 3, 0) in the block's last thread");
  EXPECT_EQ(words.ofBuiltIn("blockIdx", "x"), "2 in the block that is shown, for all its threads");
  EXPECT_EQ(words.ofBuiltIn("blockDim", "y"), "4 for all threads");
  EXPECT_EQ(words.ofBuiltIn("gridDim", "x"), "3 for all threads");
  EXPECT_EQ(words.ofBuiltIn("threadIdx", "w"), QString());
}

TEST(WordSentence, IsEmptyForWordsThatTheRecordDoesNotTell) {
  const Words words(test::makeDotShared({64, 64, 1}));
  EXPECT_TRUE(words.of("sum", test::kLoopLine, 0).isEmpty());
  EXPECT_TRUE(words.of("half", test::kAddLine, 0).isEmpty());
  EXPECT_TRUE(words.of("a", test::kAddLine, 0).isEmpty());
  EXPECT_TRUE(words.ofIndex("loaded", test::kLoopLine, 0).isEmpty());
}

TEST(WordSentence, KnowsAnArgumentWithAnotherNameThanItsParameter) {
  const Words words(test::makeDotShared({64, 64, 1}));
  SourceWord word;
  word.line = test::kPartialLine;
  word.name = QStringLiteral("sums");
  word.arrays = word.parameters = {QStringLiteral("sums")};
  const int last = words.model.stepCount() - 1;
  EXPECT_EQ(WordSentence(words.model, last, {}).compose(word),
            (QStringList{"sums, here partial on line 38, in this step",
                         "Thread 0 writes partial[0] = 4032."}));
  // The line reads two arrays.
  word.line = test::kLoopLine;
  EXPECT_TRUE(WordSentence(words.model, 0, {}).compose(word).isEmpty());
}

TEST(WordSentence, TellsOfAnAccessOutsideItsArray) {
  const auto outside = [](std::int64_t index) {
    return Event::make(EventKind::outOfBounds, 0, 3, index, static_cast<std::uint64_t>(index));
  };
  const Words words(test::makeRecord({{"a", trace::Space::global, values::DType::int32, 4}},
                                     {{outside(4)}, {outside(-5)}}));
  EXPECT_EQ(words.of("a", 3, 0).back(),
            "All 2 threads reach outside a, which has 4 elements: thread 0 a[4], thread 1 a[-5].");
  EXPECT_EQ(words.of("a", 3, 0, 1).back(), "Thread 1 reaches for a[-5], but a has 4 elements.");
  EXPECT_EQ(words.ofIndex("a", 3, 0, 1).back(),
            "i = -5 in thread 1: it reaches for a[-5], but a has 4 elements.");
}

TEST(WordSentence, ListsAFewOfAThousandAccessesOfALine) {
  const std::vector<Event> loads(1000, Event::make(EventKind::load, 0, 3, 2, 7));
  const Words words(
      test::makeRecord({{"a", trace::Space::global, values::DType::int32, 4}}, {loads}));
  const QStringList told = words.of("a", 3, 500);
  EXPECT_EQ(told.size(), 8);
  EXPECT_EQ(told[1], "Thread 0 reads a[2] = 7.");
  EXPECT_EQ(told.back(), "994 more accesses on this line, one after the other.");
}

}  // namespace
}  // namespace lanescope::ui
