// SPDX-License-Identifier: Apache-2.0
//
// Compares the rows of CUB and cuBLAS, as a benchmark times them, with direct calls: the way in
// which the rows call the libraries must not slow them down. Both use the same memory, since its
// address alone changes the time of a short call by up to 7% (cublasSdot's workspace, CUB's scratch
// memory): a multiprocessor is nearer to one half of a large GPU's L2 cache.
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include "backend/cuda/cuda_timed_plan.h"
#include "backend/cuda/fresh_buffers.h"
#include "catalog/catalog.h"
#include "device/cub.h"
#include "device/cublas.h"
#include "tests/gpu/backend/bare_cub.h"
#include "tests/gpu/backend/cuda_available.h"
#include "tests/gpu/backend/race.h"
#include "values/typed.h"

namespace lanescope::backend {
namespace {

using values::DType;

/// A direct call, the i-th one of a batch, that writes `out`.
using BareCall = std::function<void(int i, void* out, cudaStream_t stream)>;
/// Makes the direct call for the inputs of a plan.
using MakeBare = std::function<BareCall(const std::vector<DeviceSpan>& inputs, std::int64_t n)>;

/// The direct call under the conditions of a hot sample: behind an untimed call, each call with its
/// own copy of a small output.
class BareLoop {
 public:
  BareLoop(const values::Plan& plan, Workbench& bench, int calls, BareCall call)
      : m_bench(bench),
        m_calls(calls),
        m_call(std::move(call)),
        m_buffers(plan, bench.buffersOf(plan), calls + 1, bench.spareMemory()) {
    callOnce(0);
    check(cudaStreamSynchronize(m_bench.stream()), "cudaStreamSynchronize");
  }

  /// Returns the mean microseconds per call.
  [[nodiscard]] double take() {
    {
      const StreamGate::Closed closed(m_bench.gate(), m_bench.stream());
      m_buffers.refresh(m_bench.stream());
      callOnce(0);
      check(cudaEventRecord(m_bench.begin().get(), m_bench.stream()), "cudaEventRecord");
      for (int i = 1; i <= m_calls; ++i) callOnce(i);
      check(cudaEventRecord(m_bench.end().get(), m_bench.stream()), "cudaEventRecord");
    }
    check(cudaStreamSynchronize(m_bench.stream()), "cudaStreamSynchronize");
    EXPECT_FALSE(m_bench.gate().gaveUp());
    float milliseconds = 0.0F;
    check(cudaEventElapsedTime(&milliseconds, m_bench.begin().get(), m_bench.end().get()),
          "cudaEventElapsedTime");
    return 1000.0 * static_cast<double>(milliseconds) / m_calls;
  }

 private:
  void callOnce(int i) { m_call(i, m_buffers.copy(i).back().data, m_bench.stream()); }

  Workbench& m_bench;
  int m_calls;
  BareCall m_call;
  FreshBuffers m_buffers;
};

class LibraryRows : public testing::Test {
 protected:
  void SetUp() override {
    if (const auto reason = whyNoGpu()) GTEST_SKIP() << *reason;
  }

  static std::vector<values::HostArray> inputsOf(const catalog::KernelRow& row,
                                                 const values::Parameters& parameters) {
    values::Parameters some = parameters;
    const bool isMatrix = row.family == "matmul";
    if (!isMatrix) some.n = std::min<std::int64_t>(parameters.n, 1 << 20);
    some.pattern = "random";
    std::vector<values::HostArray> inputs = catalog::makeInputs(row, some);
    if (isMatrix) return inputs;
    std::vector<values::HostArray> all;
    for (const values::HostArray& input : inputs) {
      values::HostArray& whole =
          all.emplace_back(parameters.dtype, static_cast<std::size_t>(parameters.n));
      for (std::size_t at = 0; at < whole.bytes.size(); at += input.bytes.size()) {
        std::copy_n(input.bytes.begin(), std::min(input.bytes.size(), whole.bytes.size() - at),
                    whole.bytes.begin() + static_cast<std::ptrdiff_t>(at));
      }
    }
    return all;
  }

  /// Times both in turn at one size. Returns the row's time divided by the direct call's.
  static double ratioAt(const catalog::KernelRow& row, DType type, std::int64_t n,
                        const MakeBare& makeBare) {
    constexpr int kRounds = 31;
    values::Parameters parameters = catalog::defaultsOf(row);
    parameters.n = n;
    parameters.dtype = type;
    const values::Plan plan = row.plan(parameters);
    const auto bench = std::make_shared<Workbench>(std::vector{plan}, inputsOf(row, parameters));
    CudaTimedPlan ofRow(plan, bench, bench::LaunchLimit(std::nullopt), {});
    static_cast<void>(ofRow.take(values::Cache::hot));
    const int calls = ofRow.calls(values::Cache::hot);
    BareLoop bare(plan, *bench, calls, makeBare(bench->buffersOf(plan), n));
    std::vector<float> rowTimes;
    std::vector<float> bareTimes;
    for (int round = 0; round < kRounds; ++round) {
      rowTimes.push_back(1000.0F * static_cast<float>(ofRow.take(values::Cache::hot).time.count()));
      bareTimes.push_back(static_cast<float>(bare.take()));
    }
    const auto ours = static_cast<double>(median(rowTimes));
    const auto theirs = static_cast<double>(median(bareTimes));
    std::printf("%-18s %-8s n %10lld  row %9.3f us  bare %9.3f us  ratio %.3f  (%d calls)\n",
                row.id.data(), nameOf(type).data(), static_cast<long long>(n), ours, theirs,
                ours / theirs, calls);
    return ours / theirs;
  }

  static void compare(const char* kernel, DType type, const std::vector<std::int64_t>& sizes,
                      const MakeBare& makeBare) {
    for (const std::int64_t n : sizes) {
      EXPECT_NEAR(ratioAt(catalog::find(kernel), type, n, makeBare), 1.0, 0.02)
          << kernel << ", n = " << n;
    }
  }

  static std::vector<std::int64_t> sizes() {
    std::vector<std::int64_t> all;
    for (int exponent = 10; exponent <= 28; ++exponent) all.push_back(std::int64_t{1} << exponent);
    return all;
  }
};

/// `work(scratch, bytes, inputs, out, n, stream)`: a call of CUB.
template <class Work>
MakeBare byCub(const Work& work) {
  return [=](const std::vector<DeviceSpan>& inputs, std::int64_t n) -> BareCall {
    std::size_t bytes = 0;
    check(work(nullptr, bytes, inputs, nullptr, static_cast<int>(n), nullptr), "CUB");
    return [=](int, void* out, cudaStream_t stream) mutable {
      check(work(Cub::scratch(bytes), bytes, inputs, out, static_cast<int>(n), stream), "CUB");
    };
  };
}

template <class T>
constexpr auto kSumByCub = [](void* scratch, std::size_t& bytes, const auto& inputs, void* out,
                              int n, cudaStream_t stream) {
  return bareCubSum(scratch, bytes, static_cast<const T*>(inputs[0].data), static_cast<T*>(out), n,
                    stream);
};
template <class T>
constexpr auto kScanByCub = [](void* scratch, std::size_t& bytes, const auto& inputs, void* out,
                               int n, cudaStream_t stream) {
  return bareCubScan(scratch, bytes, static_cast<const T*>(inputs[0].data), static_cast<T*>(out), n,
                     stream);
};
constexpr auto kDotByCub = [](void* scratch, std::size_t& bytes, const auto& inputs, void* out,
                              int n, cudaStream_t stream) {
  return bareCubDot(scratch, bytes, static_cast<const float*>(inputs[0].data),
                    static_cast<const float*>(inputs[1].data), static_cast<float*>(out), n, stream);
};

TEST_F(LibraryRows, OfCubsSumsOfFloatsTakeWhatTheBareCallTakes) {
  compare("reduce_cub", DType::float32, sizes(), byCub(kSumByCub<float>));
}
TEST_F(LibraryRows, OfCubsSumsOfLongIntegersTakeWhatTheBareCallTakes) {
  compare("reduce_cub", DType::int64, sizes(), byCub(kSumByCub<long long>));
}
TEST_F(LibraryRows, OfCubsScansOfFloatsTakeWhatTheBareCallTakes) {
  compare("scan_cub", DType::float32, sizes(), byCub(kScanByCub<float>));
}
TEST_F(LibraryRows, OfCubsScansOfLongIntegersTakeWhatTheBareCallTakes) {
  compare("scan_cub", DType::int64, sizes(), byCub(kScanByCub<long long>));
}
TEST_F(LibraryRows, OfCubsDotProductsTakeWhatTheBareCallTakes) {
  compare("dot_cub", DType::float32, sizes(), byCub(kDotByCub));
}

/// Returns a function of cuBLAS, or null where the library is not installed.
template <class Function>
Function ofCublas(const char* name) {
  void* const library = dlopen("libcublas.so.13", RTLD_NOW | RTLD_LOCAL);
  return library == nullptr ? nullptr : reinterpret_cast<Function>(dlsym(library, name));
}

TEST_F(LibraryRows, OfCublasDotProductsTakeWhatTheBareCallTakes) {
  using Dot =
      int (*)(void*, std::int64_t, const float*, std::int64_t, const float*, std::int64_t, float*);
  using SetPointerMode = int (*)(void*, int);
  const auto dot = ofCublas<Dot>("cublasSdot_v2_64");
  if (dot == nullptr) GTEST_SKIP() << "cuBLAS is not installed.";
  const auto setPointerMode = ofCublas<SetPointerMode>("cublasSetPointerMode_v2");
  constexpr int kOfTheHost = 0;  // cublasPointerMode_t
  constexpr int kOfTheDevice = 1;
  compare("dot_cublas", DType::float32, sizes(), [&](const auto& inputs, std::int64_t n) {
    return [=, handle = static_cast<void*>(nullptr)](int, void* out, cudaStream_t stream) mutable {
      if (handle == nullptr) handle = Cublas(stream).handle();
      setPointerMode(handle, kOfTheDevice);
      EXPECT_EQ(dot(handle, n, static_cast<const float*>(inputs[0].data), 1,
                    static_cast<const float*>(inputs[1].data), 1, static_cast<float*>(out)),
                0);
      setPointerMode(handle, kOfTheHost);
    };
  });
}

TEST_F(LibraryRows, OfCublasMatrixProductsTakeWhatTheBareCallTakes) {
  using GemmEx = int (*)(void*, int, int, std::int64_t, std::int64_t, std::int64_t, const void*,
                         const void*, int, std::int64_t, const void*, int, std::int64_t,
                         const void*, void*, int, std::int64_t, int, int);
  const auto gemm = ofCublas<GemmEx>("cublasGemmEx_64");
  if (gemm == nullptr) GTEST_SKIP() << "cuBLAS is not installed.";
  constexpr int kFloats = 0;  // cudaDataType_t
  struct Way {
    const char* kernel;
    int compute;  ///< cublasComputeType_t
  };
  for (const Way& way : {Way{"matmul_cublas", 68}, Way{"matmul_cublas_tf32", 77}}) {
    compare(way.kernel, DType::float32, {256, 512, 1024, 2048, 4096},
            [&](const auto& inputs, std::int64_t n) {
              return [=, handle = static_cast<void*>(nullptr)](int, void* out,
                                                               cudaStream_t stream) mutable {
                if (handle == nullptr) handle = Cublas(stream).handle();
                const float one = 1.0F;
                const float zero = 0.0F;
                EXPECT_EQ(gemm(handle, 0, 0, n, n, n, &one, inputs[1].data, kFloats, n,
                               inputs[0].data, kFloats, n, &zero, out, kFloats, n, way.compute, -1),
                          0);
              };
            });
  }
}

}  // namespace
}  // namespace lanescope::backend
