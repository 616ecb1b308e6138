// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QStringList>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/bench_report.h"
#include "app/cli/bench_requests.h"
#include "app/cli/command.h"
#include "app/history/google_benchmark.h"

namespace lanescope::cli {
namespace {

using nlohmann::json;
using values::BenchSeries;
using values::Milliseconds;

std::vector<values::BenchRequest> requestsFor(const QStringList& arguments) {
  QCommandLineParser parser;
  parser.addOptions(benchOptions());
  EXPECT_TRUE(parser.parse(QStringList{"lanescope"} + arguments)) << qPrintable(parser.errorText());
  return benchRequests(parser);
}

TEST(BenchRequests, KernelsOfOneProblemAreTimedInTurnEachLaunchedInItsOwnWay) {
  const auto requests =
      requestsFor({"dot_global", "--kernels", "dot_one_launch,scan_look_back", "--sizes", "1000"});
  ASSERT_EQ(requests.size(), 2U);
  EXPECT_EQ(requests[0].kernel, "dot_global");
  EXPECT_EQ(requests[0].beside, std::vector<std::string>{"dot_one_launch"});
  ASSERT_EQ(requests[0].besideParameters.size(), 1U);
  EXPECT_EQ(requests[0].besideParameters[0], catalog::defaultsOf(catalog::find("dot_one_launch")));
  EXPECT_TRUE(requests[0].withCpuVariants);
  EXPECT_EQ(requests[1].kernel, "scan_look_back");
}

TEST(BenchRequests, SayHowToSample) {
  const values::Sampling usual = requestsFor({"dot_shared"}).at(0).sampling;
  EXPECT_EQ(usual, values::Sampling());
  const values::Sampling cold =
      requestsFor({"dot_shared", "--cold", "--samples", "20", "--min-time", "0.5"}).at(0).sampling;
  EXPECT_TRUE(cold.cold);
  EXPECT_FALSE(cold.hot);
  EXPECT_EQ(cold.samples, 20);
  EXPECT_EQ(cold.minTime, Milliseconds(500));
  EXPECT_EQ(cold.maxTime, Milliseconds(1000)) << "time for the least that is wanted";
  const values::Sampling both = requestsFor({"dot_shared", "--cold", "--hot"}).at(0).sampling;
  EXPECT_TRUE(both.cold && both.hot);
}

TEST(BenchRequests, SetProductsBesideCublas) {
  const auto requests = requestsFor({"matmul_tf32", "matmul_cublas", "--against", "cublas"});
  ASSERT_EQ(requests.size(), 1U);
  EXPECT_EQ(requests[0].beside, (std::vector<std::string>{"matmul_cublas", "matmul_cublas_tf32",
                                                          "matmul_cublas_bf16"}));
  EXPECT_EQ(requests[0].besideParameters.size(), 3U);
  EXPECT_FALSE(requests[0].withCpuVariants);
  EXPECT_TRUE(requestsFor({"matmul_tf32", "--against", "cublas,cpu"}).at(0).withCpuVariants);
}

/// The longest name there is, at the largest size, hot and cold, beside two CPU variants.
values::BenchResult measured() {
  values::BenchResult result;
  result.kernel = "reduce_interleaved_divergent";
  result.date = "2026-01-02T03:04:05Z";
  const auto add = [&](const std::string& name, const std::string& where, double ms) {
    BenchSeries& series = result.series.emplace_back();
    series.name = name;
    series.where = where;
    series.n = std::int64_t{1} << 28;
    for (int i = 0; i < 10; ++i) series.samples.emplace_back(ms * (1 + 0.001 * ((7 * i) % 10)));
    return &series;
  };
  for (const values::Cache cache : {values::Cache::hot, values::Cache::cold}) {
    BenchSeries& series = *add(result.kernel, "GPU: NVIDIA H200", 1.25);
    series.cache = cache;
    series.calls = 16;
    series.dropped = 12;
    series.noisy = true;
    series.clockMHz = 1980;
    series.phases = values::Phases{Milliseconds(0.25), Milliseconds(100), Milliseconds(1.25),
                                   Milliseconds(0.02), Milliseconds(0.001)};
    series.pinned = values::PinnedTransfers{Milliseconds(20), Milliseconds(0.01)};
  }
  add("cpu: 1 thread", "CPU: test", 250);
  add("cpu: all cores", "CPU: test", 25);
  return result;
}

TEST(BenchReport, FitsAHundredColumns) {
  for (const QString& line : benchReport(measured()).split('\n')) {
    EXPECT_LE(line.size(), 100) << line.toStdString();
  }
}

TEST(BenchReport, NamesTheBestCpuVariantAndTellsTheRatioWithAndWithoutCopies) {
  const std::string text = benchReport(measured()).toStdString();
  EXPECT_NE(text.find("cpu: all cores                      25.11 ms   0.45%"), std::string::npos)
      << text;
  EXPECT_NE(text.find("best CPU\n"), std::string::npos) << text;
  EXPECT_NE(text.find("noisy, 12 dropped"), std::string::npos) << text;
  EXPECT_NE(text.find("hot   all cores"), std::string::npos) << text;
  // 25.11 against 1.256 alone, against 101.5 with all phases.
  EXPECT_NE(text.find("  20  "), std::string::npos) << text;
  EXPECT_NE(text.find("0.247"), std::string::npos) << text;
}

TEST(BenchReport, ComparesNothingWithTheEmulator) {
  values::BenchResult result = measured();
  for (BenchSeries& series : result.series) {
    if (!series.name.starts_with("cpu")) series.emulated = true;
  }
  const QString text = benchReport(result);
  EXPECT_TRUE(text.contains("emulator"));
  EXPECT_FALSE(text.contains("as fast"));
  EXPECT_FALSE(text.contains("phases"));
}

TEST(GoogleBenchmark, KeepsTheSamplesInTheirOrderUnderNamesThatItsToolsCompare) {
  const values::BenchResult result = measured();
  const json file = history::googleBenchmarkJson({&result, 1});
  std::vector<double> hot;
  int medians = 0;
  for (const json& entry : file["benchmarks"]) {
    if (entry["run_type"] == "aggregate") {
      medians += entry["aggregate_name"] == "median" ? 1 : 0;
      EXPECT_EQ(entry["name"], entry["run_name"].get<std::string>() + "_" +
                                   entry["aggregate_name"].get<std::string>());
      continue;
    }
    EXPECT_EQ(entry["name"], entry["run_name"]);
    EXPECT_EQ(entry["time_unit"], "ns");
    if (entry["name"] == "reduce_interleaved_divergent/kernel/268435456") {
      EXPECT_EQ(entry["repetition_index"], hot.size());
      EXPECT_EQ(entry["iterations"], 16);
      EXPECT_EQ(entry["dropped"], 12);
      EXPECT_EQ(entry["clock_mhz"], 1980);
      hot.push_back(entry["real_time"].get<double>());
    }
  }
  EXPECT_EQ(medians, 4);
  ASSERT_EQ(hot.size(), 10U);
  EXPECT_FALSE(std::ranges::is_sorted(hot));
  const std::string text = file.dump();
  EXPECT_NE(text.find("reduce_interleaved_divergent/kernel/268435456/cold"), std::string::npos);
  EXPECT_NE(text.find("reduce_interleaved_divergent/cpu: all cores/268435456"), std::string::npos);
}

}  // namespace
}  // namespace lanescope::cli
