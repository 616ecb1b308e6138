// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/sweep_axes.h"

#include <gtest/gtest.h>

#include "values/error.h"

namespace lanescope::tune {
namespace {

const catalog::KernelRow& rowOf(const char* id) {
  return catalog::find(id);
}

std::string axesComplaint(const char* kernel, const std::string& text) {
  try {
    static_cast<void>(axesFromText(rowOf(kernel), text));
  } catch (const values::Error& error) {
    return error.what();
  }
  return "none";
}

TEST(SweepAxes, ARangeDoublesAndAListNamesEachValue) {
  const std::vector<Axis> axes =
      axesFromText(rowOf("dot_global"), "block=96..800,grid=5:2^10:1..4:2");
  ASSERT_EQ(axes.size(), 2U);
  EXPECT_EQ(axes[0], (Axis{"block", {96, 192, 384, 768}}));
  EXPECT_EQ(axes[1], (Axis{"grid", {1, 2, 4, 5, 1024}}));
}

TEST(SweepAxes, ARangeOfChoicesIsThoseBetween) {
  EXPECT_EQ(axesFromText(rowOf("scan_look_back"), "items=1..20").front().values,
            (std::vector<std::int64_t>{1, 4, 20}));
  EXPECT_EQ(axesFromText(rowOf("matmul_tiled"), "tile=8..32").front().values,
            (std::vector<std::int64_t>{8, 16, 32}));
}

TEST(SweepAxes, AKernelIsSweptOverTheLaunchParametersThatItHas) {
  EXPECT_EQ(sweptParameters(rowOf("dot_shared")), (std::vector<std::string_view>{"block", "grid"}));
  EXPECT_EQ(sweptParameters(rowOf("scan_look_back")),
            (std::vector<std::string_view>{"block", "items"}));
  EXPECT_EQ(sweptParameters(rowOf("matmul_tiled")), (std::vector<std::string_view>{"tile"}));
}

TEST(SweepAxes, ALongRangeEndsAtTheLargestNumber) {
  EXPECT_EQ(axesFromText(rowOf("dot_shared"), "grid=1..2147483647").front().values.size(), 31U);
}

TEST(SweepAxes, SaysWhatIsWrongInASentence) {
  EXPECT_EQ(axesComplaint("dot_shared", "block=1024..32"),
            "block = '1024..32' is no range; write it as 32..1024, the smaller number first.");
  EXPECT_EQ(axesComplaint("dot_shared", "block=32..64..128"),
            "block = '32..64..128' is no range; write it as 32..1024, the smaller number first.");
  EXPECT_EQ(axesComplaint("dot_shared", "block"),
            "sweep = 'block' names no parameter with its values; write it as block=32..1024.");
  EXPECT_EQ(axesComplaint("dot_shared", "n=1..1024"),
            "A sweep is over block, grid, items and tile, of which 'n' is none.");
  EXPECT_EQ(axesComplaint("dot_shared", "grid=auto"),
            "A sweep needs numbers, and grid = auto is none.");
  EXPECT_EQ(axesComplaint("dot_shared", "block=32..2048"),
            "block = 2048 is out of range: it must be from 1 to 1024.");
  EXPECT_NE(axesComplaint("dot_shared", "items=1..8").find("has no parameter 'items'"),
            std::string::npos);
  EXPECT_NE(axesComplaint("dot_shared", "block=33..99").find("is not a power of two"),
            std::string::npos);
  for (const char* const text : {"", ",", "block=", "block=32,", "block=a..b", "=32", "block=:"}) {
    EXPECT_NE(axesComplaint("dot_shared", text), "none") << text;
  }
}

}  // namespace
}  // namespace lanescope::tune
