// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/pipeline.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "runner/runner.h"
#include "trace/check/check.h"

// The pipelines of the catalogue's kernels with bulk copies, from their records on the emulator.

namespace lanescope::engine {
namespace {

using trace::Pipeline;
using Kind = Pipeline::Box::Kind;

class RecordedPipeline : public testing::Test {
 protected:
  /// The timeline of block 0 of the kernel's last launch.
  trace::Timeline timelineOf(const std::string& kernel, std::int64_t k) {
    const catalog::KernelRow& row = catalog::find(kernel);
    values::RunRequest request;
    request.kernel = kernel;
    request.parameters = catalog::defaultsOf(row);
    request.parameters.k = k;
    request.target.backend = values::BackendChoice::emulator;
    request.record = true;
    const auto launches = row.plan(request.parameters).launches.size();
    request.window.launch = static_cast<std::uint32_t>(launches - 1);
    auto record = std::move(*m_runner.run(request, {}, [](double) {}).record);
    return trace::Timeline(std::make_shared<const trace::Record>(std::move(record)), 0);
  }

  Runner m_runner{backend::makeEmulatorBackend(), backend::makeCudaBackend()};
};

std::vector<Pipeline::Box> boxesOf(const Pipeline& pipeline, Kind kind) {
  std::vector<Pipeline::Box> boxes;
  std::ranges::copy_if(pipeline.boxes(), std::back_inserter(boxes),
                       [kind](const Pipeline::Box& box) { return box.kind == kind; });
  return boxes;
}

bool isOrdered(const Pipeline& pipeline) {
  return std::ranges::none_of(pipeline.boxes(), &Pipeline::Box::isUnordered);
}

TEST_F(RecordedPipeline, OverlapsCopiesWithProducts) {
  constexpr std::int64_t kDepth = 32;
  constexpr std::uint32_t kSteps = 6;
  const Pipeline pipeline(timelineOf("matmul_warp_group", kSteps * kDepth));
  EXPECT_EQ(pipeline.stages().size(), 2U);
  EXPECT_EQ(pipeline.copiers().size(), 1U);
  EXPECT_EQ(pipeline.groups().size(), 1U);
  EXPECT_TRUE(isOrdered(pipeline));
  EXPECT_FALSE(pipeline.stages()[0].empty);  // the block's barrier says that a stage is free
  const auto copies = boxesOf(pipeline, Kind::copy);
  const auto products = boxesOf(pipeline, Kind::product);
  ASSERT_EQ(copies.size(), kSteps);
  ASSERT_EQ(products.size(), kSteps);
  // One round for the first copy; from then on a copy and the products before it at a time.
  EXPECT_EQ(pipeline.rounds(), kSteps + 1);
  for (std::uint32_t i = 0; i < kSteps; ++i) {
    EXPECT_EQ(copies[i].begin, i);
    EXPECT_EQ(copies[i].stage, i % 2);
    EXPECT_EQ(copies[i].phase, i / 2);
    EXPECT_EQ(copies[i].amount, 24U * 1024);
    EXPECT_EQ(products[i].begin, i + 1);
    EXPECT_EQ(products[i].stage, i % 2);
    EXPECT_EQ(products[i].waitedFor, static_cast<std::int32_t>(i / 2));
    EXPECT_EQ(products[i].amount, 4U);
    // In the steps, too, the products begin behind the copies that they need.
    EXPECT_GT(products[i].firstStep, copies[i].lastStep);
    EXPECT_EQ(pipeline.boxAt(copies[i].firstStep),
              static_cast<std::size_t>(std::ranges::find(pipeline.boxes(), copies[i].firstStep,
                                                         &Pipeline::Box::firstStep) -
                                       pipeline.boxes().begin()));
  }
}

TEST_F(RecordedPipeline, OfAWarpGroupThatCopiesFillsTheRingAhead) {
  for (const char* const kernel : {"matmul_tf32", "matmul_tf32x3", "matmul_bf16"}) {
    const Pipeline pipeline(timelineOf(kernel, 1000));
    EXPECT_GE(pipeline.stages().size(), 3U) << kernel;
    EXPECT_EQ(pipeline.copiers().size(), 1U) << kernel;
    EXPECT_TRUE(isOrdered(pipeline)) << kernel;
    const auto copies = boxesOf(pipeline, Kind::copy);
    const auto products = boxesOf(pipeline, Kind::product);
    EXPECT_EQ(products.size(), copies.size() * pipeline.groups().size()) << kernel;
    EXPECT_EQ(pipeline.rounds(), copies.size() + 1) << kernel;
    // A stage is filled again, in the steps, behind the products that read it.
    std::set<std::uint32_t> refilled;
    for (const Pipeline::Box& copy : copies) {
      if (copy.phase == 0) continue;
      refilled.insert(copy.stage);
      for (const Pipeline::Box& product : products) {
        if (product.stage != copy.stage ||
            product.waitedFor + 1 != static_cast<std::int32_t>(copy.phase)) {
          continue;
        }
        EXPECT_EQ(copy.waitedFor + 1, static_cast<std::int32_t>(copy.phase)) << kernel;
        EXPECT_LT(product.lastStep, copy.firstStep) << kernel;
      }
    }
    for (const Pipeline::Stage& stage : pipeline.stages()) {
      ASSERT_TRUE(stage.empty) << kernel;
      EXPECT_EQ(stage.empty->index, stage.full.index) << kernel;
      EXPECT_NE(stage.empty->array, stage.full.array) << kernel;
    }
    EXPECT_EQ(refilled.size(), pipeline.stages().size()) << kernel;
  }
}

TEST_F(RecordedPipeline, OfAPitfallHasBoxesThatNothingOrders) {
  constexpr std::int64_t kFiveSteps = 160;
  for (const char* const kernel :
       {"matmul_early_refill", "matmul_one_phase", "matmul_no_product_wait"}) {
    EXPECT_FALSE(isOrdered(Pipeline(timelineOf(kernel, kFiveSteps)))) << kernel;
  }
  EXPECT_TRUE(isOrdered(Pipeline(timelineOf("matmul_no_product_fence", kFiveSteps))));
}

TEST_F(RecordedPipeline, IsUnorderedWhereTheChecksFindARace) {
  constexpr std::int64_t kDeep = 300;
  int pipelines = 0;
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (!row.unrecorded.empty() || row.family == "image" || row.parameter("k") == nullptr) continue;
    const trace::Timeline timeline = timelineOf(std::string(row.id), kDeep);
    const Pipeline pipeline(timeline);
    if (pipeline.boxes().empty()) continue;
    ++pipelines;
    const auto findings = trace::check(timeline.record()).findings;
    const bool isRace =
        std::ranges::count(findings, trace::FindingKind::race, &trace::Finding::kind) > 0;
    EXPECT_EQ(isOrdered(pipeline), !isRace) << row.id;
  }
  EXPECT_EQ(pipelines, 8);
}

TEST_F(RecordedPipeline, OfOtherKernelsIsEmpty) {
  const Pipeline pipeline(timelineOf("matmul_async", 40));
  EXPECT_TRUE(pipeline.boxes().empty());
  EXPECT_EQ(pipeline.rounds(), 0U);
  EXPECT_FALSE(pipeline.boxAt(5));
}

}  // namespace
}  // namespace lanescope::engine
