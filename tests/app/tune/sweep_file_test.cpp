// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/sweep_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace lanescope::tune {
namespace {

using values::Milliseconds;

/// Two of three cells measured, one of them failed.
SweepResults sampleResults() {
  const catalog::KernelRow& row = catalog::find("dot_shared");
  SweepResults results;
  results.space = {row, catalog::defaultsOf(row), {{"block", {32, 64, 128}}}};
  results.device = "A \"GPU\"";
  for (std::size_t i = 0; i < 3; ++i) {
    results.cells.emplace_back().parameters = results.space.at(i);
  }
  results.cells[0].setSamples({Milliseconds(3), Milliseconds(3.5), Milliseconds(4)});
  results.cells[1].setSamples({Milliseconds(1), Milliseconds(1.5), Milliseconds(2)});
  results.cells[2].fail("It has \"no\" room, sadly.");
  results.marks.push_back({Mark::Kind::rule, 0, "The rule."});
  return results;
}

TEST(SweepResults, TheBestIsTheShortestMedianOfThoseMeasuredInTurn) {
  SweepResults results = sampleResults();
  results.decide({});
  EXPECT_EQ(results.mark(Mark::Kind::best)->cell, 1U);
  EXPECT_TRUE(results.leads.empty());
  results.cells[2].setSamples({Milliseconds(0.5)});
  results.decide({0, 1});
  EXPECT_EQ(results.mark(Mark::Kind::best)->cell, 1U) << "the third was not measured in turn";
  EXPECT_EQ(std::ranges::count(results.marks, Mark::Kind::best, &Mark::kind), 1);
  ASSERT_EQ(results.leads.size(), 1U);
  EXPECT_EQ(results.leads[0].cell, 0U);
  EXPECT_DOUBLE_EQ(results.leads[0].ratio.value, 3.5 / 1.5);
  EXPECT_EQ(results.marksOf(0), "rule");
}

TEST(SweepResults, ALeadWithinChanceIsNotCertain) {
  SweepResults results = sampleResults();
  results.cells[0].setSamples({Milliseconds(1), Milliseconds(1.6), Milliseconds(2)});
  results.decide({0, 1});
  ASSERT_EQ(results.leads.size(), 1U);
  EXPECT_FALSE(results.leads[0].isCertain());
}

TEST(SweepFile, TheTableHasALineForEachCell) {
  SweepResults results = sampleResults();
  results.date = "2026-11-22";
  const std::string csv = sweepCsv(results);
  EXPECT_EQ(std::ranges::count(csv, '\n'), 4);
  EXPECT_NE(csv.find("dot_shared,\"A \"\"GPU\"\"\",1024,float32,sum,64,measured,1.25,1.75,3,0,1.5"),
            std::string::npos)
      << csv;
  EXPECT_TRUE(csv.ends_with(",2026-11-22\n")) << csv;
  EXPECT_NE(csv.find("\"It has \"\"no\"\" room, sadly.\""), std::string::npos) << csv;
  const std::string header = csv.substr(0, csv.find('\n'));
  const std::string line =
      csv.substr(header.size() + 1, csv.find('\n', header.size() + 1) - header.size() - 1);
  EXPECT_EQ(std::ranges::count(header, ','), std::ranges::count(line, ','));
}

TEST(SweepFile, TheJsonHoldsSamplesStatesAndMarks) {
  const nlohmann::json json = sweepJson(sampleResults());
  EXPECT_EQ(json["kernel"], "dot_shared");
  EXPECT_EQ(json["axes"][0]["values"], (nlohmann::json{32, 64, 128}));
  EXPECT_EQ(json["cells"][1]["launch"]["block"], 64);
  EXPECT_EQ(json["cells"][1]["samples_ms"].size(), 3U);
  EXPECT_EQ(json["cells"][1]["median_ms"], 1.5);
  EXPECT_EQ(json["cells"][2]["state"], "failed");
  EXPECT_EQ(json["marks"][0]["kind"], "rule");
}

}  // namespace
}  // namespace lanescope::tune
