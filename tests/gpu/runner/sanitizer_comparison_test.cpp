// SPDX-License-Identifier: Apache-2.0
//
// Compares the checks' findings in the emulator's record of a launch with those of NVIDIA's
// compute-sanitizer while the GPU runs the plain build of the same launch.
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
#include "tests/gpu/backend/sanitizer_tools.h"
#include "tests/gpu/backend/tool_output.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

using trace::FindingKind;

using Tool = tests::SanitizerTool;

/// A case in which the two rightly differ.
struct Explanation {
  std::string_view kernel;
  std::string_view tool;
  std::string_view cause;
};
constexpr std::array<Explanation, 7> kExplained{
    {{"dot_plain_sum", "racecheck", "it looks at shared memory only"},
     {"histogram_plain_add", "racecheck", "it looks at shared memory only"},
     {"matmul_early_refill", "racecheck",
      "it does not look at what bulk copies write and the tensor cores read"},
     {"matmul_no_product_wait", "racecheck",
      "it does not look at what bulk copies write and the tensor cores read"},
     {"dot_no_bounds", "initcheck",
      "the memory behind an array is unwritten, too; the checks report it as out of bounds"},
     {"dot_wild_store", "initcheck",
      "the host copies the elements back that the stray stores have missed"},
     {"dot_divergent_barrier", "synccheck",
      "the threads that leave the barrier out run to their end, and since Volta a barrier waits "
      "for "
      "threads that have not ended"}}};

constexpr const char* kLaunchVariable = "LANESCOPE_TEST_KERNEL";

/// Returns a launch with a tail, with several blocks where the kernel takes them.
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

/// Whether its threads never end. Those of `matmul_one_phase` wait for a phase that may be over
/// when they look, and under the tool, which slows them down, they did not end within 400 s.
bool isEndless(const catalog::KernelRow& row) {
  return std::ranges::count(row.findings, FindingKind::runaway) > 0 || row.id == "matmul_one_phase";
}

/// Whether the tool reports an error of this kernel; nothing when it is not installed.
std::optional<bool> reports(const Tool& tool, const catalog::KernelRow& row) {
  const std::optional<std::string> text = tests::outputOfTool(
      "compute-sanitizer", std::string("--tool ") + tool.name, "--gtest_filter='*DISABLED_Launch'",
      std::string(kLaunchVariable) + "=" + std::string(row.id));
  if (!text) return std::nullopt;
  const std::optional<int> errors = tests::errorsIn(*text);
  EXPECT_TRUE(errors) << *text;
  return errors.value_or(0) > 0;
}

/// The launch that the tool looks at: the plain build, on the GPU.
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
    std::printf("%s\n", error.what());  // a pitfall may end the context
  }
}

/// Returns all kernels except those whose threads never end, since no tool would return from them,
/// and NVIDIA's library, which is not part of this project.
std::vector<std::string_view> sanitizedKernels() {
  std::vector<std::string_view> ids;
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (!isEndless(row) && row.id.find("_cub") == std::string_view::npos) ids.push_back(row.id);
  }
  return ids;
}

/// Returns the findings of the emulator's record. A kernel without a record counts as correct.
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
  for (const Tool& tool : tests::kSanitizerTools) {
    const std::optional<bool> theirs = reports(tool, row);
    if (!theirs) GTEST_SKIP() << "compute-sanitizer is not installed.";
    const bool found = tool.isOneOf(ours);
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
