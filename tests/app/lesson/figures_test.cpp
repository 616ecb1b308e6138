// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/figures.h"

#include <gtest/gtest.h>

#include "values/error.h"

namespace lanescope::app {
namespace {

std::string refusalOf(const values::RunResult& result, const QString& figure) {
  try {
    (void)figureOf(result, figure);
  } catch (const values::Error& error) {
    return error.what();
  }
  return {};
}

TEST(Figures, AreThoseOfTheRun) {
  values::RunResult result;
  result.result = std::int64_t{7};
  result.reference = 6.5;
  result.error = 0.5;
  result.parameters.n = 64;
  result.counters.emplace();
  result.counters->blocks = 3;
  result.counters->activeLanes = 24.5;
  result.counters->total.globalLoads = {64, 2, 8, 0, 0};
  result.counters->total.globalStores = {1, 1, 1, 0, 0};
  result.counters->total.sharedLoads = {64, 3, 0, 6, 3};
  result.counters->total.sharedStores = {64, 4, 0, 5, 1};
  result.counters->work = values::Work{127, 7};
  result.counters->arithmetic = values::Arithmetic{{63, 64, 5}, {1, 2, 3}, 0};
  result.findings.resize(2);
  const std::vector<std::pair<QString, double>> expected{
      {"result", 7},        {"reference", 6.5},
      {"error", 0.5},       {"n", 64},
      {"blocks", 3},        {"loads.global", 2},
      {"stores.global", 1}, {"loads.shared", 3},
      {"stores.shared", 4}, {"sectors", 9},
      {"conflicts", 4},     {"wavefronts.shared", 11},
      {"additions", 64},    {"multiplications", 66},
      {"fused", 8},         {"work", 127},
      {"depth", 7},         {"active", 24.5},
      {"findings", 2}};
  for (const auto& [name, value] : expected) {
    EXPECT_EQ(figureOf(result, name), value) << name.toStdString();
  }
}

TEST(Figures, ThatARunDoesNotHaveSayWhy) {
  values::RunResult result;
  EXPECT_EQ(refusalOf(result, "steps"), "The run was not recorded.");
  EXPECT_EQ(refusalOf(result, "sectors"), "The run was not recorded.");
  result.counters.emplace();
  EXPECT_EQ(refusalOf(result, "depth"),
            "Work and depth are those of a launch of one block whose record holds all that the "
            "threads compute; this one is none.");
  EXPECT_EQ(refusalOf(result, "additions"),
            "The record does not hold all that the threads compute, so that there is no count of "
            "it.");
  result.isUnchecked = true;
  EXPECT_EQ(refusalOf(result, "error"), "The run has no reference.");
  EXPECT_EQ(refusalOf(result, "speed").find("There is no figure speed; there are result, "), 0U);
}

}  // namespace
}  // namespace lanescope::app
