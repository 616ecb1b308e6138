// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/words/source_word.h"

#include <gtest/gtest.h>

#include <QTest>
#include <string>

namespace lanescope::ui {
namespace {

/// The word where a line has a mark, "^", which is not part of it.
std::optional<SourceWord> wordAt(QString line, const QString& before = {}) {
  const auto column = static_cast<int>(line.indexOf(QLatin1Char('^')));
  line.remove(column, 1);
  return SourceWord::at(before + QLatin1Char('\n') + line, 1, column);
}

QStringList arraysAt(const char* line, const char* before = "") {
  const auto word = wordAt(QString::fromUtf8(line), QString::fromUtf8(before));
  return word ? word->arrays : QStringList();
}

TEST(SourceWord, OnAnElementIsItsArray) {
  EXPECT_EQ(arraysAt("sum = fma(^a[i], b[i], sum);"), QStringList{"a"});
  EXPECT_EQ(arraysAt("sum = fma(a^[i], b[i], sum);").back(), "a");
  EXPECT_EQ(arraysAt("sum = fma(a[i^], b[i], sum);"), QStringList{"a"});
  EXPECT_EQ(arraysAt("cache[t ^+ half] = 1;"), QStringList{"cache"});
  EXPECT_EQ(arraysAt("cache[t + ^half] = 1;"), (QStringList{"half", "cache"}));
  EXPECT_EQ(arraysAt("out[bin[^i]] = 1;"), (QStringList{"i", "bin", "out"}));
  EXPECT_EQ(arraysAt("out[^bin[i]] = 1;"), (QStringList{"bin", "out"}));
  EXPECT_EQ(wordAt(QStringLiteral("x = ^a[i];"))->line, 2);
}

TEST(SourceWord, LooksThroughAViewOfAnArray) {
  EXPECT_EQ(arraysAt("viewAs<float4>(^tileA)[at] = v;"), QStringList{"tileA"});
  EXPECT_EQ(arraysAt("viewAs<float4>(tileA)[a^t] = v;"), (QStringList{"at", "tileA"}));
  const char* view = "    const auto vectors = viewAs<Vector>(in);";
  EXPECT_EQ(arraysAt("loaded[k] = ^vectors[v];", view), QStringList{"in"});
  const char* remote = "const auto ofFirst = cluster.map_shared_rank(numbers, 0);";
  EXPECT_EQ(arraysAt("^ofFirst[rank] = mine;", remote), QStringList{"numbers"});
}

TEST(SourceWord, IsAnIndexWhereItAloneStandsInTheBrackets) {
  EXPECT_TRUE(wordAt(QStringLiteral("x = a[^i];"))->isIndex);
  EXPECT_TRUE(wordAt(QStringLiteral("a[ ^i ] += b[j];"))->isIndex);
  EXPECT_FALSE(wordAt(QStringLiteral("x = a[^i + 1];"))->isIndex);
  EXPECT_FALSE(wordAt(QStringLiteral("x = ^a[i];"))->isIndex);
  // Which of the two the record's index belongs to, it does not tell.
  EXPECT_FALSE(wordAt(QStringLiteral("x = a[^i] + a[j];"))->isIndex);
  // An index of vectors is none of elements.
  EXPECT_FALSE(
      wordAt(QStringLiteral("x = v[^i];"), QStringLiteral("auto v = viewAs<float4>(a);"))->isIndex);
  EXPECT_FALSE(wordAt(QStringLiteral("cache[^threadIdx.x] = sum;"))->isIndex);
}

TEST(SourceWord, KnowsTheParametersOnItsLine) {
  const QString kernel =
      QStringLiteral("void sum(Global<const T> in, Global<T> __restrict__ partial, long long n)");
  EXPECT_EQ(wordAt(QStringLiteral("mine = op(mine, ^in[i]);"), kernel)->parameters,
            QStringList{"in"});
  EXPECT_EQ(wordAt(QStringLiteral("partial[0] = ^in[n];"), kernel)->parameters,
            (QStringList{"in", "partial"}));
}

TEST(SourceWord, KnowsTheMembersOfCudasVariables) {
  for (const char* line : {"i = ^threadIdx.x;", "i = threadIdx.^x;", "cache[threadId^x.x] = 1;"}) {
    const auto word = wordAt(QString::fromUtf8(line));
    ASSERT_TRUE(word) << line;
    EXPECT_EQ(word->name, QStringLiteral("threadIdx")) << line;
    EXPECT_EQ(word->member, QStringLiteral("x")) << line;
  }
}

TEST(SourceWord, IsNothingWhereNoNameStands) {
  EXPECT_FALSE(wordAt(QStringLiteral("x ^= 5;")));
  EXPECT_FALSE(wordAt(QStringLiteral("x = 1^7;")));
  EXPECT_FALSE(wordAt(QStringLiteral("^")));
  EXPECT_FALSE(wordAt(QStringLiteral("] ^] [ (")));
  EXPECT_FALSE(SourceWord::at(QStringLiteral("x"), 7, 0));
  EXPECT_FALSE(SourceWord::at(QStringLiteral("x"), 0, 40));
  EXPECT_FALSE(SourceWord::at(QStringLiteral("x"), 0, -1));
}

}  // namespace
}  // namespace lanescope::ui
