// SPDX-License-Identifier: Apache-2.0
//
// The matrix products on tensor cores on a GPU and on the emulator: the same bits.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cstdint>
#include <cstdio>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "tests/gpu/backend/cuda_available.h"

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
  for (const std::string_view id : {"matmul_tf32", "matmul_tf32x3", "matmul_bf16"}) {
    const catalog::KernelRow& row = catalog::find(id);
    for (const char* const pattern : {"random", "random-01"}) {
      std::uint64_t elements = 0;
      std::uint64_t differences = 0;
      for (const Shape& shape : kShapes) {
        values::Parameters parameters = catalog::defaultsOf(row);
        parameters.m = shape.m;
        parameters.n = shape.n;
        parameters.k = shape.k;
        parameters.pattern = pattern;
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

}  // namespace
}  // namespace lanescope::backend
