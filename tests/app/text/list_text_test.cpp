// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/list_text.h"

#include <gtest/gtest.h>

namespace lanescope {
namespace {

TEST(ListText, PartsNamesWithCommas) {
  EXPECT_EQ(commaList({}), QString());
  EXPECT_EQ(commaList({"a"}), "a");
  EXPECT_EQ(commaList({"a", "b", "c"}), "a, b, c");
}

TEST(ListText, PutsAnAndBeforeTheLastName) {
  EXPECT_EQ(andList({}), QString());
  EXPECT_EQ(andList({"a"}), "a");
  EXPECT_EQ(andList({"a", "b"}), "a and b");
  EXPECT_EQ(andList({"a", "b", "c"}), "a, b and c");
}

TEST(ListText, PutsSentencesOneAfterTheOther) {
  EXPECT_EQ(paragraph({"One.", QString(), "Two."}), "One. Two.");
  EXPECT_EQ(paragraph({QString(), "%1 stays."}), "%1 stays.");
}

}  // namespace
}  // namespace lanescope
