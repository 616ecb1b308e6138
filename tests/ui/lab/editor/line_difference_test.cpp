// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/line_difference.h"

#include <gtest/gtest.h>

#include <random>

namespace lanescope::ui {
namespace {

QStringList letters(const char* text) {
  return QString::fromLatin1(text).split(QString(), Qt::SkipEmptyParts);
}

TEST(LineDifference, NamesChangedNewAndMissingLines) {
  using Places = std::vector<LineDifference>;
  EXPECT_EQ(differencesOf(letters("abc"), letters("abc")), Places{});
  EXPECT_EQ(differencesOf(letters("abxc"), letters("abc")), (Places{{2, 1, 2, 0}}));
  EXPECT_EQ(differencesOf(letters("ac"), letters("abc")), (Places{{1, 0, 1, 1}}));
  EXPECT_EQ(differencesOf(letters("aXcYe"), letters("abcde")),
            (Places{{1, 1, 1, 1}, {3, 1, 3, 1}}));
  EXPECT_EQ(differencesOf({}, letters("ab")), (Places{{0, 0, 0, 2}}));
}

TEST(LineDifference, ThePlacesMakeOneTextOfTheOther) {
  std::mt19937 random(1);
  std::uniform_int_distribution<int> letter(0, 3);
  std::uniform_int_distribution<int> length(0, 12);
  for (int turn = 0; turn < 2000; ++turn) {
    QStringList own;
    QStringList other;
    for (int i = length(random); i > 0; --i) own += QString::number(letter(random));
    for (int i = length(random); i > 0; --i) other += QString::number(letter(random));
    QStringList made;
    int at = 0;
    for (const LineDifference& place : differencesOf(own, other)) {
      made += own.mid(at, place.first - at);
      made += other.mid(place.otherFirst, place.otherCount);
      at = place.first + place.count;
    }
    made += own.mid(at);
    ASSERT_EQ(made, other) << own.join(',').toStdString() << " " << other.join(',').toStdString();
  }
}

TEST(LineDifference, TwoLargeTextsWithNothingInCommonAreOnePlace) {
  QStringList own;
  QStringList other;
  for (int i = 0; i < 20000; ++i) {
    own += QStringLiteral("a%1").arg(i);
    other += QStringLiteral("b%1").arg(i);
  }
  EXPECT_EQ(differencesOf(own, other), (std::vector<LineDifference>{{0, 20000, 0, 20000}}));
}

}  // namespace
}  // namespace lanescope::ui
