// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/sweep_space.h"

#include <gtest/gtest.h>

#include <numeric>
#include <set>

#include "values/error.h"

namespace lanescope::tune {
namespace {

SweepSpace spaceOf(const char* kernel, std::vector<Axis> axes) {
  const catalog::KernelRow& row = catalog::find(kernel);
  return {row, catalog::defaultsOf(row), std::move(axes)};
}

std::string spaceComplaint(const char* kernel, const std::vector<Axis>& axes) {
  try {
    static_cast<void>(spaceOf(kernel, axes));
  } catch (const values::Error& error) {
    return error.what();
  }
  return "none";
}

TEST(SweepSpace, HasAPointForEachChoiceTheFirstAxisFastest) {
  const SweepSpace space = spaceOf("dot_shared", {{"block", {32, 64, 128}}, {"grid", {1, 2}}});
  ASSERT_EQ(space.size(), 6U);
  EXPECT_EQ(space.at(1).block, 64);
  EXPECT_EQ(space.at(1).grid, 1);
  EXPECT_EQ(space.at(3).block, 32);
  EXPECT_EQ(space.at(3).grid, 2);
  std::set<std::pair<std::int64_t, std::int64_t>> all;
  for (std::size_t i = 0; i < space.size(); ++i) {
    all.emplace(space.at(i).block, *space.at(i).grid);
  }
  EXPECT_EQ(all.size(), 6U);
}

TEST(SweepSpace, OfNoPointsOrTooManyIsRefused) {
  EXPECT_EQ(spaceComplaint("dot_shared", {}),
            "A sweep needs a parameter with its values, as in block=32..1024.");
  EXPECT_EQ(spaceComplaint("dot_shared", {{"block", {}}}), "The sweep has no value for block.");
  EXPECT_EQ(spaceComplaint("dot_shared", {{"grid", {1}}, {"grid", {2}}}),
            "The sweep names grid twice.");
  Axis many{"grid", std::vector<std::int64_t>(5001)};
  std::iota(many.values.begin(), many.values.end(), 1);
  EXPECT_EQ(spaceComplaint("dot_shared", {{"block", {32, 64}}, many}),
            "The sweep has 10002 points; 10000 are the most.");
  many.values.pop_back();
  EXPECT_EQ(spaceComplaint("dot_shared", {{"block", {32, 64}}, many}), "none");
}

TEST(SweepSpace, WithoutAPointThatCanBeLaunchedIsRefused) {
  EXPECT_EQ(spaceComplaint("scan_look_back", {{"block", {512}}, {"items", {20}}}),
            "No point of the sweep can be launched: block = 512 threads of 20 vectors each need "
            "more registers than a multiprocessor has; 256 threads are the most.");
  EXPECT_EQ(spaceComplaint("scan_look_back", {{"block", {256, 512}}, {"items", {20}}}), "none");
}

TEST(SweepSpace, TakesTheRuleAwayThatWouldChooseTheBlockItself) {
  const SweepSpace space = spaceOf("reduce_one_launch", {{"block", {64, 128}}});
  EXPECT_EQ(space.parameters().rule, values::LaunchRule::fill);
  const catalog::KernelRow& row = catalog::find("reduce_one_launch");
  EXPECT_EQ(row.plan(space.at(0)).launches.front().block.x, 64U);
  EXPECT_EQ(spaceComplaint("scan_look_back", {{"block", {64, 128}}}),
            "scan_look_back chooses its block itself while items is auto: sweep items, too, or set "
            "it.");
}

}  // namespace
}  // namespace lanescope::tune
