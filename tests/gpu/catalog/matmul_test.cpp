// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <limits>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {
namespace {

values::Parameters product(std::int64_t m, std::int64_t n, std::int64_t k) {
  values::Parameters parameters = defaultsOf(find("matmul_tiled"));
  parameters.m = m;
  parameters.n = n;
  parameters.k = k;
  return parameters;
}

TEST(MatmulPlan, CoversTheSeedsMatrixWithFiveByThreeBlocks) {
  const values::Plan plan = find("matmul_tiled").plan(product(48, 80, 64));
  EXPECT_EQ(plan.buffers[0].count, 48U * 64U);
  EXPECT_EQ(plan.buffers[1].count, 64U * 80U);
  EXPECT_EQ(plan.buffers[2].count, 48U * 80U);
  EXPECT_EQ(plan.launches[0].grid, (values::Dim3{5, 3, 1}));
  EXPECT_EQ(plan.launches[0].block, (values::Dim3{16, 16, 1}));
  EXPECT_EQ(find("matmul_swapped").plan(product(48, 80, 64)).launches[0].grid,
            (values::Dim3{3, 5, 1}));
}

TEST(MatmulPlan, IsSquareWhereRowsAndDepthAreAuto) {
  values::Parameters parameters = defaultsOf(find("matmul_naive"));
  parameters.n = 33;
  const values::Plan plan = find("matmul_naive").plan(parameters);
  for (const values::Buffer& buffer : plan.buffers) EXPECT_EQ(buffer.count, 33U * 33U);
}

/// The product's launch comes last; what it is made of, first.
values::Launch lastLaunchOf(std::string_view kernel, const values::Parameters& parameters) {
  return find(kernel).plan(parameters).launches.back();
}

TEST(MatmulTensorPlan, CopiesRowsThatBeginWhereBulkCopiesCannot) {
  const auto launches = [](std::string_view kernel, const values::Parameters& parameters) {
    return find(kernel).plan(parameters).launches.size();
  };
  EXPECT_EQ(launches("matmul_tf32", product(33, 64, 64)), 1U);
  EXPECT_EQ(launches("matmul_tf32", product(64, 64, 33)), 2U);
  EXPECT_EQ(launches("matmul_tf32", product(64, 33, 33)), 2U);
  EXPECT_EQ(launches("matmul_tf32x3", product(64, 64, 64)), 2U);
  EXPECT_EQ(launches("matmul_tf32x3", product(64, 33, 33)), 3U);
  EXPECT_EQ(launches("matmul_bf16", product(64, 64, 64)), 2U);
  EXPECT_EQ(launches("matmul_cublas_bf16", product(64, 64, 64)), 2U);
  for (const char* const kernel :
       {"matmul_warp_group", "matmul_tf32", "matmul_tf32x3", "matmul_bf16"}) {
    for (const values::Argument& argument : lastLaunchOf(kernel, product(7, 5, 3)).arguments) {
      const auto* const tile = std::get_if<values::TensorTile>(&argument);
      if (tile == nullptr) continue;
      EXPECT_EQ(tile->pitch % (tile->format == values::TensorTile::Format::bfloat16 ? 8 : 4), 0U);
      EXPECT_GE(tile->pitch, tile->columns);
      EXPECT_LE(tile->tileRows, 256U);
    }
  }
}

TEST(MatmulTensorPlan, HasAsManyBlocksAsThereIsWorkForAtMostOneAMultiprocessor) {
  for (const char* const kernel : {"matmul_tf32", "matmul_tf32x3", "matmul_bf16"}) {
    EXPECT_EQ(lastLaunchOf(kernel, product(1, 1, 1)).grid.x, 1U) << kernel;
    EXPECT_EQ(lastLaunchOf(kernel, product(8192, 8192, 8192)).grid.x, 132U) << kernel;
    const values::Launch small = lastLaunchOf(kernel, product(1024, 1024, 1024));
    EXPECT_EQ(small.grid.x, 128U) << kernel;
    EXPECT_EQ(small.grid.x % small.cluster, 0U) << kernel;
  }
}

TEST(MatmulTensorLimit, IsThatOfCoordinatesOf32Bits) {
  const auto found = violations(find("matmul_bf16"), product(std::int64_t{1} << 31, 1, 1));
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found.front().sentence,
            "m = 2147483648 is too large: the tensor memory accelerator counts rows and columns "
            "with 32 bits; this kernel takes up to 2^30.");
}

TEST(MatmulLibraryPlan, PassesThePitchesOfTheRoundedMatrices) {
  const values::Plan plan = find("matmul_cublas_bf16").plan(product(7, 5, 3));
  ASSERT_EQ(plan.launches.size(), 2U);
  const std::vector<values::Argument>& arguments = plan.launches.back().arguments;
  ASSERT_EQ(arguments.size(), 8U);
  for (const std::size_t position : {6U, 7U}) {
    EXPECT_EQ(std::get<std::int64_t>(arguments[position]), 8) << position;
  }
}

/// A TF32 product may be off by what rounding its factors explains, and not by much more.
TEST(MatmulTensorCheck, AllowsForTheFactorsRounding) {
  const values::Parameters parameters = product(7, 5, 3);
  const auto passes = [&](std::string_view kernel, double relative) {
    const KernelRow& row = find(kernel);
    const auto inputs = makeInputs(row, parameters);
    const Reference reference = row.reference(parameters, inputs);
    std::vector<values::HostArray> outputs{values::HostArray(values::DType::float32, 35)};
    const auto c = outputs[0].as<float>();
    for (std::size_t i = 0; i < 35; ++i) {
      c[i] = static_cast<float>(reference.elements.as<double>()[i] +
                                relative * reference.magnitudes.as<double>()[i]);
    }
    return row.compare(parameters, inputs, reference, {0.0, outputs}).passes();
  };
  EXPECT_TRUE(passes("matmul_bf16", 0x1.8p-8));
  EXPECT_FALSE(passes("matmul_bf16", 0x1.2p-7));
  EXPECT_TRUE(passes("matmul_tf32", 0x1.8p-11));
  EXPECT_FALSE(passes("matmul_tf32", 0x1.2p-10));
  EXPECT_TRUE(passes("matmul_tf32x3", 0x1p-18));
  EXPECT_FALSE(passes("matmul_tf32x3", 0x1p-16));
  EXPECT_TRUE(passes("matmul_cublas_tf32", 0x1.8p-10));
  EXPECT_FALSE(passes("matmul_cublas_tf32", 0x1.2p-9));
  EXPECT_TRUE(passes("matmul_cublas_bf16", 0x1.8p-8));
  EXPECT_FALSE(passes("matmul_cublas_bf16", 0x1.2p-7));
  for (const char* const float32 : {"matmul_cublas", "matmul_cublas_emulated"}) {
    EXPECT_TRUE(passes(float32, 0x1p-23)) << float32;
    EXPECT_FALSE(passes(float32, 0x1p-20)) << float32;
  }
}

TEST(MatmulPlan, TakesWarpTilesThatSuitTheShape) {
  const KernelRow& row = find("matmul_warp_tiles");
  const auto entry = [&](std::int64_t m, std::int64_t n, std::int64_t k) {
    return row.plan(product(m, n, k)).launches[0].entry;
  };
  // 256 large tiles fill 132 multiprocessors once, 2 at a time; 512 of half the size would need
  // them a second time.
  EXPECT_EQ(entry(2048, 2048, 2048), "matmulWarpTiles<128,128,4>");
  // 64 large ones would not; 128 of half the size leave each multiprocessor one.
  EXPECT_EQ(entry(1024, 1024, 1024), "matmulSlicedK<64,128,4>");
  EXPECT_EQ(entry(1000, 1001, 1003), "matmulSlicedK<64,128,1>");
  EXPECT_EQ(entry(1024, 1024, 508), "matmulWarpTiles<64,128,4>");  // too little depth to share
  EXPECT_EQ(entry(63, 16'384, 1024),
            "matmulWarpTiles<64,128,4>");  // its tile would not be within C
  EXPECT_EQ(entry(512, 512, 4096), "matmulSlicedK<64,64,4>");
  EXPECT_EQ(entry(512, 512, 508), "matmulWarpTiles<64,64,4>");
  EXPECT_EQ(entry(4096, 60, 4096), "matmulWarpTiles<64,64,4>");
  EXPECT_EQ(entry(4096, 4095, 4096), "matmulWarpTiles<64,128,1>");
  EXPECT_EQ(entry(4096, 4096, 4094), "matmulWarpTiles<64,128,1>");
  EXPECT_EQ(entry(4096, 61, 4096), "matmulWarpTiles<64,64,1>");
  const values::Launch launch = row.plan(product(4096, 4001, 4096)).launches[0];
  EXPECT_EQ(launch.grid, (values::Dim3{32, 64, 1}));
  EXPECT_EQ(launch.block, (values::Dim3{128, 1, 1}));
  const values::Launch sliced = row.plan(product(1000, 1001, 1003)).launches[0];
  EXPECT_EQ(sliced.grid, (values::Dim3{8, 16, 1}));
  EXPECT_EQ(sliced.block, (values::Dim3{256, 1, 1}));
  EXPECT_EQ(sliced.dynamicSharedBytes, 2 * 32 * 128 * sizeof(float));
}

TEST(MatmulLimit, NamesTheMatrixAndTheGrid) {
  const auto sentence = [](std::string_view kernel, const values::Parameters& parameters) {
    const auto found = violations(find(kernel), parameters);
    return found.empty() ? std::string() : found.front().sentence;
  };
  const std::int64_t large = std::int64_t{1} << 30;
  EXPECT_EQ(sentence("matmul_naive", product(large, 1, 2048)),
            "A of m · k = 1073741824 · 2048 elements is too large: a matrix has at most 2^40.");
  EXPECT_EQ(sentence("matmul_naive", product(1, large, 2048)),
            "B of k · n = 2048 · 1073741824 elements is too large: a matrix has at most 2^40.");
  EXPECT_EQ(sentence("matmul_naive", product(2'000'000, 1, 1)),
            "m = 2000000 makes more than the 65535 blocks that a grid has in y; with blocks of 16 "
            "the most is 1048560.");
  EXPECT_EQ(sentence("matmul_swapped", product(2'000'000, 1, 1)), "");
  EXPECT_EQ(sentence("matmul_naive", product(0, 1, 1)),
            "m = 0 is out of range: it must be from 1 to 2^40.");
}

TEST(MatmulCheck, FailsOnOneWrongElement) {
  const KernelRow& row = find("matmul_tiled");
  const values::Parameters parameters = product(7, 5, 3);
  const auto inputs = makeInputs(row, parameters);
  const Reference reference = row.reference(parameters, inputs);
  std::vector<values::HostArray> outputs{values::HostArray(values::DType::float32, 35)};
  const auto c = outputs[0].as<float>();
  for (std::size_t i = 0; i < 35; ++i) {
    c[i] = static_cast<float>(reference.elements.as<double>()[i]);
  }
  EXPECT_TRUE(row.compare(parameters, inputs, reference, {0.0, outputs}).passes());
  c[17] += 1e-4F;
  const Comparison comparison = row.compare(parameters, inputs, reference, {0.0, outputs});
  EXPECT_FALSE(comparison.passes());
  EXPECT_EQ(comparison.element, 17);
  c[17] = std::numeric_limits<float>::quiet_NaN();
  EXPECT_FALSE(row.compare(parameters, inputs, reference, {0.0, outputs}).passes());
}

TEST(MatmulCheck, SaysWhetherAFixedToleranceWouldPass) {
  const KernelRow& row = find("matmul_tiled");
  const auto remark = [&](double error, double tolerance, double largest) {
    Comparison comparison;
    comparison.error = error;
    comparison.tolerance = tolerance;
    comparison.largestError = largest;
    return row.remark(product(7, 5, 3), comparison).value_or("");
  };
  EXPECT_EQ(remark(1e-6, 1e-5, 2e-6),
            "A fixed tolerance of 1e-3 would say the same: the largest error is 2e-06.");
  EXPECT_EQ(remark(180, 1437, 184),
            "A fixed tolerance of 1e-3 would fail this correct product: the largest error is "
            "1.8e+02.");
  EXPECT_EQ(
      remark(1e-4, 1e-6, 1e-4),
      "A fixed tolerance of 1e-3 would pass this wrong product: the largest error is 0.0001.");
}

TEST(MatmulCheck, OfACpuVariantIsOfEveryElement) {
  const KernelRow& row = find("matmul_tiled");
  const values::Parameters parameters = product(33, 17, 9);
  const auto inputs = makeInputs(row, parameters);
  Reference reference = row.reference(parameters, inputs);
  for (const CpuVariant& variant : row.cpuVariants(parameters)) {
    static_cast<void>(variant.run(inputs));
    EXPECT_TRUE(variant.compare(parameters, reference).passes()) << variant.name;
  }
  reference.elements.as<double>()[40] += 1e-3;
  for (const CpuVariant& variant : row.cpuVariants(parameters)) {
    static_cast<void>(variant.run(inputs));
    const Comparison comparison = variant.compare(parameters, reference);
    EXPECT_FALSE(comparison.passes()) << variant.name;
    EXPECT_EQ(comparison.element, 40);
    EXPECT_EQ(comparison.magnitude, reference.magnitudes.as<double>()[40]);
  }
}

/// Beyond what is checked element by element: m·n·k is above 2^32.
TEST(MatmulCheck, OfALargeProductIsByRows) {
  constexpr std::int64_t kEdge = 1626;
  constexpr auto kElements = static_cast<std::size_t>(kEdge * kEdge);
  const KernelRow& row = find("matmul_tiled");
  const values::Parameters parameters = product(kEdge, kEdge, kEdge);
  std::vector<values::HostArray> inputs(2, values::HostArray(values::DType::float32, kElements));
  const auto a = inputs[0].as<float>();
  for (std::size_t i = 0; i < kElements; ++i) a[i] = static_cast<float>(i % 7);
  const auto b = inputs[1].as<float>();
  for (std::size_t i = 0; i < kElements; i += kEdge + 1) b[i] = 2.0F;  // twice the identity
  const Reference reference = row.reference(parameters, inputs);
  EXPECT_EQ(reference.elements.count(), static_cast<std::size_t>(kEdge));
  std::vector<values::HostArray> outputs{values::HostArray(values::DType::float32, kElements)};
  const auto c = outputs[0].as<float>();
  for (std::size_t i = 0; i < kElements; ++i) c[i] = 2.0F * a[i];
  EXPECT_TRUE(row.compare(parameters, inputs, reference, {0.0, outputs}).passes());
  c[5 * kEdge + 7] += 10.0F;
  const Comparison comparison = row.compare(parameters, inputs, reference, {0.0, outputs});
  EXPECT_FALSE(comparison.passes());
  EXPECT_EQ(comparison.element, 5 * kEdge);  // the row's first
}

}  // namespace
}  // namespace lanescope::catalog
