// SPDX-License-Identifier: Apache-2.0
//
// Compares the program's counters, which come from a record alone, with those that Nsight Compute
// reads from the GPU while it runs the plain build of the same launch.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "tests/gpu/backend/counter_cases.h"
#include "tests/gpu/backend/cuda_available.h"
#include "tests/gpu/backend/profile_output.h"
#include "tests/gpu/backend/tool_output.h"
#include "tests/gpu/catalog/launches.h"
#include "trace/count/counters.h"

namespace lanescope::backend {
namespace {

using tests::arithmeticOf;
using tests::launchesIn;
using Values = tests::LaunchMetrics;

/// Returns what Nsight Compute prints about this program's launches of a kernel, or nothing when it
/// is not installed.
std::optional<std::string> profile(std::string_view kernel) {
  return tests::outputOfTool("ncu", tests::profileArguments(),
                             "--gtest_filter='*DISABLED_Launches/" + std::string(kernel) + "'");
}

Ours countersOf(Backend& emulator, const Case& one) {
  const values::Plan plan = one.row->plan(one.parameters);
  RunOptions options;
  options.record = trace::Window{.firstBlock = 0,
                                 .blockCount = plan.launches.back().grid.total(),
                                 .maxEvents = 1U << 24,
                                 .flow = true};
  const RunOutcome outcome =
      emulator.run(plan, catalog::makeInputs(*one.row, one.parameters), options, {}, {});
  EXPECT_FALSE(outcome.record->truncated);
  return oursOf(*outcome.record);
}

/// Returns the recorded launch of each case, which is its last one; empty when the number of
/// launches is wrong.
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

class GpuCounters : public testing::TestWithParam<std::string_view> {};

/// The launches that the profiler looks at; nothing else in this program launches a kernel.
TEST_P(GpuCounters, DISABLED_Launches) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  for (const Case& one : counterCases(catalog::find(GetParam()))) {
    const auto inputs = catalog::makeInputs(*one.row, one.parameters);
    EXPECT_EQ(
        gpu->run(one.row->plan(one.parameters), inputs, {}, {}, [](double) {}).findings.size(), 0U);
  }
}

TEST_P(GpuCounters, AreWhatNsightComputeReads) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const std::vector<Case> all = counterCases(catalog::find(GetParam()));
  const auto emulator = makeEmulatorBackend();
  std::vector<Ours> ours;
  ours.reserve(all.size());
  for (const Case& one : all) ours.push_back(countersOf(*emulator, one));

  std::vector<Values> launches;  // the least readings
  std::vector<Values> most;
  Totals totals;
  std::string differences;
  // Now and then a wavefront more is counted, when the memory pipe serves another client first.
  // Either the least of several profiles is the kernel's own, or they differ among themselves.
  for (int round = 0; round == 0 || (round < 4 && !differences.empty()); ++round) {
    const std::optional<std::string> text = profile(GetParam());
    if (!text) GTEST_SKIP() << "Nsight Compute (ncu) is not installed.";
    if (text->find("ERR_NVGPUCTRPERM") != std::string::npos) {
      GTEST_SKIP() << "The driver lets only administrators read the GPU's counters.";
    }
    const std::vector<Values> measured = recordedOnes(launchesIn(*text), all);
    ASSERT_EQ(measured.size(), all.size()) << *text;
    if (round == 0) launches = most = measured;
    totals = {};
    differences.clear();
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (const auto& [name, value] : measured[i]) {
        launches[i][name] = std::min(launches[i][name], value);
        most[i][name] = std::max(most[i][name], value);
      }
      for (const values::HardwareMetric& metric : values::kHardwareMetrics) {
        const std::uint64_t mine = ours[i].of(metric);
        const auto theirs = launches[i].find(metric.name);
        ASSERT_NE(theirs, launches[i].end()) << metric.name;
        ++totals.compared;
        if (mine == theirs->second) continue;
        if (isExplained(all[i], metric, ours[i], theirs->second) ||
            isTiming(all[i], metric, mine, theirs->second, most[i][metric.name])) {
          ++totals.explained;
          continue;
        }
        ++totals.different;
        differences += tests::textOf(*all[i].row, all[i].parameters) + " " + metric.name + ": " +
                       std::to_string(mine) + " here, " + std::to_string(theirs->second) +
                       " in Nsight Compute\n";
      }
      // What the tensor cores compute is no operation of a thread, so that the flow is not whole.
      const bool isOnTensorCores = all[i].row->plan(all[i].parameters).firstWithTiles().has_value();
      ASSERT_EQ(ours[i].asWritten.arithmetic.has_value(), !isOnTensorCores)
          << tests::textOf(*all[i].row, all[i].parameters);
      if (isOnTensorCores) continue;
      const values::Arithmetic theirs = arithmeticOf(launches[i]);
      for (const auto type : {&values::Arithmetic::float32, &values::Arithmetic::float64}) {
        const values::FloatOperations& mine = *ours[i].asWritten.arithmetic.*type;
        ++totals.compared;
        if (mine == theirs.*type) continue;
        if (isExplained(all[i], mine, theirs.*type)) {
          ++totals.explained;
          continue;
        }
        ++totals.different;
        differences += tests::textOf(*all[i].row, all[i].parameters) + ": " + textOf(mine) +
                       " here, " + textOf(theirs.*type) + " in Nsight Compute\n";
      }
    }
  }
  EXPECT_EQ(differences, "");
  EXPECT_GE(totals.compared, 12 * static_cast<int>(values::kHardwareMetrics.size()));
  std::printf("%-28s %d counters compared, %d explained, %d different\n",
              std::string(GetParam()).c_str(), totals.compared, totals.explained, totals.different);
}

INSTANTIATE_TEST_SUITE_P(Kernels, GpuCounters, testing::ValuesIn(countedKernels()),
                         [](const auto& kernel) { return std::string(kernel.param); });

}  // namespace
}  // namespace lanescope::backend
