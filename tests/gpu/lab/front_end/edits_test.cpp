// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/edits.h"

#include <gtest/gtest.h>

namespace lanescope::lab {
namespace {

std::string edited(const Edits& edits, const std::string& text) {
  return lab::apply(text, edits.list(text));
}

TEST(Edits, OuterChangesLieAroundInnerOnes) {
  Edits edits;
  edits.wrap(0, 3, "outer(", ")");
  edits.wrap(0, 1, "left(", ")");
  edits.wrap(2, 3, "right(", ")");
  EXPECT_EQ(edited(edits, "a+b"), "outer(left(a)+right(b))");
}

TEST(Edits, TheSameChangeTwiceIsOne) {
  Edits edits;
  edits.wrap(0, 1, "f(", ")");
  edits.wrap(0, 1, "f(", ")");
  EXPECT_EQ(edited(edits, "a"), "f(a)");
}

TEST(Edits, AReplacedPartKeepsWhatStandsBeforeIt) {
  Edits edits;
  edits.wrap(1, 2, "(", ")[0]");
  edits.replace(0, 1, "");
  EXPECT_EQ(edited(edits, "*p"), "(p)[0]");
}

TEST(Edits, WhatIsLeftOutKeepsItsLines) {
  Edits edits;
  edits.leaveOut(2, 7);
  edits.wrap(4, 5, "f(", ")");
  EXPECT_EQ(edited(edits, "a {\nb\n}c"), "a \n\nc");
}

TEST(Edits, AreInTheOrderOfTheText) {
  Edits edits;
  edits.replace(4, 5, "E");
  edits.replace(0, 1, "A");
  edits.insert(2, "-");
  const std::vector<Edit> expected{{0, 1, "A"}, {2, 0, "-"}, {4, 1, "E"}};
  EXPECT_EQ(edits.list("abcde"), expected);
}

}  // namespace
}  // namespace lanescope::lab
