// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/conditions/condition_reader.h"

#include <random>

#include "tests/app/conditions/condition_fixture.h"

namespace lanescope::app {
namespace {

/// Arrays a, b, partial with one partial sum, and cache with 8 elements.
const ConditionRun& dotRun() {
  static const ConditionRun run(test::makeDotShared({8, 8, 1}));
  return run;
}

struct Refused {
  const char* text;
  int column;
  const char* sentence;  ///< a part of it
};

TEST(ConditionReader, NamesTheColumnAndWhatIsExpected) {
  const Refused table[]{
      {"", 1, "Type a condition, for example thread == 3 && cache[0] > 10."},
      {"   ", 1, "Type a condition"},
      {"thread ==", 10, "In column 10 a number or a name is expected, not the end."},
      {"== 3", 1, "In column 1 a number or a name is expected, not “==”."},
      {"thread 3", 8, "In column 8 an operator is expected, such as == or &&, not “3”."},
      {"thread = 3", 8, "The = in column 8 would assign; == compares."},
      {"thread == 3 & lane", 13, "The & in column 13 stands alone; conditions are joined by &&."},
      {"thread | 3", 8, "joined by ||."},
      {"thread == 3;", 12, "“;” in column 12 has no meaning in a condition."},
      {"thread == é", 11, "“é” in column 11"},
      {"2 ^ 3", 3, "“^” in column 3"},
      {"\"text\"", 1, "“\"” in column 1"},
      {"thraed == 3", 1,
       "There is no thraed (column 1). Arrays: a[8], b[8], partial[1], cache[8]."},
      {"threadIdx == 3", 1, "Numbers: thread, threadIdx.x"},
      {"lane == 1 && cash[0] > 1", 14, "There is no cash (column 14)."},
      {"foo(3)", 1, "There is no function foo (column 1)"},
      {"cache > 10", 1, "The array cache in column 1 lacks an index, as in cache[0]."},
      {"thread[0] == 1", 1, "thread in column 1 is one number and takes no index."},
      {"cache[8] > 1", 7, "cache has 8 elements, from cache[0] on; there is no cache[8]"},
      {"cache[-1] > 1", 7, "there is no cache[-1] (column 7)."},
      {"cache[1e30] > 1", 7, "cache has 8 elements"},
      {"cache[1.5] > 1", 7, "An index is a whole number; in column 7 it is 1.5."},
      {"cache[0 > 1", 6, "The [ in column 6 is not closed."},
      {"(thread == 3", 1, "The ( in column 1 is not closed."},
      {"thread == 3)", 12, "The ) in column 12 closes nothing."},
      {"cache[(0]) > 1", 9, "The ] in column 9 closes nothing."},
      {"value is", 9, "In column 9 nan or inf is expected after “is”, not the end."},
      {"value is 3", 10, "In column 10 nan or inf is expected after “is”, not “3”."},
      {"value == 0,5", 11, "The comma in column 11"},
      {"abs(1, 2)", 6, "The comma in column 6"},
      {"min()", 5, "In column 5 a number or a name is expected, not “)”."},
      {"thread == 3 &&", 15, "not the end"},
      {"thread == 3 && || lane == 1", 16, "not “||”"},
      {"thread == - -3", 13, "In column 13 a number or a name is expected, not “-”."},
      {"thread ! 3", 8, "an operator is expected"},
  };
  for (const Refused& each : table) {
    const QString text = QString::fromUtf8(each.text);
    try {
      (void)dotRun().condition(text);
      ADD_FAILURE() << each.text << " was read";
    } catch (const ConditionError& error) {
      EXPECT_EQ(error.column(), each.column) << each.text << ": " << error.what();
      EXPECT_NE(std::string(error.what()).find(each.sentence), std::string::npos)
          << each.text << ": " << error.what();
    }
  }
}

TEST(ConditionReader, RefusesATextThatIsTooLong) {
  try {
    (void)dotRun().condition(QString(10'000, QLatin1Char('(')));
    ADD_FAILURE();
  } catch (const ConditionError& error) {
    EXPECT_STREQ(error.what(), "A condition has at most 1000 characters; this one has 10000.");
  }
  EXPECT_THROW((void)dotRun().condition(QString(1000, QLatin1Char('('))), ConditionError);
  const QString deep =
      QString(499, QLatin1Char('(')) + QStringLiteral("12") + QString(499, QLatin1Char(')'));
  EXPECT_EQ(dotRun().condition(deep).valueOf(0, 0), 12);
}

TEST(ConditionReader, ReadsOrRefusesAnyTokensAndComputesWhatItReads) {
  const char* const pieces[] = {"thread", "lane",  "cache", "cache[", "a[",  "]",    "(",
                                ")",      "value", "index", "is",     "nan", "inf",  "&&",
                                "||",     "!",     "==",    "!=",     "<",   ">=",   "+",
                                "-",      "*",     "/",     "%",      ",",   "min(", "abs(",
                                "sqrt(",  "3",     "0.5",   "1e9",    ".",   "1e",   "is nan",
                                "kind",   "load",  "step",  "line",   "?",   "v0",   "a0(",
                                "_pi",    "e",     "~",     ":",      "=",   "&"};
  std::mt19937 random(11);
  int readings = 0;
  for (int round = 0; round < 40'000; ++round) {
    QString text;
    for (auto length = random() % 9 + 1; length > 0; --length) {
      text += QLatin1String(pieces[random() % std::size(pieces)]);
      if (random() % 2 == 0) text += QLatin1Char(' ');
    }
    try {
      Condition condition = dotRun().condition(text);
      ++readings;
      for (const std::size_t step : {0U, 4U}) {
        (void)condition.holdsAt(step);
        (void)condition.valueOf(step, 3);
      }
    } catch (const ConditionError& error) {
      EXPECT_GE(error.column(), 1);
      EXPECT_LE(error.column(), text.size() + 1);
      EXPECT_FALSE(QLatin1String(error.what()).contains(QLatin1String("cannot be read from")))
          << text.toStdString() << ": " << error.what();
    }
  }
  EXPECT_GT(readings, 100);
}

TEST(ConditionReader, SaysWhere64BitIntegersAreRounded) {
  using trace::Event;
  const ConditionRun run(test::makeRecord(
      {{"wide", trace::Space::global, values::DType::int64, 4},
       {"narrow", trace::Space::global, values::DType::int32, 4}},
      {{Event::make(trace::EventKind::store, 0, 1, 2, (std::uint64_t{1} << 53U) + 1),
        Event::make(trace::EventKind::store, 1, 2, 2, 7)}}));
  EXPECT_TRUE(run.condition(QStringLiteral("wide[2] > 1")).roundsIntegers());
  EXPECT_TRUE(run.condition(QStringLiteral("value > 1")).roundsIntegers());
  EXPECT_FALSE(run.condition(QStringLiteral("narrow[2] > 1")).roundsIntegers());
  EXPECT_TRUE(run.condition(QStringLiteral("wide[2] == 9007199254740992")).holdsAt(0));
}

}  // namespace
}  // namespace lanescope::app
