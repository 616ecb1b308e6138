// SPDX-License-Identifier: Apache-2.0
//
// The kernels of tests/gpu/lab/foreign as nvcc compiles them, on a GPU: their results, what
// compute-sanitizer finds, and what Nsight Compute counts, beside what the emulator says.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tests/gpu/backend/counter_cases.h"
#include "tests/gpu/backend/profile_output.h"
#include "tests/gpu/backend/sanitizer_tools.h"
#include "tests/gpu/backend/tool_output.h"
#include "tests/gpu/lab/compiled_changes.h"
#include "tests/gpu/lab/foreign_launch_file.h"
#include "tests/gpu/lab/foreign_run.h"

namespace lanescope::tests {
namespace {

/// A case in which compute-sanitizer and the checks rightly differ, or differ in some runs.
struct Explanation {
  std::string_view kernel;
  std::string_view tool;
  std::string_view cause;
};
constexpr auto kExplained = std::to_array<Explanation>({
    {"plainUpdate", "racecheck", "it looks at shared memory only"},
    {"scanFromNeighbour", "racecheck", "it looks at shared memory only"},
    {"noGuard", "racecheck", "it looks at shared memory only"},
    {"noGuard", "initcheck", "the memory behind an array is unwritten, too"},
    {"oneTooFar", "initcheck", "the memory behind an array is unwritten, too"},
    {"tailIsGarbage", "initcheck", "it looks at global memory only"},
    {"scanFromNeighbour", "initcheck", "which block writes first differs from run to run"},
    {"barrierInside", "synccheck",
     "the threads that leave the barrier out run to their end, for which a barrier does not wait"},
});

/// Returns the lines of the kernel's file that a tool's report names.
std::set<int> linesIn(const std::string& report, const ForeignKernel& kernel) {
  std::set<int> lines;
  const std::string file = std::string(kernel.file) + ".cu:";
  for (std::size_t at = report.find(file); at != std::string::npos; at = report.find(file, at)) {
    at += file.size();
    lines.insert(std::atoi(report.c_str() + at));
  }
  return lines;
}

std::string listOf(const std::set<int>& lines) {
  std::string text;
  for (const int line : lines) text += " " + std::to_string(line);
  return text;
}

class ForeignOnGpu : public testing::TestWithParam<ForeignKernel> {
 protected:
  void SetUp() override {
    if (const auto reason = whyNoLauncher()) GTEST_SKIP() << *reason;
  }
};

TEST_P(ForeignOnGpu, ComputesTheReferenceIfItIsRight) {
  const ForeignKernel& kernel = GetParam();
  const ForeignLaunchFile launch(kernel);
  const int status = std::system(launcherWith(launch.path()).c_str());
  const std::optional<bool> isRight = launch.isRight();
  std::printf("result | %s | %s\n", std::string(kernel.kernel).c_str(),
              !isRight   ? "ended"
              : *isRight ? "right"
                         : "wrong");
  if (kernel.verdict == ForeignVerdict::right) {
    EXPECT_EQ(status, 0);
    EXPECT_EQ(isRight, true);
  } else if (kernel.findings.empty()) {
    EXPECT_EQ(isRight, false);  // else the fault may show or not
  }
}

TEST_P(ForeignOnGpu, HasTheFindingsOfComputeSanitizer) {
  const ForeignKernel& kernel = GetParam();
  const ForeignLaunchFile launch(kernel);
  const std::vector<trace::Finding> ours = runOnEmulator(kernel).findings;
  std::string row;
  for (const SanitizerTool& tool : kSanitizerTools) {
    const std::optional<std::string> report = outputOfToolOn(
        "compute-sanitizer", std::string("--tool ") + tool.name, launcherWith(launch.path()));
    if (!report) GTEST_SKIP() << "compute-sanitizer is not installed.";
    const std::optional<int> errors = errorsIn(*report);
    ASSERT_TRUE(errors) << *report;
    const bool theirs = *errors > 0;
    const bool found = tool.isOneOf(ours);
    std::set<int> lines;
    for (const trace::Finding& finding : ours) {
      if (std::ranges::count(tool.kinds, finding.kind) == 0) continue;
      lines.insert(finding.line);
      if (finding.other) lines.insert(finding.other->line);
    }
    const std::set<int> named = theirs ? linesIn(*report, kernel) : std::set<int>{};
    row += std::string(" | ") + tool.name + (found ? " yes" + listOf(lines) : " no") + "/" +
           (theirs ? "yes" + listOf(named) : "no");
    const auto explained = std::ranges::find_if(kExplained, [&](const Explanation& each) {
      return each.kernel == kernel.kernel && each.tool == tool.name;
    });
    if (explained != kExplained.end()) {
      row += " (" + std::string(explained->cause) + ")";
      continue;
    }
    EXPECT_EQ(found, theirs) << tool.name << "\n" << *report;
    // Both name the same place, or one of the two places of a race.
    if (found && theirs) {
      EXPECT_TRUE(std::ranges::any_of(lines, [&](int line) { return named.contains(line); }))
          << tool.name << ":" << listOf(lines) << " here," << listOf(named) << " there";
    }
  }
  std::printf("findings | %s%s\n", std::string(kernel.kernel).c_str(), row.c_str());
}

INSTANTIATE_TEST_SUITE_P(Table, ForeignOnGpu, testing::ValuesIn(runnableKernels()),
                         [](const auto& kernel) { return testName(kernel.param); });

/// The counters of one kernel beside Nsight Compute's.
class CounterRow {
 public:
  explicit CounterRow(const ForeignKernel& kernel)
      : m_kernel(kernel),
        m_case{&rowOf(kernel), catalog::defaultsOf(rowOf(kernel))},
        m_ours(backend::oursOf(*runOnEmulator(kernel).record)) {}

  /// Takes the readings of one more profile.
  void add(const LaunchMetrics& launch) {
    for (const auto& [name, value] : launch) {
      const auto [least, isFirst] = m_least.emplace(name, value);
      if (!isFirst) least->second = std::min(least->second, value);
      m_most[name] = std::max(m_most[name], value);
    }
  }
  /// Returns what differs and has no known cause.
  [[nodiscard]] std::string differences() {
    m_explained = 0;
    std::string text;
    for (const values::HardwareMetric& metric : values::kHardwareMetrics) {
      const std::int64_t more = compiledChange(metric);
      const std::uint64_t mine = m_ours.of(metric) + static_cast<std::uint64_t>(more);
      const std::uint64_t theirs = m_least.at(metric.name);
      if (mine == theirs) {
        if (more != 0) ++m_explained;
        continue;
      }
      // A change that is known is exact.
      if ((more == 0 && isExplained(m_case, metric, m_ours, theirs)) ||
          isTiming(m_case, metric, mine, theirs, m_most.at(metric.name))) {
        ++m_explained;
        continue;
      }
      text += "; " + std::string(metric.title) + " " + std::to_string(mine) + " here, " +
              std::to_string(theirs) + " there";
    }
    const values::Arithmetic theirs = arithmeticOf(m_least);
    for (const auto type : {&values::Arithmetic::float32, &values::Arithmetic::float64}) {
      const values::FloatOperations& written = *m_ours.asWritten.arithmetic.*type;
      const values::FloatOperations mine = compiled(written);
      if (mine == theirs.*type) {
        if (mine != written) ++m_explained;
        continue;
      }
      if (mine == written && isExplained(m_case, mine, theirs.*type)) {
        ++m_explained;
        continue;
      }
      text += "; " + backend::textOf(mine) + " here, " + backend::textOf(theirs.*type) + " there";
    }
    return text;
  }
  void print() {
    const std::string text = differences();
    std::printf("counters | %s | %d explained%s\n", std::string(m_kernel.kernel).c_str(),
                m_explained, text.c_str());
  }
  [[nodiscard]] const ForeignKernel& kernel() const { return m_kernel; }

 private:
  /// Returns by how much the compiled kernel's counter differs from the source's.
  [[nodiscard]] std::int64_t compiledChange(const values::HardwareMetric& metric) const {
    const auto change = std::ranges::find_if(kCompiledChanges, [&](const CompiledChange& each) {
      return each.kernel == m_kernel.kernel && each.counter == metric.title;
    });
    return change == kCompiledChanges.end() ? 0 : change->more;
  }
  /// Returns what the compiled kernel makes of the source's operations on numbers of one type.
  [[nodiscard]] values::FloatOperations compiled(values::FloatOperations operations) const {
    const auto change =
        std::ranges::find(kCompiledArithmetic, m_kernel.kernel, &CompiledArithmetic::kernel);
    if (change == kCompiledArithmetic.end() || operations == values::FloatOperations{}) {
      return operations;
    }
    operations.additions += static_cast<std::uint64_t>(change->additions);
    operations.multiplications += static_cast<std::uint64_t>(change->multiplications);
    operations.fused += static_cast<std::uint64_t>(change->fused);
    return operations;
  }

  ForeignKernel m_kernel;
  backend::Case m_case;
  backend::Ours m_ours;
  LaunchMetrics m_least;
  LaunchMetrics m_most;
  int m_explained = 0;
};

TEST(ForeignCountersOnGpu, AreWhatNsightComputeReads) {
  if (const auto reason = whyNoLauncher()) GTEST_SKIP() << *reason;
  std::vector<std::unique_ptr<ForeignLaunchFile>> launches;
  std::vector<CounterRow> rows;
  std::string paths;
  for (const ForeignKernel& kernel : foreignKernels(ForeignVerdict::right)) {
    launches.push_back(std::make_unique<ForeignLaunchFile>(kernel));
    paths += launches.back()->path() + " ";
    rows.emplace_back(kernel);
  }
  // Now and then a wavefront more is counted: see GpuCounters.
  constexpr int kProfiles = 3;
  for (int round = 0; round < kProfiles; ++round) {
    const std::optional<std::string> text =
        outputOfToolOn("ncu", profileArguments(), launcherWith(paths));
    if (!text) GTEST_SKIP() << "Nsight Compute (ncu) is not installed.";
    if (text->find("ERR_NVGPUCTRPERM") != std::string::npos) {
      GTEST_SKIP() << "The driver lets only administrators read the GPU's counters.";
    }
    const std::vector<LaunchMetrics> measured = launchesIn(*text);
    ASSERT_EQ(measured.size(), rows.size()) << *text;
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i].add(measured[i]);
  }
  for (CounterRow& row : rows) {
    row.print();
    EXPECT_EQ(row.differences(), "") << row.kernel().kernel;
  }
}

}  // namespace
}  // namespace lanescope::tests
