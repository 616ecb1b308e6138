// SPDX-License-Identifier: Apache-2.0
//
// Our fastest matrix products beside cuBLAS's, in turn, on the same random matrices: time, and
// error against sums in double.
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "backend/backend.h"
#include "backend/cuda/cuda_resources.h"
#include "catalog/catalog.h"
#include "device/entry.h"
#include "tests/gpu/backend/cuda_available.h"
#include "tests/gpu/backend/plan_buffers.h"
#include "tests/gpu/backend/race.h"

namespace lanescope::backend {
namespace {

struct Shape {
  std::int64_t m;
  std::int64_t n;
  std::int64_t k;

  [[nodiscard]] double operations() const {
    return 2.0 * static_cast<double>(m) * static_cast<double>(n) * static_cast<double>(k);
  }
};

/// Squares; and where no edge is a multiple of anything: about a square, tall, flat, of few
/// products an element, and large.
constexpr std::array<Shape, 9> kShapes{{{1024, 1024, 1024},
                                        {2048, 2048, 2048},
                                        {4096, 4096, 4096},
                                        {8192, 8192, 8192},
                                        {1000, 1001, 1003},
                                        {16'383, 257, 513},
                                        {255, 16'385, 511},
                                        {4095, 4097, 33},
                                        {2047, 3001, 1999}}};
constexpr std::size_t kMostElements = std::size_t{8192} * 8192;

/// How cuBLAS computes, by the numbers of cublasComputeType_t and cudaDataType_t.
struct Method {
  const char* name;
  int compute;
  int inputs;
};
constexpr int kFloats = 0;
constexpr int kBfloat16 = 14;
constexpr Method kSgemm{"FP32", 68, kFloats};
constexpr Method kTf32{"TF32", 77, kFloats};
constexpr Method kBf16{"BF16", 68, kBfloat16};
constexpr Method kEmulated{"FP32 of BF16x9", 78, kFloats};

/// cublasGemmEx on matrices that lie row by row.
class Cublas {
 public:
  /// Nothing where the library is not installed.
  static std::optional<Cublas> open() {
    void* const library = dlopen("libcublas.so.13", RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) return std::nullopt;
    using Create = int (*)(void**);
    Cublas cublas;
    if (reinterpret_cast<Create>(dlsym(library, "cublasCreate_v2"))(&cublas.m_handle) != 0) {
      return std::nullopt;
    }
    cublas.m_gemm = reinterpret_cast<Gemm>(dlsym(library, "cublasGemmEx"));
    return cublas;
  }

  /// Whether it has this method.
  bool multiply(const Method& method, const Shape& shape, const void* a, const void* b,
                void* c) const {
    const float one = 1.0F;
    const float zero = 0.0F;
    const auto m = static_cast<int>(shape.m);
    const auto n = static_cast<int>(shape.n);
    const auto k = static_cast<int>(shape.k);
    constexpr int kDefaultAlgorithm = -1;
    // To the library, which counts down columns, what lies row by row is transposed: C' = B'·A'.
    return m_gemm(m_handle, 0, 0, n, m, k, &one, b, method.inputs, n, a, method.inputs, k, &zero, c,
                  kFloats, n, method.compute, kDefaultAlgorithm) == 0;
  }

 private:
  using Gemm = int (*)(void*, int, int, int, int, int, const void*, const void*, int, int,
                       const void*, int, int, const void*, void*, int, int, int, int);
  void* m_handle = nullptr;
  Gemm m_gemm = nullptr;
};

std::uint16_t bfloat16Of(float x) {
  const auto bits = std::bit_cast<std::uint32_t>(x);
  return static_cast<std::uint16_t>((bits + 0x7fffU + (bits >> 16 & 1U)) >> 16);
}

/// Of some rows of a product, each element's relative to the sum of its products' magnitudes.
struct Errors {
  double most = 0;
  double rootMeanSquare = 0;
};

class MatmulLibrary : public testing::Test {
 protected:
  void SetUp() override {
    if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
    m_cublas = Cublas::open();
    if (!m_cublas) GTEST_SKIP() << "cuBLAS is not installed.";
    m_race.emplace();
    values::Parameters parameters = catalog::defaultsOf(catalog::find("matmul_tiled"));
    parameters.n = 4096;
    m_elements = catalog::makeInputs(catalog::find("matmul_tiled"), parameters);
    for (const values::HostArray& array : m_elements) {
      std::vector<std::uint16_t> rounded(array.count());
      std::ranges::transform(array.as<float>(), rounded.begin(), bfloat16Of);
      m_floats.push_back(repeated(array.bytes.data(), array.bytes.size(), sizeof(float)));
      m_rounded.push_back(repeated(rounded.data(), rounded.size() * 2, 2));
    }
    m_ours.emplace(allocate(kMostElements * sizeof(float)));
    m_theirs.emplace(allocate(kMostElements * sizeof(float)));
  }

  /// Races the row against the library over all shapes and holds the mean of the ratios, the
  /// library's time over ours, against `least`. `fromRounded`: of aligned shapes the last launch
  /// alone counts, as the library begins with rounded elements, too.
  void race(std::string_view id, const Method& method, double least, bool fromRounded = false) {
    const catalog::KernelRow& row = catalog::find(id);
    double logs = 0;
    for (const Shape& shape : kShapes) {
      const values::Plan plan = row.plan(parametersOf(row, shape));
      const PlanBuffers buffers(plan, {m_floats[0].get(), m_floats[1].get()}, m_ours->get());
      const auto launch = [&](const values::Launch& each) {
        checkLaunch(plainEntries().at(each.entry).launch(each, buffers.spans, {}, nullptr), each);
      };
      const auto whole = [&] { std::ranges::for_each(plan.launches, launch); };
      const auto& inputs = method.inputs == kBfloat16 ? m_rounded : m_floats;
      const auto byLibrary = [&] {
        ASSERT_TRUE(
            m_cublas->multiply(method, shape, inputs[0].get(), inputs[1].get(), m_theirs->get()));
      };
      // Short ones several times in a row, so that the host's part of a launch is not timed.
      const int times = shape.operations() < 0x1p36 ? 10 : 1;
      const auto often = [times](const auto& work) -> Race::Work {
        return [times, &work] {
          for (int i = 0; i < times; ++i) work();
        };
      };
      const auto product = [&] { launch(plan.launches.back()); };
      const std::vector<float> medians =
          m_race->run({often(byLibrary), often(whole), often(product)}, false, 15);
      whole();
      byLibrary();
      const bool isAligned = shape.n % 8 == 0 && shape.k % 8 == 0;
      const double ratio =
          static_cast<double>(medians[0] / medians[fromRounded && isAligned ? 2 : 1]);
      const auto speed = [&](std::size_t i) {
        return shape.operations() * times / static_cast<double>(medians[i]) / 1e6;
      };
      const Errors mine = errorsOf(shape, m_ours->get());
      const Errors theirs = errorsOf(shape, m_theirs->get());
      std::printf(
          "%-14s %5lld x %5lld x %5lld  cuBLAS %s %6.1f TFLOP/s  ours %6.1f, the last launch alone "
          "%6.1f  ratio %.3f  error, root mean square and most: cuBLAS %.2e %.2e, ours %.2e %.2e\n",
          id.data(), static_cast<long long>(shape.m), static_cast<long long>(shape.n),
          static_cast<long long>(shape.k), method.name, speed(0), speed(1), speed(2), ratio,
          theirs.rootMeanSquare, theirs.most, mine.rootMeanSquare, mine.most);
      EXPECT_LE(mine.rootMeanSquare, 2.0 * theirs.rootMeanSquare) << id << " m " << shape.m;
      EXPECT_LE(mine.most, 2.0 * theirs.most) << id << " m " << shape.m;
      logs += std::log(ratio);
    }
    const double mean = std::exp(logs / static_cast<double>(kShapes.size()));
    std::printf("%-14s geometric mean %.3f\n", id.data(), mean);
    EXPECT_GE(mean, least) << id;
  }

  /// Prints a line for the table of the ladder: the speed of a square product beside the library's,
  /// what a thread and a multiprocessor have, and what the GPU counts for each element of C.
  void printStep(const catalog::KernelRow& row) {
    constexpr Shape kTimed{4096, 4096, 4096};
    constexpr Shape kCounted{1024, 1024, 1024};
    const values::Plan plan = row.plan(parametersOf(row, kTimed));
    const PlanBuffers buffers(plan, {m_floats[0].get(), m_floats[1].get()}, m_ours->get());
    const auto byUs = [&] {
      for (const values::Launch& launch : plan.launches) {
        checkLaunch(plainEntries().at(launch.entry).launch(launch, buffers.spans, {}, nullptr),
                    launch);
      }
    };
    const auto byLibrary = [&] {
      ASSERT_TRUE(m_cublas->multiply(kSgemm, kTimed, m_floats[0].get(), m_floats[1].get(),
                                     m_theirs->get()));
    };
    const std::vector<float> medians = m_race->run({byLibrary, byUs}, false, 9);
    const auto speed = [&](std::size_t i) {
      return kTimed.operations() / static_cast<double>(medians[i]) / 1e6;
    };
    std::printf("%-24s %7.1f TFLOP/s, %6.3f of cuBLAS", row.id.data(), speed(1),
                speed(1) / speed(0));
    const values::Launch& launch = plan.launches.back();
    if (const void* const function = plainEntries().at(launch.entry).function) {
      cudaFuncAttributes attributes{};
      int blocks = 0;
      int threads = 0;
      check(cudaFuncGetAttributes(&attributes, function), "cudaFuncGetAttributes");
      check(
          cudaOccupancyMaxActiveBlocksPerMultiprocessor(
              &blocks, function, static_cast<int>(launch.block.total()), launch.dynamicSharedBytes),
          "cudaOccupancyMaxActiveBlocksPerMultiprocessor");
      check(cudaDeviceGetAttribute(&threads, cudaDevAttrMaxThreadsPerMultiProcessor, 0),
            "cudaDeviceGetAttribute");
      std::printf(
          ", %3d registers, occupancy %.2f", attributes.numRegs,
          static_cast<double>(blocks) * static_cast<double>(launch.block.total()) / threads);
    }
    const values::Parameters counted = parametersOf(row, kCounted);
    const values::Plan countedPlan = row.plan(counted);
    RunOptions options;
    options.counted = static_cast<std::uint32_t>(countedPlan.launches.size() - 1);
    const RunOutcome outcome = makeCudaBackend()->run(
        countedPlan, catalog::makeInputs(row, counted), options, {}, [](double) {});
    if (outcome.hardwareCounters && outcome.hardwareCounters->launch) {
      const values::WarpCounters& read = *outcome.hardwareCounters->launch;
      const auto each = [&](std::uint64_t count) {
        return static_cast<double>(count) / static_cast<double>(kCounted.m * kCounted.n);
      };
      std::printf(", for each element of C %.2f sectors loaded, %.3f conflicts",
                  each(read.globalLoads.sectors),
                  each(read.sharedLoads.conflicts + read.sharedStores.conflicts));
    }
    std::printf("\n");
  }

  /// Prints the time of the library's own product of float32's accuracy on tensor cores.
  void timeEmulated() {
    for (const Shape& shape : kShapes) {
      const auto by = [&](const Method& method) {
        return m_cublas->multiply(method, shape, m_floats[0].get(), m_floats[1].get(),
                                  m_theirs->get());
      };
      if (!by(kEmulated)) GTEST_SKIP() << "This cuBLAS has no " << kEmulated.name << ".";
      const std::vector<float> medians =
          m_race->run({[&] { by(kSgemm); }, [&] { by(kEmulated); }}, false, 7);
      std::printf("cuBLAS %s %5lld x %5lld x %5lld: %.2f of the speed of its %s\n", kEmulated.name,
                  static_cast<long long>(shape.m), static_cast<long long>(shape.n),
                  static_cast<long long>(shape.k), static_cast<double>(medians[0] / medians[1]),
                  kSgemm.name);
    }
  }

 private:
  static values::Parameters parametersOf(const catalog::KernelRow& row, const Shape& shape) {
    values::Parameters parameters = catalog::defaultsOf(row);
    parameters.m = shape.m;
    parameters.n = shape.n;
    parameters.k = shape.k;
    return parameters;
  }

  /// Device memory for the largest matrix, filled with these elements again and again.
  static DeviceMemory repeated(const void* elements, std::size_t bytes, std::size_t size) {
    DeviceMemory memory = allocate(kMostElements * size);
    for (std::size_t at = 0; at < kMostElements * size; at += bytes) {
      check(cudaMemcpy(static_cast<char*>(memory.get()) + at, elements,
                       std::min(bytes, kMostElements * size - at), cudaMemcpyHostToDevice),
            "cudaMemcpy");
    }
    return memory;
  }

  /// Element i of an input.
  [[nodiscard]] double at(std::size_t input, std::int64_t i) const {
    const auto elements = m_elements[input].as<float>();
    return static_cast<double>(elements[static_cast<std::size_t>(i) % elements.size()]);
  }

  [[nodiscard]] Errors errorsOf(const Shape& shape, const void* c) const {
    constexpr std::int64_t kRows = 4;
    const auto columns = static_cast<std::size_t>(shape.n);
    Errors errors;
    double squares = 0;
    for (std::int64_t i = 0; i < kRows; ++i) {
      const std::int64_t row = (shape.m - 1) * i / (kRows - 1);
      std::vector<float> answer(columns);
      check(cudaMemcpy(answer.data(), static_cast<const float*>(c) + row * shape.n,
                       columns * sizeof(float), cudaMemcpyDeviceToHost),
            "cudaMemcpy");
      std::vector<double> sums(columns);
      std::vector<double> magnitudes(columns);
      for (std::int64_t l = 0; l < shape.k; ++l) {
        const double ofA = at(0, row * shape.k + l);
        for (std::size_t j = 0; j < columns; ++j) {
          const double product = ofA * at(1, l * shape.n + static_cast<std::int64_t>(j));
          sums[j] += product;
          magnitudes[j] += std::abs(product);
        }
      }
      for (std::size_t j = 0; j < columns; ++j) {
        const double error = std::abs(static_cast<double>(answer[j]) - sums[j]) / magnitudes[j];
        if (!(error <= errors.most)) errors.most = error;  // NaN, too
        squares += error * error;
      }
    }
    errors.rootMeanSquare = std::sqrt(squares / static_cast<double>(kRows * shape.n));
    return errors;
  }

  std::optional<Cublas> m_cublas;
  std::optional<Race> m_race;
  std::vector<values::HostArray> m_elements;
  std::vector<DeviceMemory> m_floats;
  std::vector<DeviceMemory> m_rounded;
  std::optional<DeviceMemory> m_ours;
  std::optional<DeviceMemory> m_theirs;
};

TEST_F(MatmulLibrary, WarpTilesAreAsFastAsCublas) {
  race("matmul_warp_tiles", kSgemm, 0.95);
}
TEST_F(MatmulLibrary, Tf32IsAsFastAsCublas) {
  race("matmul_tf32", kTf32, 0.85);
}
TEST_F(MatmulLibrary, Tf32x3IsFasterThanSgemmAndAsExact) {
  race("matmul_tf32x3", kSgemm, 1.4);
}
TEST_F(MatmulLibrary, Bf16IsAsFastAsCublas) {
  race("matmul_bf16", kBf16, 0.85, true);
}
/// What the README's table of the ladder is made from.
TEST_F(MatmulLibrary, DISABLED_OfEachStepOfTheLadder) {
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (row.family == "matmul") printStep(row);
  }
}
TEST_F(MatmulLibrary, TimesTheLibrarysOwnEmulation) {
  timeEmulated();
}

}  // namespace
}  // namespace lanescope::backend
