// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QStringList>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/history/google_benchmark.h"
#include "catalog/catalog.h"
#include "ui/cli/commands/bench_requests.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/report.h"

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
  EXPECT_EQ(requests[0].compared, std::vector<std::string>{"dot_one_launch"});
  ASSERT_EQ(requests[0].comparedParameters.size(), 1U);
  EXPECT_EQ(requests[0].comparedParameters[0],
            catalog::defaultsOf(catalog::find("dot_one_launch")));
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

TEST(BenchRequests, AddNvidiasLibrariesToTheProblemsThatTheySolve) {
  const auto dots = requestsFor({"dot_shared", "--against", "cub,cublas"});
  ASSERT_EQ(dots.size(), 1U);
  EXPECT_EQ(dots[0].compared, (std::vector<std::string>{"dot_cub", "dot_cublas"}));
  EXPECT_FALSE(dots[0].withCpuVariants);
  // Each library goes with the kernels whose problems it solves, once per request.
  const auto mixed = requestsFor({"reduce_shuffle", "reduce_cub", "matmul_tiled", "scan_look_back",
                                  "--against", "cub, cublas, cpu"});
  ASSERT_EQ(mixed.size(), 3U);
  EXPECT_EQ(mixed[0].compared, std::vector<std::string>{"reduce_cub"});
  EXPECT_EQ(mixed[1].compared.size(), 3U);
  EXPECT_EQ(mixed[2].compared, std::vector<std::string>{"scan_cub"});
  EXPECT_TRUE(mixed[2].withCpuVariants);
}

TEST(BenchRequests, AddCublasToProducts) {
  const auto requests = requestsFor({"matmul_tf32", "matmul_cublas", "--against", "cublas"});
  ASSERT_EQ(requests.size(), 1U);
  EXPECT_EQ(requests[0].compared, (std::vector<std::string>{"matmul_cublas", "matmul_cublas_tf32",
                                                            "matmul_cublas_bf16"}));
  EXPECT_EQ(requests[0].comparedParameters.size(), 3U);
  EXPECT_FALSE(requests[0].withCpuVariants);
  EXPECT_TRUE(requestsFor({"matmul_tf32", "--against", "cublas,cpu"}).at(0).withCpuVariants);
}

/// The longest kernel name at the largest size, hot and cold, with two CPU variants.
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

/// Names, sizes, marks, ratios and sentences of the greatest length.
TEST(BenchReport, FitsAHundredColumns) {
  values::BenchResult result = measured();
  std::size_t longest = 0;
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (row.id.size() > longest) result.kernel = row.id;
    longest = std::max(longest, row.id.size());
  }
  for (BenchSeries& series : result.series) {
    series.n = std::int64_t{1} << 32;
    if (series.isOnCpu()) {
      series.name = "cpu: std, all cores";
      for (Milliseconds& sample : series.samples) sample /= 2e5;
      continue;
    }
    series.name = result.kernel;
    series.passed = false;
    series.gaps = true;
    series.dropped = 1000;
    series.samples.resize(1000, Milliseconds(1.2345));
  }
  BenchSeries& failed = result.series.emplace_back();
  failed.name = result.kernel;
  failed.n = std::int64_t{1} << 40;
  failed.failure = "The arrays need 8.0 TiB of GPU memory: 139.7 GiB of 139.8 GiB are free.";
  for (const QString& line : benchReport(result).split('\n')) {
    EXPECT_LE(line.size(), 100) << line.toStdString();
  }
}

TEST(BenchReport, SaysOnceForAllSizesWhatCouldNotBeTimed) {
  values::BenchResult result;
  for (const std::int64_t n : {4096, 16384}) {
    BenchSeries& series = result.series.emplace_back();
    series.name = "cpu: 1 thread";
    series.n = n;
    series.failure = "Left out.";
  }
  EXPECT_EQ(failuresReport(result).toStdString(),
            "  Not timed at n = 4,096; 16,384, cpu: 1 thread: Left out.\n");
  EXPECT_EQ(failuresReport(measured()), QString());
}

TEST(BenchReport, NamesTheBestCpuVariantAndTellsTheRatioWithAndWithoutCopies) {
  const std::string text = benchReport(measured()).toStdString();
  EXPECT_NE(text.find("cpu: all cores                      25.11 ms   0.45%"), std::string::npos)
      << text;
  EXPECT_NE(text.find("best CPU\n"), std::string::npos) << text;
  EXPECT_NE(text.find("noisy, 12 dropped"), std::string::npos) << text;
  EXPECT_NE(text.find("hot   all cores"), std::string::npos) << text;
  // 25.11 over 1.256 for the kernel alone, over 101.5 with all phases.
  EXPECT_NE(text.find("  20  "), std::string::npos) << text;
  EXPECT_NE(text.find("0.247"), std::string::npos) << text;
}

TEST(BenchReport, EndsTheTableWithItsNotes) {
  values::BenchResult result = measured();
  result.notes = {"Timed by 2 of 4 ranks, one of each host like the first."};
  EXPECT_TRUE(benchReport(result).contains(
      "\n  Note: Timed by 2 of 4 ranks, one of each host like the first.\n"))
      << benchReport(result).toStdString();
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
