// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/matching.h"

#include <gtest/gtest.h>

#include <QStringList>
#include <new>

namespace lanescope {
namespace {

const QRegularExpression kWord(QStringLiteral("[a-z]+"));
/// The library gives up, as it does where it has no memory.
const QRegularExpression kTooCostly(QStringLiteral("(*LIMIT_MATCH=1)(a|b)+[ef]"));
const QString kText = QStringLiteral("12 abab d");

TEST(Matching, FindsTheFirstFromAPlaceOn) {
  EXPECT_EQ(firstMatch(kWord, kText).captured(), QLatin1String("abab"));
  EXPECT_EQ(firstMatch(kWord, kText, 5).captured(), QLatin1String("ab"));
  EXPECT_FALSE(
      firstMatch(kWord, kText, 0, QRegularExpression::AnchorAtOffsetMatchOption).hasMatch());
  EXPECT_TRUE(isMatch(kWord, kText));
  EXPECT_FALSE(isMatch(kWord, QStringLiteral("12")));
}

TEST(Matching, FindsAllInTheirOrder) {
  QStringList all;
  for (const QRegularExpressionMatch& match : allMatches(kWord, kText)) all += match.captured();
  EXPECT_EQ(all, QStringList({QStringLiteral("abab"), QStringLiteral("d")}));
  EXPECT_TRUE(allMatches(kWord, QString()).isEmpty());
}

TEST(Matching, ReplacesByTheTextAsItStands) {
  EXPECT_EQ(replaced(kText, kWord, QStringLiteral("\\0$")), QLatin1String("12 \\0$ \\0$"));
  EXPECT_EQ(
      replaced(QStringLiteral(".a\n'b"),
               QRegularExpression(QStringLiteral("^(?=[.'])"), QRegularExpression::MultilineOption),
               QStringLiteral("\\&")),
      QLatin1String("\\&.a\n\\&'b"));
}

TEST(Matching, TellsWhenItCouldNotLook) {
  EXPECT_THROW(static_cast<void>(firstMatch(kTooCostly, kText)), std::bad_alloc);
  EXPECT_THROW(static_cast<void>(isMatch(kTooCostly, kText)), std::bad_alloc);
  EXPECT_THROW(static_cast<void>(allMatches(kTooCostly, kText)), std::bad_alloc);
  EXPECT_THROW(static_cast<void>(replaced(kText, kTooCostly, {})), std::bad_alloc);
}

TEST(Matching, FindsNothingInHalfACharacter) {
  const QString half(QChar(0xd800));
  EXPECT_FALSE(isMatch(kWord, half));
  EXPECT_TRUE(allMatches(kWord, half).isEmpty());
}

}  // namespace
}  // namespace lanescope
