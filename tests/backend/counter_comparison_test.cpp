// SPDX-License-Identifier: Apache-2.0
//
// Our counters, which come from a record alone, beside those that Nsight Compute reads from the GPU
// while it runs the plain build of the same launch.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "backend/backend.h"
#include "backend/cuda_available.h"
#include "catalog/catalog.h"
#include "tests/backend/counter_cases.h"
#include "tests/backend/tool_output.h"
#include "tests/catalog/launches.h"
#include "trace/counters.h"

namespace lanescope::backend {
namespace {

using values::WarpCounters;

/// What Nsight Compute prints of this program's own launches, or nothing when it is not installed.
std::optional<std::string> profile() {
  std::string metrics;
  for (const values::HardwareMetric& metric : values::kHardwareMetrics)
    metrics += std::string(metric.name) + ",";
  metrics.pop_back();
  return tests::outputOfTool("ncu", "--csv --print-units base --metrics " + metrics,
                             "--gtest_filter='*DISABLED_Launches'");
}

/// The fields of a line of CSV whose fields are all quoted.
std::vector<std::string> fieldsOf(const std::string& line) {
  std::vector<std::string> fields;
  for (std::size_t begin = line.find('"'); begin != std::string::npos;) {
    const std::size_t end = line.find('"', begin + 1);
    if (end == std::string::npos) break;
    fields.push_back(line.substr(begin + 1, end - begin - 1));
    begin = line.find('"', end + 1);
  }
  return fields;
}

using Values = std::map<std::string, std::uint64_t>;

/// The metrics of each launch, in order. Each line of the table is one metric: its first field
/// numbers the launch, the last three are name, unit and value.
std::vector<Values> launchesIn(const std::string& text) {
  std::vector<Values> launches;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::vector<std::string> fields = fieldsOf(text.substr(begin, end - begin));
    begin = end + 1;
    if (fields.size() < 4 || fields[0].find_first_not_of("0123456789") != std::string::npos)
      continue;
    const std::size_t launch = std::stoul(fields[0]);
    if (launch >= launches.size()) launches.resize(launch + 1);
    std::string digits = fields.back();
    std::erase(digits, ',');
    launches[launch][fields[fields.size() - 3]] = std::stoull(digits);
  }
  return launches;
}

WarpCounters countersOf(Backend& emulator, const Case& one) {
  const values::Plan plan = one.row->plan(one.parameters);
  RunOptions options;
  options.record = trace::Window{
      .firstBlock = 0, .blockCount = plan.launches.back().grid.total(), .maxEvents = 1U << 24};
  const RunOutcome outcome =
      emulator.run(plan, catalog::makeInputs(*one.row, one.parameters), options, {}, {});
  EXPECT_FALSE(outcome.record->truncated);
  return trace::countersOf(*outcome.record).total;
}

/// Of each case the launch that is recorded, the last one; empty when there are not as many
/// launches as the cases make.
std::vector<Values> recordedOnes(const std::vector<Values>& launches,
                                 const std::vector<Case>& cases) {
  std::vector<Values> recorded;
  std::size_t end = 0;
  for (const Case& one : cases) {
    end += one.row->plan(one.parameters).launches.size();
    if (end > launches.size()) return {};
    recorded.push_back(launches[end - 1]);
  }
  return end == launches.size() ? recorded : std::vector<Values>{};
}

struct Totals {
  int compared = 0;
  int explained = 0;
  int different = 0;
};

/// What the profiler looks at; nothing else in this program launches a kernel.
TEST(GpuCounters, DISABLED_Launches) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  for (const Case& one : counterCases()) {
    const auto inputs = catalog::makeInputs(*one.row, one.parameters);
    EXPECT_EQ(
        gpu->run(one.row->plan(one.parameters), inputs, {}, {}, [](double) {}).findings.size(), 0U);
  }
}

TEST(GpuCounters, AreWhatNsightComputeReads) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const std::vector<Case> all = counterCases();
  const auto emulator = makeEmulatorBackend();
  std::vector<WarpCounters> ours;
  ours.reserve(all.size());
  for (const Case& one : all) ours.push_back(countersOf(*emulator, one));

  std::vector<Values> launches;  // the least that was read
  std::vector<Values> most;
  std::map<std::string_view, Totals> totals;
  std::string differences;
  // Now and then a wavefront more is counted, when the memory pipe serves somebody else first: the
  // least of some profiles is the kernel's own, or they differ among themselves.
  for (int round = 0; round == 0 || (round < 4 && !differences.empty()); ++round) {
    const std::optional<std::string> text = profile();
    if (!text) GTEST_SKIP() << "Nsight Compute (ncu) is not installed.";
    if (text->find("ERR_NVGPUCTRPERM") != std::string::npos) {
      GTEST_SKIP() << "The driver lets only administrators read the GPU's counters.";
    }
    const std::vector<Values> measured = recordedOnes(launchesIn(*text), all);
    ASSERT_EQ(measured.size(), all.size()) << *text;
    if (round == 0) launches = most = measured;
    totals.clear();
    differences.clear();
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (const auto& [name, value] : measured[i]) {
        launches[i][name] = std::min(launches[i][name], value);
        most[i][name] = std::max(most[i][name], value);
      }
      for (const values::HardwareMetric& metric : values::kHardwareMetrics) {
        const std::uint64_t mine = ours[i].*metric.access.*metric.counter;
        const auto theirs = launches[i].find(metric.name);
        ASSERT_NE(theirs, launches[i].end()) << metric.name;
        Totals& kernel = totals[all[i].row->id];
        ++kernel.compared;
        if (mine == theirs->second) continue;
        if (isExplained(all[i], metric, mine, theirs->second) ||
            isTiming(metric, mine, theirs->second, most[i][metric.name])) {
          ++kernel.explained;
          continue;
        }
        ++kernel.different;
        differences += tests::textOf(*all[i].row, all[i].parameters) + " " + metric.name + ": " +
                       std::to_string(mine) + " here, " + std::to_string(theirs->second) +
                       " in Nsight Compute\n";
      }
    }
  }
  EXPECT_EQ(differences, "");
  for (const auto& [kernel, counts] : totals) {
    EXPECT_GE(counts.compared, 12 * static_cast<int>(values::kHardwareMetrics.size())) << kernel;
    std::printf("%-28s %d counters compared, %d explained, %d different\n",
                std::string(kernel).c_str(), counts.compared, counts.explained, counts.different);
  }
}

}  // namespace
}  // namespace lanescope::backend
