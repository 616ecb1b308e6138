// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/assigned_name.h"

#include <gtest/gtest.h>

namespace lanescope::trace {
namespace {

using Found = std::optional<AssignedName>;

TEST(AssignedName, IsWhatStandsLeftOfTheAssignment) {
  EXPECT_EQ(assignedName("    float x = a[i] * b[i];"), Found({"x", 0}));
  EXPECT_EQ(assignedName("sums[j][l] = fmaf(left[j], right[l], sums[j][l]);"), Found({"sums", 2}));
  EXPECT_EQ(assignedName("left[j] = tileA[(y + j) * kDepth + i];"), Found({"left", 1}));
  EXPECT_EQ(assignedName("    sum += x;  // y = z"), Found({"sum", 0}));
  EXPECT_EQ(assignedName("bits <<= 2;"), Found({"bits", 0}));
  EXPECT_EQ(assignedName("if (k == 3 && column + 1 < k) ofA.y = a[row * k + 1];"),
            Found({"ofA.y", 0}));
  EXPECT_EQ(assignedName("for (int i = 0; i < 4; ++i) sum += x[i];"), Found({"sum", 0}));
  EXPECT_EQ(assignedName("const T before = __shfl_up_sync(0xffffffff, mine, d);"),
            Found({"before", 0}));
}

TEST(AssignedName, IsTheFirstArgumentOfACallThatStandsAlone) {
  EXPECT_EQ(assignedName("    mmaTf32(sums[half], left, right);"), Found({"sums", 1}));
  EXPECT_EQ(assignedName("    __syncthreads();"), Found());
}

TEST(AssignedName, IsMissingWhereTheLineHasNoneOrSeveral) {
  for (const char* line :
       {"", "// x = 3", "return op(a, b);", "if (a == b) {", "if (a <= b && c >= d) return;",
        "x = 1; y = 2;", "for (int i = 0; i < n; ++i) {", "viewAs<V>(tile)[t] = v;", "}"}) {
    EXPECT_EQ(assignedName(line), Found()) << line;
  }
}

TEST(SourceNames, KnowTheLengthsOfTheArraysThatTheTextDeclares) {
  const SourceNames names(
      "constexpr int kEdge = 8;               // rows\n"
      "    T sums[kEdge][kEdge] = {};\n"
      "    T right[2];\n"
      "    T next[kRows / 4][2];\n"
      "    T both[2];\n"
      "    T both[3];\n"
      "    return last[3];\n"
      "    right[0] = 3;\n");
  EXPECT_EQ(names.extentsOf("sums"), (std::vector{8, 8}));
  EXPECT_EQ(names.extentsOf("right"), (std::vector{2}));
  for (const char* name : {"next", "both", "last", "none"}) {
    EXPECT_TRUE(names.extentsOf(name).empty()) << name;
  }
  ASSERT_NE(names.at(8), nullptr);
  EXPECT_EQ(*names.at(8), (AssignedName{"right", 1}));
  EXPECT_EQ(names.at(1)->name, "kEdge");
  EXPECT_EQ(names.at(7), nullptr);
  EXPECT_EQ(names.at(0), nullptr);
  EXPECT_EQ(names.at(9), nullptr);
}

}  // namespace
}  // namespace lanescope::trace
