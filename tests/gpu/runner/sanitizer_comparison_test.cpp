// SPDX-License-Identifier: Apache-2.0
//
// What our checks find in the emulator's record of a launch, beside what NVIDIA's compute-sanitizer
// finds while the GPU runs the plain build of the same launch.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runner/runner.h"
#include "tests/gpu/backend/cuda_available.h"
#include "tests/gpu/backend/tool_output.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

using trace::FindingKind;

struct Tool {
  const char* name;
  std::vector<FindingKind> kinds;  ///< what it looks for, in our words
};
const std::array<Tool, 4> kTools{{{"memcheck", {FindingKind::outOfBounds}},
                                  {"racecheck", {FindingKind::race}},
                                  {"synccheck", {FindingKind::divergentBarrier}},
                                  {"initcheck", {FindingKind::unwrittenRead}}}};

/// Where the two rightly differ.
struct Explanation {
  std::string_view kernel;
  std::string_view tool;
  std::string_view cause;
};
constexpr std::array<Explanation, 4> kExplained{
    {{"dot_plain_sum", "racecheck", "it looks at shared memory only"},
     {"dot_no_bounds", "initcheck",
      "what lies behind an array is memory that nobody wrote, too; for us it is out of bounds"},
     {"dot_wild_store", "initcheck",
      "the host copies the elements back that the stray stores have missed"},
     {"dot_divergent_barrier", "synccheck",
      "the threads that leave the barrier out run to their end, and since Volta a barrier waits "
      "for "
      "threads that have not ended"}}};

constexpr const char* kLaunchVariable = "LANESCOPE_TEST_KERNEL";

/// A launch with a tail, of several blocks where the kernel takes them.
values::RunRequest launchOf(const catalog::KernelRow& row) {
  values::RunRequest request;
  request.kernel = row.id;
  request.parameters = catalog::defaultsOf(row);
  request.parameters.n = 1000;
  if (row.parameter("grid") != nullptr) request.parameters.grid = 7;
  for (const std::int64_t block : {96, 64, 128}) {
    request.parameters.block = block;
    if (catalog::violations(row, request.parameters).empty()) break;
  }
  return request;
}

bool isEndless(const catalog::KernelRow& row) {
  return std::ranges::count(row.findings, FindingKind::runaway) > 0;
}

/// Whether the tool reports anything of this kernel; nothing when it is not installed.
std::optional<bool> reports(const Tool& tool, const catalog::KernelRow& row) {
  const std::optional<std::string> text = tests::outputOfTool(
      "compute-sanitizer", std::string("--tool ") + tool.name, "--gtest_filter='*DISABLED_Launch'",
      std::string(kLaunchVariable) + "=" + std::string(row.id));
  if (!text) return std::nullopt;
  const std::string summary = "SUMMARY: ";
  const std::size_t at = text->find(summary);
  EXPECT_NE(at, std::string::npos) << *text;
  return at != std::string::npos && std::atoi(text->c_str() + at + summary.size()) > 0;
}

/// What the tool looks at: the plain build, on the GPU.
TEST(Sanitizer, DISABLED_Launch) {
  const char* kernel = std::getenv(kLaunchVariable);
  if (kernel == nullptr) GTEST_SKIP() << kLaunchVariable << " names no kernel.";
  if (const auto reason = backend::whyNoGpu()) GTEST_SKIP() << *reason;
  values::RunRequest request = launchOf(catalog::find(kernel));
  request.target.backend = values::BackendChoice::cuda;
  Runner runner(backend::makeEmulatorBackend(), backend::makeCudaBackend());
  try {
    (void)runner.run(request, {}, [](double) {});
  } catch (const values::Error& error) {
    std::printf("%s\n", error.what());  // a pitfall may well end the context
  }
}

/// All but those whose threads never end, as no tool would come back from them, and NVIDIA's
/// library, which is not ours.
std::vector<std::string_view> sanitizedKernels() {
  std::vector<std::string_view> ids;
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (!isEndless(row) && row.id.find("_cub") == std::string_view::npos) ids.push_back(row.id);
  }
  return ids;
}

/// What the emulator's record shows; nothing of a kernel that has none, which is held for correct.
std::vector<trace::Finding> ourFindings(const catalog::KernelRow& row) {
  if (!row.unrecorded.empty()) return {};
  values::RunRequest request = launchOf(row);
  request.target.backend = values::BackendChoice::emulator;
  request.record = true;
  Runner runner(backend::makeEmulatorBackend(), backend::makeCudaBackend());
  return runner.run(request, {}, [](double) {}).findings;
}

class Sanitizers : public testing::TestWithParam<std::string_view> {};

TEST_P(Sanitizers, AndOurChecksSayTheSame) {
  if (const auto reason = backend::whyNoGpu()) GTEST_SKIP() << *reason;
  const catalog::KernelRow& row = catalog::find(GetParam());
  const std::vector<trace::Finding> ours = ourFindings(row);
  std::string line;
  for (const Tool& tool : kTools) {
    const std::optional<bool> theirs = reports(tool, row);
    if (!theirs) GTEST_SKIP() << "compute-sanitizer is not installed.";
    const bool found = std::ranges::any_of(ours, [&](const trace::Finding& finding) {
      return std::ranges::count(tool.kinds, finding.kind) > 0;
    });
    line += std::string("  ") + tool.name + (found ? " yes" : " no") + (*theirs ? "/yes" : "/no");
    const auto* explained = std::ranges::find_if(kExplained, [&](const Explanation& explanation) {
      return explanation.kernel == row.id && explanation.tool == tool.name;
    });
    if (explained == kExplained.end()) {
      EXPECT_EQ(found, *theirs) << row.id << " " << tool.name;
      continue;
    }
    line += " (" + std::string(explained->cause) + ")";
    EXPECT_NE(found, *theirs) << row.id << " " << tool.name << " is no longer explained";
  }
  std::printf("%-24s%s\n", std::string(row.id).c_str(), line.c_str());
}

INSTANTIATE_TEST_SUITE_P(Kernels, Sanitizers, testing::ValuesIn(sanitizedKernels()),
                         [](const auto& kernel) { return std::string(kernel.param); });

}  // namespace
}  // namespace lanescope::engine
