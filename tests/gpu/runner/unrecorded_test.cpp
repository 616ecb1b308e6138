// SPDX-License-Identifier: Apache-2.0
//
// Kernels that have no record: which of them the emulator runs.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "runner/runner.h"
#include "tests/gpu/runner/scripted_backend.h"

namespace lanescope::engine {
namespace {

TEST(Untraced, OfTensorCoresPassOnTheEmulatorAndAreRecordedWithoutFindings) {
  Runner runner(backend::makeEmulatorBackend(),
                std::make_unique<ScriptedBackend>(backend::RunOutcome{}, false));
  for (const char* const id :
       {"matmul_warp_group", "matmul_tf32", "matmul_tf32x3", "matmul_bf16"}) {
    values::RunRequest request;
    request.kernel = id;
    request.parameters = catalog::defaultsOf(catalog::find(id));
    request.parameters.m = 70;
    request.parameters.n = 50;
    request.parameters.k = 90;
    request.target.backend = values::BackendChoice::emulator;
    for (const bool isRecorded : {false, true}) {
      request.record = isRecorded;
      const values::RunResult result = runner.run(request, {}, [](double) {});
      EXPECT_TRUE(result.passed) << id;
      ASSERT_EQ(result.record.has_value(), isRecorded) << id;
      if (!isRecorded) continue;
      EXPECT_TRUE(result.findings.empty()) << id << ": " << result.findings.front().sentence;
      EXPECT_FALSE(result.record->flow.has_value()) << id;
      const auto has = [&](trace::EventKind kind) {
        return std::ranges::any_of(result.record->events,
                                   [&](const trace::Event& event) { return event.kind() == kind; });
      };
      EXPECT_TRUE(has(trace::EventKind::bulkCopy)) << id;
      EXPECT_TRUE(has(trace::EventKind::tensorProduct)) << id;
    }
  }
}

TEST(Unrecorded, OfLibrariesAloneNeedAGpu) {
  const values::DeviceInfo emulator = backend::makeEmulatorBackend()->devices().front();
  int libraries = 0;
  for (const catalog::KernelRow& row : catalog::kernels()) {
    EXPECT_EQ(catalog::whyNotOn(emulator, row).has_value(), row.callsLibrary) << row.id;
    EXPECT_FALSE(row.callsLibrary && row.unrecorded.empty()) << row.id;
    libraries += row.callsLibrary ? 1 : 0;
  }
  EXPECT_GT(libraries, 0);
}

}  // namespace
}  // namespace lanescope::engine
