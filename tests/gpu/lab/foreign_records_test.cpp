// SPDX-License-Identifier: Apache-2.0
//
// The kernels of tests/gpu/lab/foreign in the recorded build, on a GPU: its record is the
// emulator's, event by event and operation by operation.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "backend/backend.h"
#include "backend/device_kernel.h"
#include "tests/gpu/backend/cuda_available.h"
#include "tests/gpu/backend/record_comparison.h"
#include "tests/gpu/lab/device_code.h"
#include "tests/gpu/lab/foreign_run.h"

namespace lanescope::tests {
namespace {

/// Returns the kernels whose record does not depend on what the GPU does first: the right ones, and
/// those whose fault is in their numbers.
std::vector<ForeignKernel> settledKernels() {
  std::vector<ForeignKernel> kernels = runnableKernels();
  std::erase_if(kernels, [](const ForeignKernel& each) {
    return !each.findings.empty() && !each.findings.starts_with("out-of-bounds 7");
  });
  return kernels;
}

trace::Record recordOf(backend::Backend& backend, const values::Plan& plan,
                       const std::vector<values::HostArray>& inputs) {
  backend::RunOptions options;
  options.record = trace::Window{.firstBlock = 0,
                                 .blockCount = plan.launches.front().grid.total(),
                                 .maxEvents = 1U << 24,
                                 .flow = true};
  return std::move(*backend.run(plan, inputs, options, {}, [](double) {}).record);
}

/// Returns the arrays whose atomic operations come in an order that is free.
std::set<std::string> arraysWithAtomics(const trace::Record& record) {
  std::set<std::string> names;
  for (const trace::Event& event : record.events) {
    if (event.kind() == trace::EventKind::atomicWrite) {
      names.insert(record.arrays[event.array()].name);
    }
  }
  return names;
}

/// They load or compute several operands of one expression, whose order g++ and NVRTC choose
/// differently.
constexpr std::string_view kInAnyOrder[] = {"dotOfFour", "gridStrideProduct", "minByFunctor",
                                            "sumOfFours", "wholeColumn"};

class ForeignRecords : public testing::TestWithParam<ForeignKernel> {};

TEST_P(ForeignRecords, EqualTheEmulatorsEventByEventAndOperationByOperation) {
  if (const auto reason = backend::whyNoGpu()) GTEST_SKIP() << *reason;
  const ForeignKernel& kernel = GetParam();
  const int capability = backend::makeCudaBackend()->devices().front().computeCapability;
  const catalog::KernelRow& row = rowOf(kernel);
  const values::Parameters parameters = catalog::defaultsOf(row);
  const values::Plan plan = row.plan(parameters);
  backend::addDeviceKernel(
      deviceCode(std::string(kernel.file), plan.launches.front().entry, capability));
  const auto inputs = catalog::makeInputs(row, parameters);
  const trace::Record onGpu = recordOf(*backend::makeCudaBackend(), plan, inputs);
  const trace::Record here = recordOf(*backend::makeEmulatorBackend(), plan, inputs);
  EXPECT_EQ(onGpu.arrays, here.arrays);
  ASSERT_EQ(onGpu.offsets.size(), here.offsets.size());
  EXPECT_EQ(onGpu.events.size(), here.events.size());
  const std::set<std::string> orderFree = arraysWithAtomics(here);
  const bool isOrdered = std::ranges::count(kInAnyOrder, kernel.kernel) == 0;
  RecordDifferences differences;
  for (std::uint64_t block = 0; block < onGpu.blockCount; ++block) {
    if (isOrdered) {
      compareBlock(onGpu, here, block, orderFree, differences);
    } else {
      compareSorted(onGpu, here, block, differences);
    }
  }
  EXPECT_EQ(differences.count, 0U) << differences.first;
  std::printf("record | %s | %zu events, %zu operations, %llu differ%s\n",
              std::string(kernel.kernel).c_str(), onGpu.events.size(),
              onGpu.flow->operations.size(), static_cast<unsigned long long>(differences.count),
              !isOrdered          ? " (in any order)"
              : orderFree.empty() ? ""
                                  : " (up to the first atomic operation)");
}

INSTANTIATE_TEST_SUITE_P(Table, ForeignRecords, testing::ValuesIn(settledKernels()),
                         [](const auto& kernel) { return testName(kernel.param); });

}  // namespace
}  // namespace lanescope::tests
