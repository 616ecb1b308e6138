// SPDX-License-Identifier: Apache-2.0
//
// The matrix products that have no record, on a GPU, at the edges of their tiles.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "tests/gpu/backend/cuda_available.h"

namespace lanescope::backend {
namespace {

TEST(MatmulOnTensorCores, MatchesTheReferenceAtEveryShape) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  struct Shape {
    std::int64_t m;
    std::int64_t n;
    std::int64_t k;
  };
  constexpr std::array<Shape, 18> kShapes{{{1, 1, 1},
                                           {7, 5, 3},
                                           {1, 300, 33},
                                           {300, 1, 33},
                                           {129, 65, 1},
                                           {64, 64, 32},
                                           {128, 128, 64},
                                           {128, 256, 64},
                                           {127, 255, 63},
                                           {129, 257, 65},
                                           {257, 129, 100},
                                           {1000, 1001, 1003},
                                           {5, 3000, 4},
                                           {3000, 5, 4},
                                           {2048, 2049, 40},
                                           {2049, 2048, 9},
                                           {511, 513, 777},
                                           {4000, 4001, 24}}};
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (row.family != "matmul" || (row.unrecorded.empty() && row.untraced.empty())) continue;
    for (const Shape& shape : kShapes) {
      for (const char* const pattern : {"random", "random-01", "ones", "count", "iota-two"}) {
        values::Parameters parameters = catalog::defaultsOf(row);
        parameters.m = shape.m;
        parameters.n = shape.n;
        parameters.k = shape.k;
        parameters.pattern = pattern;
        const auto inputs = catalog::makeInputs(row, parameters);
        const RunOutcome outcome = gpu->run(row.plan(parameters), inputs, {}, {}, [](double) {});
        const catalog::Answer answer{row.finish(parameters, outcome.outputs), outcome.outputs};
        const catalog::Comparison comparison =
            row.compare(parameters, inputs, row.reference(parameters, inputs), answer);
        EXPECT_TRUE(comparison.passes())
            << row.id << " " << shape.m << " x " << shape.n << " x " << shape.k << " " << pattern
            << ": element " << comparison.element.value_or(-1) << " error " << comparison.error
            << " for " << comparison.tolerance;
      }
    }
  }
}

/// Any bit pattern of NaN counts, and only the row or the column that has it is affected.
TEST(MatmulOnTensorCores, GivesNanWhereAFactorIsNan) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  constexpr std::size_t kEdge = 40;
  constexpr std::size_t kPlace = 5 * kEdge + 7;
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (row.family != "matmul" || (row.unrecorded.empty() && row.untraced.empty())) continue;
    values::Parameters parameters = catalog::defaultsOf(row);
    parameters.n = kEdge;
    for (const std::uint32_t bits :
         {0x7fc00000U, 0xffc00000U, 0x7fffffffU, 0xffffffffU, 0x7f800001U}) {
      for (const std::size_t input : {0U, 1U}) {
        auto inputs = catalog::makeInputs(row, parameters);
        inputs[input].as<float>()[kPlace] = std::bit_cast<float>(bits);
        const RunOutcome outcome = gpu->run(row.plan(parameters), inputs, {}, {}, [](double) {});
        const auto c = outcome.outputs[0].as<float>();
        for (std::size_t i = 0; i < c.size(); ++i) {
          const bool isHit = input == 0 ? i / kEdge == 5 : i % kEdge == 7;
          ASSERT_EQ(std::isnan(c[i]), isHit)
              << row.id << " bits " << bits << " input " << input << " element " << i;
        }
      }
    }
  }
}

}  // namespace
}  // namespace lanescope::backend
