// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "app/text/number_text.h"

namespace lanescope {
namespace {

std::string shorten(double value, int maxChars) {
  return shortNumber(value, maxChars).toStdString();
}

TEST(ShortNumber, IsExactWhereItFits) {
  EXPECT_EQ(shorten(0, 3), "0");
  EXPECT_EQ(shorten(-0.0, 3), "-0");
  EXPECT_EQ(shorten(65534, 5), "65534");
  EXPECT_EQ(shorten(0.25, 4), "0.25");
  EXPECT_EQ(shorten(-12.5, 5), "-12.5");
}

TEST(ShortNumber, RoundsOrScalesWhatDoesNotFit) {
  EXPECT_EQ(shorten(3.14159, 4), "3.14");
  EXPECT_EQ(shorten(65534, 4), "66k");
  EXPECT_EQ(shorten(99840, 3), "1e5");
  EXPECT_EQ(shorten(1047552, 5), "1.05M");
  EXPECT_EQ(shorten(2.5e15, 6), "2.5e15");
  EXPECT_EQ(shorten(1.6e-9, 5), "2e-9");
}

TEST(ShortNumber, NamesWhatIsNoNumber) {
  EXPECT_EQ(shorten(std::nan(""), 3), "NaN");
  EXPECT_EQ(shortNumber(-std::numeric_limits<double>::infinity(), 3), QStringLiteral("-∞"));
}

TEST(ShortNumber, NeverShowsANumberAsZeroAndKeepsToItsLength) {
  for (double value = 1e-12; value < 1e14; value *= 1.37) {
    for (int maxChars = 3; maxChars <= 9; ++maxChars) {
      for (const double signedValue : {value, -value}) {
        const QString text = shortNumber(signedValue, maxChars);
        EXPECT_LE(text.size(), maxChars) << signedValue << ": " << text.toStdString();
        const bool hasDigit = text.toStdString().find_first_of("123456789") != std::string::npos;
        EXPECT_TRUE(hasDigit || text == (value < 1 ? QStringLiteral("~0") : QStringLiteral("…")))
            << signedValue << ": " << text.toStdString();
        EXPECT_TRUE(hasDigit || maxChars < 6) << signedValue;
      }
    }
  }
}

TEST(ShortNumber, SaysThatThereIsANumberWhichDoesNotFit) {
  EXPECT_EQ(shorten(-0.0049, 4), "~0");
  EXPECT_EQ(shorten(0.0004, 4), "4e-4");
  EXPECT_EQ(shorten(-0.0004, 4), "~0");
  EXPECT_EQ(shorten(-3e38, 4), "…");
}

TEST(IndexText, CountsFromZeroAsCudaDoes) {
  EXPECT_EQ(indexText(0, 4).toStdString(), "0 of 0..3");
  EXPECT_EQ(indexText(3, 4).toStdString(), "3 of 0..3");
  EXPECT_EQ(indexText(0, 1).toStdString(), "0");
}

}  // namespace
}  // namespace lanescope
