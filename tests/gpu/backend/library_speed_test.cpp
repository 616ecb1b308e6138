// SPDX-License-Identifier: Apache-2.0
//
// Our fastest reductions beside NVIDIA's libraries, launch by launch in turn, on the same arrays.
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include "backend/cuda/cuda_resources.h"
#include "catalog/catalog.h"
#include "device/cub.h"
#include "device/entry.h"
#include "tests/gpu/backend/cuda_available.h"
#include "tests/gpu/backend/plan_buffers.h"
#include "tests/gpu/backend/race.h"
#include "values/typed.h"

namespace lanescope::backend {
namespace {

using values::DType;
using values::Op;

/// cublasSdot with its result in device memory, or nothing where the library is not installed.
std::function<void(int n, const float* a, const float* b, float* out)> cublasSdot() {
  void* const library = dlopen("libcublas.so.13", RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) return {};
  using Create = int (*)(void**);
  using SetMode = int (*)(void*, int);
  using Dot = int (*)(void*, int, const float*, int, const float*, int, float*);
  void* handle = nullptr;
  constexpr int kResultOnDevice = 1;
  if (reinterpret_cast<Create>(dlsym(library, "cublasCreate_v2"))(&handle) != 0) return {};
  reinterpret_cast<SetMode>(dlsym(library, "cublasSetPointerMode_v2"))(handle, kResultOnDevice);
  const auto dot = reinterpret_cast<Dot>(dlsym(library, "cublasSdot_v2"));
  return [handle, dot](int n, const float* a, const float* b, float* out) {
    ASSERT_EQ(dot(handle, n, a, 1, b, 1, out), 0);
  };
}

std::vector<std::int64_t> sizes() {
  std::vector<std::int64_t> all;
  for (int exponent = 10; exponent <= 29; ++exponent) all.push_back(std::int64_t{1} << exponent);
  for (const std::int64_t odd : {4095, 1'000'003, 33'333'331}) all.push_back(odd);
  return all;
}

/// What is promised of the ratios, a library's time over ours.
struct Promise {
  double least = 1.0;
  double mean = 1.0;
  double leastOfLarge = 1.0;  ///< from 2^26 elements on
};

/// The arrays of one row at its largest size, and what the libraries need.
class LibrarySpeed : public testing::Test {
 protected:
  void SetUp() override {
    if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
    m_race.emplace();
  }

  /// Device memory with random elements of the row, repeated to fill it.
  DeviceMemory fill(const catalog::KernelRow& row, DType type, std::int64_t n) {
    values::Parameters parameters = catalog::defaultsOf(row);
    parameters.n = std::min<std::int64_t>(n, 1 << 24);
    parameters.dtype = type;
    parameters.pattern = "random";
    const values::HostArray some = catalog::makeInputs(row, parameters)[0];
    const std::size_t bytes = static_cast<std::size_t>(n) * sizeOf(type);
    DeviceMemory memory = allocate(bytes);
    for (std::size_t at = 0; at < bytes; at += some.bytes.size()) {
      check(cudaMemcpy(static_cast<char*>(memory.get()) + at, some.bytes.data(),
                       std::min(some.bytes.size(), bytes - at), cudaMemcpyHostToDevice),
            "cudaMemcpy");
    }
    return memory;
  }

  /// Prints the time of every row with its usual parameters, warm and cold.
  void timeRows(const std::vector<const catalog::KernelRow*>& rows, std::int64_t n) {
    const DeviceMemory out = allocate(sizeof(double) * static_cast<std::size_t>(n));
    std::vector<values::Plan> plans;
    std::vector<DeviceMemory> inputs;
    std::vector<PlanBuffers> buffers;
    for (const catalog::KernelRow* const row : rows) {
      values::Parameters parameters = catalog::defaultsOf(*row);
      parameters.n = n;
      plans.push_back(row->plan(parameters));
      inputs.push_back(fill(*row, parameters.dtype, n));
      inputs.push_back(fill(*row, parameters.dtype, n));
      void* const a = inputs.end()[-2].get();
      void* const b = inputs.back().get();
      buffers.emplace_back(plans.back(), std::array<void*, 2>{a, b}, out.get());
    }
    std::vector<Race::Work> works;
    for (std::size_t i = 0; i < plans.size(); ++i) {
      works.emplace_back([&plan = plans[i], &spans = buffers[i].spans] {
        for (const values::Launch& launch : plan.launches) {
          checkLaunch(plainEntries().at(launch.entry).launch(launch, spans, {}, nullptr), launch);
        }
      });
    }
    const std::vector<float> warm = m_race->run(works, false, 51);
    const std::vector<float> cold = m_race->run(works, true, 51);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const double bytes =
          static_cast<double>(n) *
          static_cast<double>(sizeOf(plans[i].buffers[0].type) * rows[i]->inputs.size());
      std::printf("%-30s n %9lld  warm %9.2f us %6.0f GB/s  cold %9.2f us\n", rows[i]->id.data(),
                  static_cast<long long>(n), static_cast<double>(warm[i]),
                  bytes / static_cast<double>(warm[i]) / 1e3, static_cast<double>(cold[i]));
    }
  }

  /// Prints the times of several blocks and grids.
  void timeChoices(const catalog::KernelRow& row, std::int64_t n, bool cold) {
    const DeviceMemory a = fill(row, DType::float32, n);
    const DeviceMemory b = fill(row, DType::float32, n);
    const DeviceMemory out = allocate(sizeof(double));
    std::vector<values::Plan> plans;
    std::vector<PlanBuffers> buffers;
    for (const std::int64_t block : {128, 256, 512, 1024}) {
      for (const std::int64_t blocksPerMultiprocessor : {1, 2, 4, 8, 16, 32}) {
        values::Parameters parameters = catalog::defaultsOf(row);
        parameters.n = n;
        parameters.block = block;
        parameters.grid = std::min((n - 1) / (block * 16) + 1, 132 * blocksPerMultiprocessor);
        if (!plans.empty() && plans.back().launches[0].grid.x == *parameters.grid &&
            plans.back().launches[0].block.x == block) {
          continue;
        }
        plans.push_back(row.plan(parameters));
        buffers.emplace_back(plans.back(), std::array<void*, 2>{a.get(), b.get()}, out.get());
      }
    }
    std::vector<Race::Work> works;
    for (std::size_t i = 0; i < plans.size(); ++i) {
      const values::Launch& launch = plans[i].launches[0];
      works.emplace_back(
          [&launch, &spans = buffers[i].spans, &entry = plainEntries().at(launch.entry)] {
            checkLaunch(entry.launch(launch, spans, {}, nullptr), launch);
          });
    }
    const std::vector<float> times = m_race->run(works, cold, 31);
    for (std::size_t i = 0; i < plans.size(); ++i) {
      std::printf(" %ux%u %.2f", plans[i].launches[0].block.x, plans[i].launches[0].grid.x,
                  static_cast<double>(times[i]));
    }
    std::printf("\n");
  }

  /// Races the row against the library over all sizes and holds the ratios, library over ours,
  /// against what is promised. `theirs(n, scratchless)` enqueues the library's.
  void race(const catalog::KernelRow& row, DType type, Op op, std::int64_t mostElements,
            bool againstCublas, const Promise& promise, bool exclusive = false) {
    std::vector<DeviceMemory> inputs;
    for (std::size_t i = 0; i < row.inputs.size(); ++i) {
      inputs.push_back(fill(row, type, mostElements));
    }
    const void* const a = inputs.front().get();
    const void* const b = inputs.back().get();
    const bool isScan = row.family == "scan";
    const bool isDot = row.inputs.size() == 2;
    const std::size_t outBytes = std::max<std::size_t>(
        16, isScan ? static_cast<std::size_t>(mostElements) * sizeOf(type) : 0);
    const DeviceMemory ofUs = allocate(outBytes);
    const DeviceMemory ofLibrary = allocate(outBytes);
    void* const ours = ofUs.get();
    void* const other = ofLibrary.get();
    std::size_t scratchBytes = 0;
    const auto byCub = [&](void* scratch, std::int64_t elements) {
      const auto n = static_cast<int>(elements);
      if (isScan) {
        check(scanByCub(type, op, exclusive, scratch, scratchBytes, a, other, n, nullptr),
              "cub::DeviceScan");
        return;
      }
      check(isDot ? dotByCub(type, scratch, scratchBytes, a, b, other, n, nullptr)
                  : reduceByCub(type, op, scratch, scratchBytes, a, other, n, nullptr),
            "cub::DeviceReduce");
    };
    byCub(nullptr, mostElements);
    const DeviceMemory scratch = allocate(scratchBytes);
    const auto cublas = againstCublas ? cublasSdot() : nullptr;
    if (againstCublas && !cublas) GTEST_SKIP() << "cuBLAS is not installed.";

    for (const bool cold : {false, true}) {
      double logs = 0.0;
      int count = 0;
      std::printf("%s %s %s, %s L2, against %s\n", row.id.data(), nameOf(type).data(),
                  nameOf(op).data(), cold ? "cold" : "warm", againstCublas ? "cuBLAS" : "CUB");
      for (const std::int64_t n : sizes()) {
        if (n > mostElements) continue;
        values::Parameters parameters = catalog::defaultsOf(row);
        parameters.n = n;
        parameters.dtype = type;
        parameters.op = op;
        parameters.exclusive = exclusive;
        const values::Plan plan = row.plan(parameters);
        const PlanBuffers buffers(plan, {const_cast<void*>(a), const_cast<void*>(b)}, ours);
        const values::Launch& launch = plan.launches.front();
        const Entry& entry = plainEntries().at(launch.entry);
        const auto byUs = [&] {
          checkLaunch(entry.launch(launch, buffers.spans, {}, nullptr), launch);
        };
        const auto byLibrary = [&] {
          if (againstCublas) {
            cublas(static_cast<int>(n), static_cast<const float*>(a), static_cast<const float*>(b),
                   static_cast<float*>(other));
          } else {
            byCub(scratch.get(), n);
          }
        };
        const int rounds = n >= 1 << 26 ? 51 : n > 1 << 14 ? 101 : 401;
        std::vector<Race::Work> works{byLibrary, byUs};
        const std::size_t outputs = isScan ? static_cast<std::size_t>(n) : 1;
        if (isScan) {
          // The bound: a copy moves as many bytes and computes nothing.
          works.emplace_back([&] {
            check(cudaMemcpyAsync(ours, a, outputs * sizeOf(type), cudaMemcpyDeviceToDevice),
                  "cudaMemcpyAsync");
          });
        }
        const std::vector<float> times = m_race->run(works, cold, rounds);
        byUs();
        expectEqual(type, n, outputs, ours, other);
        const double ratio = static_cast<double>(times[0]) / static_cast<double>(times[1]);
        const double bytes =
            static_cast<double>(n) *
            static_cast<double>(sizeOf(type) * (row.inputs.size() + (isScan ? 1 : 0)));
        std::printf("  n %10lld  library %8.2f us  ours %8.2f us  %6.0f GB/s  ratio %.3f",
                    static_cast<long long>(n), static_cast<double>(times[0]),
                    static_cast<double>(times[1]), bytes / static_cast<double>(times[1]) / 1e3,
                    ratio);
        if (isScan) {
          std::printf("  copy %8.2f us, %.2f of it", static_cast<double>(times[2]),
                      static_cast<double>(times[2] / times[1]));
        }
        std::printf("\n");
        EXPECT_GE(ratio, n < 1 << 26 ? promise.least : promise.leastOfLarge)
            << row.id << " n " << n << (cold ? " cold" : " warm");
        logs += std::log(ratio);
        ++count;
      }
      const double mean = std::exp(logs / count);
      std::printf("  geometric mean %.3f\n", mean);
      EXPECT_GE(mean, promise.mean) << row.id;
    }
  }

 private:
  /// Compares the last outputs, up to 4096 of them.
  static void expectEqual(DType type, std::int64_t n, std::size_t outputs, const void* ours,
                          const void* other) {
    const std::size_t count = std::min<std::size_t>(outputs, 4096);
    const std::size_t skipped = (outputs - count) * sizeOf(type);
    values::HostArray a(type, count);
    values::HostArray b(type, count);
    check(cudaMemcpy(a.bytes.data(), static_cast<const char*>(ours) + skipped, a.bytes.size(),
                     cudaMemcpyDeviceToHost),
          "cudaMemcpy");
    check(cudaMemcpy(b.bytes.data(), static_cast<const char*>(other) + skipped, b.bytes.size(),
                     cudaMemcpyDeviceToHost),
          "cudaMemcpy");
    values::withType(type, [&]<class T>(T) {
      const double tolerance = std::is_integral_v<T> ? 0.0 : 1e-4 * static_cast<double>(n);
      for (std::size_t i = 0; i < count; ++i) {
        const auto mine = static_cast<double>(a.as<T>()[i]);
        ASSERT_NEAR(mine, static_cast<double>(b.as<T>()[i]), tolerance) << "n " << n << " at " << i;
      }
    });
  }

  std::optional<Race> m_race;
};

/// What the table of launch choices (catalog/one_launch.cpp) is made from.
TEST_F(LibrarySpeed, DISABLED_OfEachSizeOfBlock) {
  for (const char* const id : {"reduce_one_launch", "dot_one_launch"}) {
    const catalog::KernelRow& row = catalog::find(id);
    for (const bool cold : {false, true}) {
      for (int exponent = 10; exponent <= 29; ++exponent) {
        std::printf("%s 2^%d %s:", id, exponent, cold ? "cold" : "warm");
        timeChoices(row, std::int64_t{1} << exponent, cold);
      }
    }
  }
}

/// The ladders as tables: every kernel of a family that takes this size, all in turn.
TEST_F(LibrarySpeed, DISABLED_OfEachStepOfTheLadder) {
  for (const auto& [family, n] :
       std::vector<std::pair<std::string_view, std::int64_t>>{{"reduce", 1 << 16},
                                                              {"reduce", 1 << 20},
                                                              {"reduce", 1 << 26},
                                                              {"scan", 1 << 10},
                                                              {"scan", 1 << 16},
                                                              {"scan", 1 << 20},
                                                              {"scan", 1 << 26},
                                                              {"image", 24'000'000}}) {
    std::vector<const catalog::KernelRow*> rows;
    for (const catalog::KernelRow& row : catalog::kernels()) {
      if (row.family == family && row.parameter("n")->maximum >= n) rows.push_back(&row);
    }
    timeRows(rows, n);
  }
}

constexpr std::int64_t kMost = std::int64_t{1} << 29;
constexpr Promise kOfReductions{0.98, 1.15, 0.98};
constexpr Promise kOfScans{1.0, 1.0, 1.2};

TEST_F(LibrarySpeed, OfSumsOfFloatsIsAboveCubs) {
  race(catalog::find("reduce_one_launch"), DType::float32, Op::sum, kMost, false, kOfReductions);
}
TEST_F(LibrarySpeed, OfLeastFloatsIsAboveCubs) {
  race(catalog::find("reduce_one_launch"), DType::float32, Op::min, kMost, false, kOfReductions);
}
TEST_F(LibrarySpeed, OfGreatestIntegersIsAboveCubs) {
  race(catalog::find("reduce_one_launch"), DType::int32, Op::max, kMost, false, kOfReductions);
}
TEST_F(LibrarySpeed, OfSumsOfDoublesIsAboveCubs) {
  race(catalog::find("reduce_one_launch"), DType::float64, Op::sum, kMost, false, kOfReductions);
}
TEST_F(LibrarySpeed, OfSumsOfLongIntegersIsAboveCubs) {
  race(catalog::find("reduce_one_launch"), DType::int64, Op::sum, kMost, false, kOfReductions);
}
TEST_F(LibrarySpeed, OfDotProductsIsAboveCubs) {
  race(catalog::find("dot_one_launch"), DType::float32, Op::sum, kMost, false, kOfReductions);
}
TEST_F(LibrarySpeed, OfDotProductsIsAboveCublas) {
  race(catalog::find("dot_one_launch"), DType::float32, Op::sum, kMost, true, {1.0, 1.1, 1.0});
}

TEST_F(LibrarySpeed, OfScansOfFloatsIsAboveCubs) {
  race(catalog::find("scan_look_back"), DType::float32, Op::sum, kMost, false, kOfScans);
}
TEST_F(LibrarySpeed, OfExclusiveScansOfIntegersIsAboveCubs) {
  race(catalog::find("scan_look_back"), DType::int32, Op::sum, kMost, false, kOfScans, true);
}
TEST_F(LibrarySpeed, OfScansForTheGreatestFloatIsAboveCubs) {
  race(catalog::find("scan_look_back"), DType::float32, Op::max, kMost, false, kOfScans);
}
TEST_F(LibrarySpeed, OfScansOfLongIntegersIsAboveCubs) {
  race(catalog::find("scan_look_back"), DType::int64, Op::sum, kMost, false, kOfScans);
}

}  // namespace
}  // namespace lanescope::backend
