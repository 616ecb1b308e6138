// SPDX-License-Identifier: Apache-2.0
#include "cpu/dot.h"

#include <dlfcn.h>
#include <immintrin.h>
#include <tbb/blocked_range.h>
#include <tbb/parallel_reduce.h>

#include <array>
#include <cmath>
#include <functional>

namespace lanescope::cpu {
namespace {

float dotOneThread(std::span<const float> a, std::span<const float> b) {
  float sum = 0.0F;
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

/// Four vectors of eight partial sums: enough independent fma to hide their latency.
__attribute__((target("avx2,fma"))) float dotAvx2(const float* a, const float* b, std::size_t n) {
  __m256 sums[4] = {_mm256_setzero_ps(), _mm256_setzero_ps(), _mm256_setzero_ps(),
                    _mm256_setzero_ps()};
  std::size_t i = 0;
  for (; i + 32 <= n; i += 32) {
    for (std::size_t k = 0; k < 4; ++k) {
      sums[k] =
          _mm256_fmadd_ps(_mm256_loadu_ps(a + i + 8 * k), _mm256_loadu_ps(b + i + 8 * k), sums[k]);
    }
  }
  alignas(32) std::array<float, 8> lanes{};
  _mm256_store_ps(lanes.data(),
                  _mm256_add_ps(_mm256_add_ps(sums[0], sums[1]), _mm256_add_ps(sums[2], sums[3])));
  float sum = ((lanes[0] + lanes[4]) + (lanes[1] + lanes[5])) +
              ((lanes[2] + lanes[6]) + (lanes[3] + lanes[7]));
  for (; i < n; ++i) sum += a[i] * b[i];
  return sum;
}

float dotSimd(std::span<const float> a, std::span<const float> b) {
  static const bool kHasAvx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  if (kHasAvx2) return dotAvx2(a.data(), b.data(), a.size());
  std::array<float, 8> lanes{};
  std::size_t i = 0;
  for (; i + 8 <= a.size(); i += 8) {
    for (std::size_t k = 0; k < 8; ++k) lanes[k] += a[i + k] * b[i + k];
  }
  float sum = 0.0F;
  for (const float lane : lanes) sum += lane;
  for (; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

float dotAllCores(std::span<const float> a, std::span<const float> b) {
  constexpr std::size_t kGrain =
      1 << 15;  // 256 KB of input: well above the cost of handing out a task
  return tbb::parallel_reduce(
      tbb::blocked_range<std::size_t>(0, a.size(), kGrain), 0.0F,
      [&](const tbb::blocked_range<std::size_t>& range, float sum) {
        return sum + dotSimd(a.subspan(range.begin(), range.size()),
                             b.subspan(range.begin(), range.size()));
      },
      std::plus<>());
}

using CblasSdot = float (*)(int n, const float* x, int incx, const float* y, int incy);

/// OpenBLAS's sdot where the library is installed, else null. It is looked up once and never
/// unloaded.
CblasSdot openBlasSdot() {
  static const CblasSdot kSdot = [] {
    void* const library = dlopen("libopenblas.so.0", RTLD_NOW | RTLD_LOCAL);
    return library == nullptr ? nullptr : reinterpret_cast<CblasSdot>(dlsym(library, "cblas_sdot"));
  }();
  return kSdot;
}

/// BLAS counts in int: longer arrays go in pieces.
float dotOpenBlas(std::span<const float> a, std::span<const float> b) {
  constexpr std::size_t kPiece = std::size_t{1} << 30;
  float sum = 0.0F;
  for (std::size_t i = 0; i < a.size(); i += kPiece) {
    const auto count = static_cast<int>(std::min(kPiece, a.size() - i));
    sum += openBlasSdot()(count, a.data() + i, 1, b.data() + i, 1);
  }
  return sum;
}

}  // namespace

DotReference dotReference(std::span<const float> a, std::span<const float> b) {
  DotReference reference;
  double compensation = 0.0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const double product = static_cast<double>(a[i]) * static_cast<double>(b[i]);
    const double sum = reference.value + product;
    compensation += std::abs(reference.value) >= std::abs(product)
                        ? (reference.value - sum) + product
                        : (product - sum) + reference.value;
    reference.value = sum;
    reference.magnitude += std::abs(product);
  }
  reference.value += compensation;
  return reference;
}

RunningSums runningSums(std::span<const float> a, std::span<const float> b, std::int64_t threads) {
  std::vector<double> sums(std::min(a.size(), static_cast<std::size_t>(threads)));
  RunningSums result;
  for (std::size_t begin = 0; begin < a.size(); begin += sums.size()) {
    const std::size_t count = std::min(sums.size(), a.size() - begin);
    for (std::size_t t = 0; t < count; ++t) {
      sums[t] += static_cast<double>(a[begin + t]) * static_cast<double>(b[begin + t]);
      result.onTheWay += std::abs(sums[t]);
    }
  }
  for (const double sum : sums) result.atTheEnd += std::abs(sum);
  return result;
}

std::vector<DotVariant> dotVariants() {
  std::vector<DotVariant> variants{
      {"1 thread", dotOneThread}, {"SIMD", dotSimd}, {"all cores", dotAllCores}};
  if (openBlasSdot() != nullptr) variants.push_back({"OpenBLAS", dotOpenBlas});
  return variants;
}

}  // namespace lanescope::cpu
