// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "runner/runner.h"
#include "simt/sanitizers.h"
#include "tests/gpu/catalog/launches.h"

// The findings of the checks for every kernel of the catalogue, on the emulator, under every
// schedule.

namespace lanescope::engine {
namespace {

using trace::Finding;
using trace::FindingKind;

#if defined(LANESCOPE_SIMT_TSAN) || defined(LANESCOPE_SIMT_ASAN)
constexpr std::array<const char*, 3> kSchedules{"in-order", "random:99", "adversarial"};
constexpr std::array<std::int64_t, 3> kSizes{1, 33, 1000};
constexpr std::array<std::int64_t, 4> kBlocks{1, 32, 96, 128};
constexpr std::array<std::int64_t, 2> kGrids{1, 7};
constexpr std::array<std::int64_t, 1> kShowingSizes{1000};
#else
constexpr std::array<const char*, 5> kSchedules{"in-order", "reversed", "lockstep", "random:99",
                                                "adversarial"};
constexpr std::array<std::int64_t, 8> kSizes{1, 2, 31, 32, 33, 1000, 1024, 4097};
constexpr std::array<std::int64_t, 9> kBlocks{1, 3, 32, 33, 64, 100, 256, 1000, 1024};
constexpr std::array<std::int64_t, 4> kGrids{1, 2, 7, 32};
constexpr std::array<std::int64_t, 2> kShowingSizes{1000, 4097};
#endif

class CatalogueVerdict : public testing::Test {
 protected:
  values::RunResult run(const catalog::KernelRow& row, const values::Parameters& parameters,
                        const char* schedule, const trace::Window& window = {}) {
    values::RunRequest request;
    request.kernel = row.id;
    request.parameters = parameters;
    request.target = {values::BackendChoice::emulator, 0, values::scheduleFromName(schedule)};
    request.record = true;
    request.window = window;
    return m_runner.run(request, {}, [](double) {});
  }

  Runner m_runner{backend::makeEmulatorBackend(), backend::makeCudaBackend()};
};

/// Returns what must be the same under every schedule.
std::string verdictOf(const std::vector<Finding>& findings) {
  std::string text;
  for (const Finding& finding : findings) {
    text += std::string(trace::nameOf(finding.kind)) + " " + finding.array + " line " +
            std::to_string(finding.line) + " block " + std::to_string(finding.block) + " thread " +
            std::to_string(finding.thread) + " element " + std::to_string(finding.index) +
            " times " + std::to_string(finding.count);
    if (finding.other) {
      text += " and line " + std::to_string(finding.other->line) + " block " +
              std::to_string(finding.other->block) + " thread " +
              std::to_string(finding.other->thread);
    }
    text += "\n";
  }
  return text;
}

/// Returns the line of the kernel's file that is marked as wrong.
std::string wrongLineOf(const catalog::KernelRow& row) {
  const std::string_view text = catalog::sourceText(row.source);
  const std::string_view before = text.substr(0, text.find("// wrong"));
  return std::to_string(1 + std::ranges::count(before, '\n'));
}

std::set<FindingKind> kindsOf(const std::vector<Finding>& findings) {
  std::set<FindingKind> kinds;
  for (const Finding& finding : findings) kinds.insert(finding.kind);
  return kinds;
}

/// Returns the kernels that have records, or the pitfalls.
std::vector<std::string_view> kernelsOrPitfalls(bool arePitfalls) {
  std::vector<std::string_view> ids;
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (row.breaks.empty() != arePitfalls && row.unrecorded.empty()) ids.push_back(row.id);
  }
  return ids;
}

std::string nameOfTest(const testing::TestParamInfo<std::string_view>& kernel) {
  return std::string(kernel.param);
}

class CorrectKernel : public CatalogueVerdict,
                      public testing::WithParamInterface<std::string_view> {};

TEST_P(CorrectKernel, IsCleanAtEveryLaunchAndUnderEverySchedule) {
  const catalog::KernelRow& row = catalog::find(GetParam());
  int cases = 0;
  for (const values::Parameters& parameters : tests::launchesOf(row, kSizes, kBlocks, kGrids)) {
    const auto launches = static_cast<std::uint32_t>(row.plan(parameters).launches.size());
    for (const char* schedule : kSchedules) {
      for (std::uint32_t launch = 0; launch < launches; ++launch) {
        trace::Window window;
        window.launch = launch;
        const values::RunResult result = run(row, parameters, schedule, window);
        ASSERT_TRUE(result.findings.empty()) << tests::textOf(row, parameters) << " " << schedule
                                             << " " << result.findings[0].sentence;
        EXPECT_TRUE(result.passed) << tests::textOf(row, parameters) << " " << schedule;
        ++cases;
      }
    }
  }
  EXPECT_GE(cases, static_cast<int>(kSchedules.size() * (kSizes.size() - 1))) << row.id;
  std::printf("%5d records, no finding\n", cases);
}

INSTANTIATE_TEST_SUITE_P(Catalogue, CorrectKernel, testing::ValuesIn(kernelsOrPitfalls(false)),
                         nameOfTest);

/// Returns the row's defaults, and launches at which each pitfall shows its error.
std::vector<values::Parameters> showingLaunches(const catalog::KernelRow& row) {
  std::vector<values::Parameters> launches{catalog::defaultsOf(row)};
  if (std::ranges::count(row.findings, FindingKind::runaway) > 0) return launches;  // slow
  for (const std::int64_t n : kShowingSizes) {
    for (const std::int64_t block : {32, 64, 96, 128, 256}) {
      for (const std::int64_t grid : {2, 7}) {
        values::Parameters parameters = tests::launchOf(row, n, block, grid);
        if (row.launchToBreak) row.launchToBreak(parameters);
        const bool again = launches.back() == parameters;
        if (!again && catalog::violations(row, parameters).empty()) launches.push_back(parameters);
      }
    }
  }
  return launches;
}

class Pitfall : public CatalogueVerdict, public testing::WithParamInterface<std::string_view> {};

TEST_P(Pitfall, HasTheVerdictThatItsRowNamesUnderEverySchedule) {
#if defined(LANESCOPE_SIMT_TSAN)
  GTEST_SKIP() << "ThreadSanitizer takes minutes for 65536 barriers.";
#endif
  const catalog::KernelRow& row = catalog::find(GetParam());
  const std::set<FindingKind> expected(row.findings.begin(), row.findings.end());
  for (const values::Parameters& parameters : showingLaunches(row)) {
    const values::RunResult first = run(row, parameters, kSchedules[0]);
    EXPECT_EQ(kindsOf(first.findings), expected)
        << "n " << parameters.n << " block " << parameters.block << "\n"
        << verdictOf(first.findings);
    for (const char* schedule : kSchedules) {
      if (schedule == kSchedules[0]) continue;
      const values::RunResult other = run(row, parameters, schedule);
      EXPECT_EQ(verdictOf(other.findings), verdictOf(first.findings)) << schedule;
      EXPECT_TRUE(expected.empty() || !other.passed) << schedule;
    }
  }
  const values::RunResult shown = run(row, catalog::defaultsOf(row), kSchedules[0]);
  EXPECT_FALSE(shown.passed);
  for (const Finding& finding : shown.findings) {
    std::printf("%s: %s\n", std::string(trace::nameOf(finding.kind)).c_str(),
                finding.sentence.c_str());
  }
  if (shown.findings.empty()) std::printf("no finding; the sum is wrong\n");
}

INSTANTIATE_TEST_SUITE_P(Catalogue, Pitfall, testing::ValuesIn(kernelsOrPitfalls(true)),
                         nameOfTest);

TEST_F(CatalogueVerdict, OnAnAccessOutOfBoundsIsThatOfTheGpusRecordUnderEverySchedule) {
  // 1000 elements in 4 blocks of 256 threads: the last 24 threads access elements beyond each of
  // the arrays.
  const catalog::KernelRow& noBounds = catalog::find("dot_no_bounds");
  // Each of 4 blocks stores once.
  const catalog::KernelRow& wildStore = catalog::find("dot_wild_store");
  std::string ofNoBounds;
  for (const char* array : {"a", "b", "products"}) {
    ofNoBounds += std::string("out-of-bounds ") + array + " line " + wrongLineOf(noBounds) +
                  " block 3 thread 232 element 1000 times 24\n";
  }
  for (const char* schedule : kSchedules) {
    EXPECT_EQ(verdictOf(run(noBounds, defaultsOf(noBounds), schedule).findings), ofNoBounds)
        << schedule;
    EXPECT_EQ(verdictOf(run(wildStore, defaultsOf(wildStore), schedule).findings),
              "out-of-bounds partial line " + wrongLineOf(wildStore) +
                  " block 0 thread 0 element 274877906944 times 4\n")
        << schedule;
  }
}

TEST_F(CatalogueVerdict, OnAnAccessOutOfBoundsOutsideTheWindowIsToldOnce) {
  const catalog::KernelRow& wildStore = catalog::find("dot_wild_store");
  for (const char* schedule : kSchedules) {
    const auto verdict = [&](const trace::Window& window) {
      return verdictOf(run(wildStore, defaultsOf(wildStore), schedule, window).findings);
    };
    const std::string start = "out-of-bounds partial line " + wrongLineOf(wildStore);
    EXPECT_EQ(verdict({.firstBlock = 0, .blockCount = 2}),
              start + " block 0 thread 0 element 274877906944 times 2\n")
        << schedule;
    EXPECT_EQ(verdict({.firstBlock = 1, .blockCount = 2}),
              start + " block 0 thread 0 element 274877906944 times 1\n")
        << schedule;
  }
}

TEST_F(CatalogueVerdict, OfEveryPitfallNamesAKernelThatIsCorrectAndShowsFindingsOfPitfallsOnly) {
  for (const catalog::KernelRow& row : catalog::kernels()) {
    EXPECT_EQ(row.breaks.empty(), row.family != "pitfalls") << row.id;
    if (row.breaks.empty()) {
      EXPECT_TRUE(row.findings.empty()) << row.id;
    } else {
      EXPECT_TRUE(catalog::find(row.breaks).breaks.empty()) << row.id;
    }
  }
}

}  // namespace
}  // namespace lanescope::engine
