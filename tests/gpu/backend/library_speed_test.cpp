// SPDX-License-Identifier: Apache-2.0
//
// Times the catalogue's fastest reductions in turn with NVIDIA's libraries, launch by launch, on
// the same arrays.
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

/// Returns cublasSdot with its result in device memory, or nothing where the library is not
/// installed.
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

/// The promised ratios: a library's time divided by the kernel's.
struct Promise {
  double least = 1.0;
  double mean = 1.0;
  double leastOfLarge = 1.0;  ///< from 2^26 elements on
};

/// The arrays of one row at its largest size, and the memory that the libraries need.
class LibrarySpeed : public testing::Test {
 protected:
  void SetUp() override {
    if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
    m_race.emplace();
  }

  /// Returns device memory filled with random elements of the row, repeated.
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

  /// Prints the time of every row with its usual parameters, hot and cold.
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

  /// A row and a library's call on the same arrays in device memory.
  struct Contest {
    const catalog::KernelRow& row;
    DType type;
    Op op;
    bool exclusive;
    void* a;
    void* b;
    void* ours;   ///< the row's output
    void* other;  ///< the library's output
    std::function<void(std::int64_t n)> library;

    [[nodiscard]] bool isScan() const { return row.family == "scan"; }
  };

  /// Times the row against the library over all sizes and compares the ratios, library over row,
  /// with the promise.
  void race(const catalog::KernelRow& row, DType type, Op op, std::int64_t mostElements,
            bool againstCublas, const Promise& promise, bool exclusive = false) {
    std::vector<DeviceMemory> inputs;
    for (std::size_t i = 0; i < row.inputs.size(); ++i) {
      inputs.push_back(fill(row, type, mostElements));
    }
    const bool isScan = row.family == "scan";
    const std::size_t outBytes = std::max<std::size_t>(
        16, isScan ? static_cast<std::size_t>(mostElements) * sizeOf(type) : 0);
    const DeviceMemory ours = allocate(outBytes);
    const DeviceMemory other = allocate(outBytes);
    Contest contest{.row = row,
                    .type = type,
                    .op = op,
                    .exclusive = exclusive,
                    .a = inputs.front().get(),
                    .b = inputs.back().get(),
                    .ours = ours.get(),
                    .other = other.get(),
                    .library = {}};
    std::size_t scratchBytes = 0;
    callCub(contest, nullptr, scratchBytes, mostElements);
    const DeviceMemory scratch = allocate(scratchBytes);
    if (againstCublas) {
      const auto dot = cublasSdot();
      if (!dot) GTEST_SKIP() << "cuBLAS is not installed.";
      contest.library = [&contest, dot](std::int64_t n) {
        dot(static_cast<int>(n), static_cast<const float*>(contest.a),
            static_cast<const float*>(contest.b), static_cast<float*>(contest.other));
      };
    } else {
      contest.library = [&](std::int64_t n) { callCub(contest, scratch.get(), scratchBytes, n); };
    }

    for (const bool cold : {false, true}) {
      double logs = 0.0;
      int count = 0;
      std::printf("%s %s %s, %s L2, against %s\n", row.id.data(), nameOf(type).data(),
                  nameOf(op).data(), cold ? "cold" : "warm", againstCublas ? "cuBLAS" : "CUB");
      for (const std::int64_t n : sizes()) {
        if (n > mostElements) continue;
        const double ratio = ratioAt(contest, n, cold);
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
  static void callCub(const Contest& contest, void* scratch, std::size_t& scratchBytes,
                      std::int64_t elements) {
    const auto n = static_cast<int>(elements);
    if (contest.isScan()) {
      check(scanByCub(contest.type, contest.op, contest.exclusive, scratch, scratchBytes, contest.a,
                      contest.other, n, nullptr),
            "cub::DeviceScan");
      return;
    }
    check(contest.row.inputs.size() == 2
              ? dotByCub(contest.type, scratch, scratchBytes, contest.a, contest.b, contest.other,
                         n, nullptr)
              : reduceByCub(contest.type, contest.op, scratch, scratchBytes, contest.a,
                            contest.other, n, nullptr),
          "cub::DeviceReduce");
  }

  /// Returns the row that is fastest at this size: up to 256 KiB a scan takes one cluster.
  static const catalog::KernelRow& fastestAt(const Contest& contest, std::int64_t n) {
    constexpr std::size_t kMostOfACluster = std::size_t{1} << 18;
    const bool isSmall = static_cast<std::size_t>(n) * sizeOf(contest.type) <= kMostOfACluster;
    return contest.isScan() && isSmall ? catalog::find("scan_cluster") : contest.row;
  }

  /// Times both at one size and prints a line. Returns the library's time divided by the row's.
  double ratioAt(const Contest& contest, std::int64_t n, bool cold) {
    const catalog::KernelRow& row = fastestAt(contest, n);
    values::Parameters parameters = catalog::defaultsOf(row);
    parameters.n = n;
    parameters.dtype = contest.type;
    parameters.op = contest.op;
    parameters.exclusive = contest.exclusive;
    const values::Plan plan = row.plan(parameters);
    const PlanBuffers buffers(plan, {contest.a, contest.b}, contest.ours);
    const values::Launch& launch = plan.launches.front();
    const Entry& entry = plainEntries().at(launch.entry);
    const auto byUs = [&] {
      checkLaunch(entry.launch(launch, buffers.spans, {}, nullptr), launch);
    };
    const int rounds = n >= 1 << 26 ? 51 : n > 1 << 14 ? 101 : 401;
    std::vector<Race::Work> works{[&contest, n] { contest.library(n); }, byUs};
    const std::size_t outputs = contest.isScan() ? static_cast<std::size_t>(n) : 1;
    if (contest.isScan()) {
      // The lower bound: a copy moves as many bytes and computes nothing.
      works.emplace_back([&contest, bytes = outputs * sizeOf(contest.type)] {
        check(cudaMemcpyAsync(contest.ours, contest.a, bytes, cudaMemcpyDeviceToDevice),
              "cudaMemcpyAsync");
      });
    }
    const std::vector<float> times = m_race->run(works, cold, rounds);
    byUs();
    expectEqual(contest.type, n, outputs, contest.ours, contest.other);
    const double ratio = static_cast<double>(times[0]) / static_cast<double>(times[1]);
    const double bytes = static_cast<double>(n) *
                         static_cast<double>(sizeOf(contest.type) *
                                             (row.inputs.size() + (contest.isScan() ? 1 : 0)));
    std::printf("  n %10lld  library %8.2f us  %s %8.2f us  %6.0f GB/s  ratio %.3f",
                static_cast<long long>(n), static_cast<double>(times[0]), row.id.data(),
                static_cast<double>(times[1]), bytes / static_cast<double>(times[1]) / 1e3, ratio);
    if (contest.isScan()) {
      std::printf("  copy %8.2f us, %.2f of it", static_cast<double>(times[2]),
                  static_cast<double>(times[2] / times[1]));
    }
    std::printf("\n");
    return ratio;
  }

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

/// The source of the table of launch choices (catalog/one_launch.cpp).
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

/// Prints the ladders as tables: every kernel of a family that takes this size, all in turn.
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
