// SPDX-License-Identifier: Apache-2.0
//
// The matrix products on tensor cores on a GPU and on the emulator: the same bits and the same
// records.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cstdint>
#include <cstdio>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "tests/gpu/backend/cuda_available.h"
#include "tests/gpu/backend/record_comparison.h"
#include "trace/check/check.h"

namespace lanescope::backend {
namespace {

struct Shape {
  std::int64_t m;
  std::int64_t n;
  std::int64_t k;
};

constexpr std::array<Shape, 18> kShapes{{{1, 1, 1},
                                         {7, 5, 3},
                                         {17, 33, 65},
                                         {1, 300, 33},
                                         {300, 1, 33},
                                         {64, 64, 64},
                                         {129, 65, 1},
                                         {100, 300, 70},
                                         {128, 129, 130},
                                         {128, 128, 256},
                                         {257, 255, 31},
                                         {2, 520, 300},
                                         {511, 130, 129},
                                         {130, 511, 129},
                                         {33, 35, 1000},
                                         {8, 8, 2047},
                                         {640, 96, 72},
                                         {96, 640, 100}}};

values::Parameters parametersOf(const catalog::KernelRow& row, const Shape& shape,
                                const char* pattern) {
  values::Parameters parameters = catalog::defaultsOf(row);
  parameters.m = shape.m;
  parameters.n = shape.n;
  parameters.k = shape.k;
  parameters.pattern = pattern;
  return parameters;
}

std::uint64_t differingElements(const values::HostArray& a, const values::HostArray& b) {
  std::uint64_t count = 0;
  const auto first = a.as<float>();
  const auto second = b.as<float>();
  for (std::size_t i = 0; i < first.size(); ++i) {
    const bool isSame =
        std::bit_cast<std::uint32_t>(first[i]) == std::bit_cast<std::uint32_t>(second[i]);
    if (!isSame) ++count;
  }
  return count;
}

TEST(TensorCores, OfTheEmulatorGiveTheGpusBits) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  const auto emulator = makeEmulatorBackend();
  for (const std::string_view id :
       {"matmul_warp_group", "matmul_tf32", "matmul_tf32x3", "matmul_bf16"}) {
    const catalog::KernelRow& row = catalog::find(id);
    for (const char* const pattern : {"random", "random-01"}) {
      std::uint64_t elements = 0;
      std::uint64_t differences = 0;
      for (const Shape& shape : kShapes) {
        const values::Parameters parameters = parametersOf(row, shape, pattern);
        const values::Plan plan = row.plan(parameters);
        const auto inputs = catalog::makeInputs(row, parameters);
        const auto outputs = gpu->run(plan, inputs, {}, {}, [](double) {}).outputs;
        const auto emulated = emulator->run(plan, inputs, {}, {}, [](double) {}).outputs;
        const std::uint64_t found = differingElements(outputs[0], emulated[0]);
        EXPECT_EQ(found, 0U) << id << " " << pattern << " " << shape.m << " x " << shape.n << " x "
                             << shape.k;
        elements += outputs[0].count();
        differences += found;
      }
      std::printf("%-14s %-10s %zu shapes, %llu elements, %llu with other bits\n", id.data(),
                  pattern, kShapes.size(), static_cast<unsigned long long>(elements),
                  static_cast<unsigned long long>(differences));
    }
  }
}

/// Runs the plan and records all that every thread of this launch does.
trace::Record recordOf(Backend& backend, const values::Plan& plan, std::uint32_t launch,
                       const std::vector<values::HostArray>& inputs) {
  constexpr std::uint64_t kEventsOfAThread = 4 * 1024;
  const values::Launch& recorded = plan.launches[launch];
  RunOptions options;
  options.record =
      trace::Window{.firstBlock = 0,
                    .blockCount = recorded.grid.total(),
                    .maxEvents = recorded.grid.total() * recorded.block.total() * kEventsOfAThread,
                    .launch = launch,
                    .flow = true};
  return std::move(*backend.run(plan, inputs, options, {}, [](double) {}).record);
}

TEST(TensorCores, OfTheEmulatorHaveTheGpusRecords) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  const auto emulator = makeEmulatorBackend();
  for (const std::string_view id :
       {"matmul_warp_group", "matmul_tf32", "matmul_tf32x3", "matmul_bf16"}) {
    const catalog::KernelRow& row = catalog::find(id);
    std::uint64_t events = 0;
    std::uint64_t differences = 0;
    for (const Shape& shape : kShapes) {
      const values::Parameters parameters = parametersOf(row, shape, "random");
      SCOPED_TRACE(std::string(id) + " " + std::to_string(shape.m) + " x " +
                   std::to_string(shape.n) + " x " + std::to_string(shape.k));
      const values::Plan plan = row.plan(parameters);
      const auto inputs = catalog::makeInputs(row, parameters);
      for (std::uint32_t launch = 0; launch < plan.launches.size(); ++launch) {
        const trace::Record a = recordOf(*gpu, plan, launch, inputs);
        const trace::Record b = recordOf(*emulator, plan, launch, inputs);
        EXPECT_EQ(a.arrays, b.arrays);
        EXPECT_EQ(a.offsets, b.offsets);
        EXPECT_FALSE(a.truncated || b.truncated);
        EXPECT_FALSE(a.flow || b.flow);
        events += a.events.size();
        tests::RecordDifferences found;
        tests::compare(std::span<const trace::Event>(a.events),
                       std::span<const trace::Event>(b.events), found);
        EXPECT_EQ(found.count, 0U) << "launch " << launch + 1 << ": " << found.first;
        differences += found.count;
        const auto findings = trace::check(a).findings;
        EXPECT_TRUE(findings.empty()) << findings.front().sentence;
      }
    }
    std::printf("%-14s %zu shapes, %llu events, %llu differences\n", id.data(), kShapes.size(),
                static_cast<unsigned long long>(events),
                static_cast<unsigned long long>(differences));
  }
}

}  // namespace
}  // namespace lanescope::backend
