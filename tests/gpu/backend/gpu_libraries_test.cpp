// SPDX-License-Identifier: Apache-2.0
//
// NVIDIA's libraries as the catalogue calls them, and what a GPU reaches.
#include <gtest/gtest.h>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "catalog/library_rows.h"
#include "tests/gpu/backend/cuda_available.h"

namespace lanescope::backend {
namespace {

std::vector<std::string_view> choicesOf(const catalog::KernelRow& row, std::string_view name) {
  const catalog::ParameterSpec* const spec = row.parameter(name);
  return spec == nullptr ? std::vector<std::string_view>{""} : spec->choices;
}

/// Every type, operation and kind of scan that the row has.
std::vector<values::Parameters> kindsOf(const catalog::KernelRow& row, std::int64_t n) {
  std::vector<values::Parameters> kinds;
  for (const std::string_view dtype : choicesOf(row, "dtype")) {
    for (const std::string_view op : choicesOf(row, "op")) {
      for (const std::string_view scan : choicesOf(row, "scan")) {
        values::Parameters& kind = kinds.emplace_back(catalog::defaultsOf(row));
        kind.n = n;
        kind.pattern = "random";
        if (!dtype.empty()) catalog::assign(row, "dtype", dtype, kind);
        if (!op.empty()) catalog::assign(row, "op", op, kind);
        if (!scan.empty()) catalog::assign(row, "scan", scan, kind);
      }
    }
  }
  return kinds;
}

TEST(GpuLibraries, MatchTheReferenceInEveryTypeAndOperation) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  int checked = 0;
  for (const char* const id : {"reduce_cub", "dot_cub", "dot_cublas", "scan_cub"}) {
    const catalog::KernelRow& row = catalog::find(id);
    // From large to small and back, so that CUB's memory is kept and grows.
    for (const std::int64_t n : {1, 1000, 33, 1 << 20, 2, (1 << 22) + 1}) {
      for (const values::Parameters& kind : kindsOf(row, n)) {
        const auto inputs = catalog::makeInputs(row, kind);
        const RunOutcome outcome = gpu->run(row.plan(kind), inputs, {}, {}, [](double) {});
        const catalog::Answer answer{row.finish(kind, outcome.outputs), outcome.outputs};
        const catalog::Comparison comparison =
            row.compare(kind, inputs, row.reference(kind, inputs), answer);
        EXPECT_TRUE(comparison.passes())
            << id << " n = " << n << " " << nameOf(kind.dtype) << " " << nameOf(kind.op)
            << (kind.exclusive ? " exclusive" : "") << ": error " << comparison.error << " for "
            << comparison.tolerance;
        ++checked;
      }
    }
  }
  EXPECT_EQ(checked, 6 * (12 + 2 + 2 + 12));
}

TEST(GpuLibraries, AreTimedWithoutGaps) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  for (const char* const id : {"reduce_cub", "dot_cub", "dot_cublas", "scan_cub"}) {
    const catalog::KernelRow& row = catalog::find(id);
    values::Parameters parameters = catalog::defaultsOf(row);
    parameters.n = 1 << 20;
    const auto timed =
        gpu->prepare({row.plan(parameters)}, catalog::makeInputs(row, parameters), {}, {});
    ASSERT_EQ(timed.size(), 1U);
    for (const values::Cache cache : {values::Cache::hot, values::Cache::cold}) {
      const bench::Sample sample = timed[0]->take(cache);
      EXPECT_FALSE(sample.gaps) << id;
      EXPECT_GT(sample.time.count(), 0) << id;
      EXPECT_LT(sample.time.count(), 10) << id;
    }
  }
}

/// From a small GPU of a laptop to the largest of today and some years.
TEST(GpuCeilings, AreWithinTheRangeOfGpus) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  const values::Ceilings ceilings = gpu->measureCeilings({});
  ASSERT_TRUE(ceilings.gpuBandwidth && ceilings.gpuFlops);
  EXPECT_GT(*ceilings.gpuBandwidth, 5e10);
  EXPECT_LT(*ceilings.gpuBandwidth, 3e13);
  EXPECT_GT(*ceilings.gpuFlops, 5e11);
  EXPECT_LT(*ceilings.gpuFlops, 5e14);
  EXPECT_FALSE(ceilings.cpuBandwidth || ceilings.cpuFlops);
  std::printf("%.2f TB/s, %.1f TFLOP/s, driver %s\n", *ceilings.gpuBandwidth / 1e12,
              *ceilings.gpuFlops / 1e12, gpu->driver().c_str());
}

/// 4.8 TB/s and 67 TFLOP/s by NVIDIA's data sheet of the H200 SXM.
TEST(GpuCeilings, OfAnH200AreNearItsDataSheet) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  const auto gpu = makeCudaBackend();
  if (gpu->devices().front().name != "NVIDIA H200") GTEST_SKIP() << "needs an H200";
  const values::Ceilings ceilings = gpu->measureCeilings({});
  EXPECT_GT(*ceilings.gpuBandwidth, 0.75 * 4.8e12);
  EXPECT_LE(*ceilings.gpuBandwidth, 4.8e12);
  EXPECT_GT(*ceilings.gpuFlops, 0.8 * 67e12);
  EXPECT_LE(*ceilings.gpuFlops, 1.02 * 67e12);
}

TEST(GpuDriver, SaysItsVersionAndCudas) {
  if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  EXPECT_NE(makeCudaBackend()->driver().find("CUDA "), std::string::npos);
}

TEST(GpuDriver, IsNoneOfTheEmulators) {
  const auto emulator = makeEmulatorBackend();
  EXPECT_EQ(emulator->driver(), "");
  EXPECT_EQ(emulator->measureCeilings({}), values::Ceilings());
  EXPECT_FALSE(emulator->longestLaunch({}));
}

}  // namespace
}  // namespace lanescope::backend
