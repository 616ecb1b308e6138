// SPDX-License-Identifier: Apache-2.0
//
// The matrix products on tensor cores, on the emulator: at the edges of their tiles, for each of
// their instances, and with clusters.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <string>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "simt/sanitizers.h"

namespace lanescope::backend {
namespace {

constexpr std::array<std::string_view, 4> kKernels{"matmul_warp_group", "matmul_tf32",
                                                   "matmul_tf32x3", "matmul_bf16"};

struct Shape {
  std::int64_t m;
  std::int64_t n;
  std::int64_t k;
};

values::Parameters parametersOf(const catalog::KernelRow& row, const Shape& shape) {
  values::Parameters parameters = catalog::defaultsOf(row);
  parameters.m = shape.m;
  parameters.n = shape.n;
  parameters.k = shape.k;
  parameters.pattern = "random";
  return parameters;
}

std::string textOf(const catalog::KernelRow& row, const Shape& shape) {
  return std::string(row.id) + " " + std::to_string(shape.m) + " x " + std::to_string(shape.n) +
         " x " + std::to_string(shape.k);
}

class EmulatorTensor : public testing::Test {
 protected:
  /// Runs the plan and compares with the reference.
  void check(const catalog::KernelRow& row, const Shape& shape, const values::Plan& plan,
             const std::string& schedule) {
    const values::Parameters parameters = parametersOf(row, shape);
    const auto inputs = catalog::makeInputs(row, parameters);
    RunOptions options;
    options.target.schedule = values::scheduleFromName(schedule);
    const RunOutcome outcome = m_backend->run(plan, inputs, options, {}, {});
    ASSERT_TRUE(outcome.findings.empty())
        << textOf(row, shape) << ": " << outcome.findings[0].sentence;
    const catalog::Answer answer{row.finish(parameters, outcome.outputs), outcome.outputs};
    const catalog::Comparison comparison =
        row.compare(parameters, inputs, row.reference(parameters, inputs), answer);
    EXPECT_TRUE(comparison.passes())
        << textOf(row, shape) << ": element " << comparison.element.value_or(-1) << " error "
        << comparison.error << " for " << comparison.tolerance;
  }

  std::unique_ptr<Backend> m_backend = makeEmulatorBackend();
};

TEST_F(EmulatorTensor, MatchesTheReferenceAtEveryShape) {
#if defined(LANESCOPE_SIMT_TSAN) || defined(LANESCOPE_SIMT_ASAN)
  constexpr std::array<Shape, 3> kShapes{{{1, 1, 1}, {17, 33, 65}, {65, 130, 9}}};
#else
  constexpr std::array<Shape, 12> kShapes{{{1, 1, 1},
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
                                           {70, 60, 1100}}};
#endif
  for (const std::string_view id : kKernels) {
    const catalog::KernelRow& row = catalog::find(id);
    for (const Shape& shape : kShapes) {
      for (const char* const schedule : {"in-order", "random:3"}) {
        check(row, shape, row.plan(parametersOf(row, shape)), schedule);
      }
    }
  }
}

/// The plan uses wide tiles and clusters for products that are too long for a test.
TEST_F(EmulatorTensor, EveryInstanceMatchesTheReferenceAloneAndInPairs) {
  struct Instance {
    std::string_view kernel;
    std::string_view entry;
    std::int64_t groups;
    std::int64_t edge;
  };
  constexpr std::array<Instance, 6> kInstances{{{"matmul_tf32", "matmulTf32", 2, 256},
                                                {"matmul_tf32", "matmulTf32", 2, 128},
                                                {"matmul_tf32", "matmulTf32", 1, 256},
                                                {"matmul_tf32x3", "matmulTf32x3", 2, 128},
                                                {"matmul_bf16", "matmulBf16", 2, 256},
                                                {"matmul_bf16", "matmulBf16", 1, 256}}};
  constexpr Shape kShape{130, 137, 333};
  for (const Instance& instance : kInstances) {
    const catalog::KernelRow& row = catalog::find(instance.kernel);
    for (const std::uint32_t cluster : {1U, 2U}) {
      values::Plan plan = row.plan(parametersOf(row, kShape));
      values::Launch& launch = plan.launches.back();
      launch.entry = std::string(instance.entry) + "<" + std::to_string(instance.groups) + "," +
                     std::to_string(instance.edge) + ">";
      launch.cluster = cluster;
      launch.grid.x = cluster;
      launch.block.x = static_cast<std::uint32_t>((1 + instance.groups) * 128);
      launch.dynamicSharedBytes = 192 * 1024 + static_cast<std::uint32_t>(instance.groups) * 8192;
      if (instance.kernel == "matmul_bf16") {  // A's part is all rows of the tile
        std::get<values::TensorTile>(launch.arguments[0]).tileRows =
            static_cast<std::uint32_t>(instance.groups * 64);
      }
      check(row, kShape, plan, cluster == 1 ? "in-order" : "adversarial");
    }
  }
}

/// A factor that is no number affects its row or column alone.
TEST_F(EmulatorTensor, GivesNanWhereAFactorIsNan) {
  constexpr std::size_t kEdge = 40;
  constexpr std::size_t kPlace = 5 * kEdge + 7;
  for (const std::string_view id : kKernels) {
    const catalog::KernelRow& row = catalog::find(id);
    const values::Parameters parameters = parametersOf(row, {kEdge, kEdge, kEdge});
    for (const std::uint32_t bits : {0x7fc00000U, 0xffffffffU, 0x7f800001U}) {
      for (const std::size_t input : {0U, 1U}) {
        auto inputs = catalog::makeInputs(row, parameters);
        inputs[input].as<float>()[kPlace] = std::bit_cast<float>(bits);
        const RunOutcome outcome = m_backend->run(row.plan(parameters), inputs, {}, {}, {});
        const auto c = outcome.outputs[0].as<float>();
        for (std::size_t i = 0; i < c.size(); ++i) {
          const bool isHit = input == 0 ? i / kEdge == 5 : i % kEdge == 7;
          ASSERT_EQ(std::isnan(c[i]), isHit)
              << id << " bits " << bits << " input " << input << " element " << i;
        }
      }
    }
  }
}

}  // namespace
}  // namespace lanescope::backend
