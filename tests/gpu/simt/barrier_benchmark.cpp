// SPDX-License-Identifier: Apache-2.0
#include <benchmark/benchmark.h>
#include <sys/resource.h>

#include <string>
#include <vector>

#include "cpu/matmul.h"
#include "tests/gpu/simt/launcher.h"

// CUDA's words are macros, which no header of the library may meet.
#include "kernels/kernel.h"

// What a barrier and an access cost on the emulator.

namespace lanescope::kernels::emulated {

__global__ void onlyBarriers(int count) {
  for (int i = 0; i < count; ++i) {
    __syncthreads();
  }
}
LANESCOPE_KERNEL(onlyBarriers)

__global__ void onlyAccesses(Global<float> data, int count) {
  float sum = 0.0f;
  for (int i = 0; i < count; ++i) {
    sum += data[i];
  }
  data[threadIdx.x] = sum;
}
LANESCOPE_KERNEL(onlyAccesses)

__global__ void tree(Global<const float> a, Global<const float> b, Global<float> partial) {
  __shared__ Array<float, 256> cache;
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  cache[threadIdx.x] = a[i] * b[i];
  __syncthreads();
  for (unsigned half = blockDim.x / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) {
      cache[threadIdx.x] += cache[threadIdx.x + half];
    }
    __syncthreads();
  }
  if (threadIdx.x == 0) {
    partial[blockIdx.x] = cache[0];
  }
}
LANESCOPE_KERNEL(tree)

#include "kernels/matmul/matmul_naive.cuh"
#include "kernels/matmul/matmul_tiled.cuh"

}  // namespace lanescope::kernels::emulated

namespace {

using lanescope::tests::Launcher;

constexpr std::int64_t kAllBlocks = 4096;

/// Of this process so far: pages that the system had to provide.
std::int64_t pageFaults() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_minflt;
}

/// "each" is the time of one barrier of one thread.
void barriers(benchmark::State& state) {
  constexpr int kBarriers = 20000;
  const auto threads = static_cast<std::uint32_t>(state.range(0));
  Launcher launcher("onlyBarriers", {}, {threads});
  launcher.workers(1).number(kBarriers);
  for (auto _ : state) benchmark::DoNotOptimize(launcher.run());
  state.counters["each"] = benchmark::Counter(
      static_cast<double>(kBarriers) * threads,
      benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}
BENCHMARK(barriers)
    ->Arg(32)
    ->Arg(256)
    ->Arg(1024)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime();

/// Unrecorded (0) and recorded (1).
void accesses(benchmark::State& state) {
  constexpr int kThreads = 256;
  constexpr int kAccesses = 10000;
  std::vector<float> data(kAccesses);
  Launcher launcher("onlyAccesses", {}, {kThreads});
  launcher.workers(1).array("data", data).number(kAccesses);
  lanescope::simt::LaunchOptions options;
  if (state.range(0) != 0) options.window = {0, 1, kAccesses + 1};
  for (auto _ : state) benchmark::DoNotOptimize(launcher.run(options));
  state.counters["accesses"] = benchmark::Counter(static_cast<double>(kAccesses) * kThreads,
                                                  benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(accesses)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime();

/// A reduction of 2^20 elements by 4096 blocks of 256 threads: workers, recorded blocks.
void reduction(benchmark::State& state) {
  constexpr auto kBlocks = static_cast<std::uint32_t>(kAllBlocks);
  std::vector<float> a(kBlocks * 256, 1.0F);
  std::vector<float> b(kBlocks * 256, 2.0F);
  std::vector<float> partial(kBlocks);
  Launcher launcher("tree", {kBlocks}, {256});
  launcher.workers(static_cast<unsigned>(state.range(0)));
  launcher.array("a", a).array("b", b).array("partial", partial);
  lanescope::simt::LaunchOptions options;
  const auto recorded = static_cast<std::uint64_t>(state.range(1));
  if (recorded > 0) options.window = {0, recorded, 64};
  std::size_t events = 0;
  const std::int64_t faults = pageFaults();
  for (auto _ : state) events = launcher.run(options).events.size();
  state.counters["events"] = static_cast<double>(events);
  state.counters["faults"] = benchmark::Counter(static_cast<double>(pageFaults() - faults),
                                                benchmark::Counter::kAvgIterations);
}
BENCHMARK(reduction)
    ->Args({1, 0})
    ->Args({2, 0})
    ->Args({1, kAllBlocks})
    ->Args({2, kAllBlocks})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime();

constexpr std::int64_t kSide = 256;
constexpr std::size_t kElements = kSide * kSide;

/// The product of two matrices of 256 x 256 elements on the emulator, on one core: the kernel.
void product(benchmark::State& state, const std::string& kernel) {
  std::vector<float> a(kElements, 1.0F);
  std::vector<float> b(kElements, 2.0F);
  std::vector<float> c(kElements);
  Launcher launcher(kernel, {16, 16}, {16, 16});
  launcher.workers(1).array("a", a).array("b", b).array("c", c);
  launcher.number(kSide).number(kSide).number(kSide);
  for (auto _ : state) benchmark::DoNotOptimize(launcher.run());
}
BENCHMARK_CAPTURE(product, naive, "matmulNaive")
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime();
BENCHMARK_CAPTURE(product, tiled, "matmulTiled<16>")
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime();

/// The same on the CPU, by the textbook's loops on one thread.
void productOnCpu(benchmark::State& state) {
  const std::vector<float> a(kElements, 1.0F);
  const std::vector<float> b(kElements, 2.0F);
  std::vector<float> c(kElements);
  const lanescope::cpu::MatmulVariant variant = lanescope::cpu::matmulVariants().front();
  for (auto _ : state) {
    variant.multiply({kSide, kSide, kSide}, a, b, c);
    benchmark::DoNotOptimize(c.data());
  }
}
BENCHMARK(productOnCpu)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
