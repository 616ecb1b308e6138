// SPDX-License-Identifier: Apache-2.0
#include "cpu/dot.h"

#include <tbb/blocked_range.h>
#include <tbb/parallel_reduce.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <type_traits>
#include <vector>

#include "cpu/open_blas.h"
#include "cpu/tasks.h"
#include "cpu/tuned_dot.h"
#include "values/compensated_sum.h"

namespace lanescope::cpu {
namespace {

template <class T>
T dotOneThread(std::span<const T> a, std::span<const T> b) {
  T sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

/// Keeps as many partial sums as four registers of AVX2 hold: enough independent multiply-adds to
/// hide their latency. The loop is written so that the compiler vectorizes it.
template <class T>
__attribute__((always_inline)) inline T dotInLanes(const T* a, const T* b, std::size_t n) {
  constexpr std::size_t kLanes = 128 / sizeof(T);
  std::array<T, kLanes> lanes{};
  std::size_t i = 0;
  for (; i + kLanes <= n; i += kLanes) {
    for (std::size_t k = 0; k < kLanes; ++k) lanes[k] = std::fma(a[i + k], b[i + k], lanes[k]);
  }
  for (std::size_t half = kLanes / 2; half > 0; half /= 2) {
    for (std::size_t k = 0; k < half; ++k) lanes[k] += lanes[k + half];
  }
  T sum = lanes[0];
  for (; i < n; ++i) sum = std::fma(a[i], b[i], sum);
  return sum;
}

template <class T>
__attribute__((target("avx2,fma"))) T dotAvx2(const T* a, const T* b, std::size_t n) {
  return dotInLanes(a, b, n);
}

template <class T>
T dotSimd(std::span<const T> a, std::span<const T> b) {
  static const bool kHasAvx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  return kHasAvx2 ? dotAvx2(a.data(), b.data(), a.size()) : dotOneThread(a, b);
}

template <class T>
T dotAllCores(std::span<const T> a, std::span<const T> b) {
  constexpr std::size_t kGrain =
      1 << 15;  // 256 KB of input: well above the cost of handing out a task
  return tbb::parallel_reduce(
      tbb::blocked_range<std::size_t>(0, a.size(), kGrain), T(0),
      [&](const tbb::blocked_range<std::size_t>& range, T sum) {
        return sum + dotSimd(a.subspan(range.begin(), range.size()),
                             b.subspan(range.begin(), range.size()));
      },
      std::plus<>());
}

template <class T>
using CblasDot = T (*)(int n, const T* x, int incx, const T* y, int incy);

/// Returns OpenBLAS's dot product where the library is installed, else null. It is looked up once
/// and never unloaded.
template <class T>
CblasDot<T> openBlasDot() {
  static const auto kDot =
      openBlas().find<CblasDot<T>>(std::is_same_v<T, float> ? "cblas_sdot" : "cblas_ddot");
  return kDot;
}

/// Passes longer arrays in pieces, since BLAS counts in int.
template <class T>
T dotOpenBlas(std::span<const T> a, std::span<const T> b) {
  constexpr std::size_t kPiece = std::size_t{1} << 30;
  T sum = 0;
  for (std::size_t i = 0; i < a.size(); i += kPiece) {
    const auto count = static_cast<int>(std::min(kPiece, a.size() - i));
    sum += openBlasDot<T>()(count, a.data() + i, 1, b.data() + i, 1);
  }
  return sum;
}

}  // namespace

template <class T>
DotReference dotReference(std::span<const T> a, std::span<const T> b) {
  values::CompensatedSum sum;
  for (std::size_t i = 0; i < a.size(); ++i) {
    sum.addProduct(static_cast<double>(a[i]), static_cast<double>(b[i]));
  }
  return {sum.value(), sum.magnitude()};
}

template <class T>
RunningSums runningSums(std::span<const T> a, std::span<const T> b, std::int64_t threads) {
  constexpr std::size_t kThreadsOfAPiece = 2048;
  const std::size_t all = std::min(a.size(), static_cast<std::size_t>(threads));
  std::vector<RunningSums> pieces((all + kThreadsOfAPiece - 1) / kThreadsOfAPiece);
  inTasks(pieces.size(), [&](std::size_t piece) {
    const std::size_t first = piece * kThreadsOfAPiece;
    std::vector<double> sums(std::min(kThreadsOfAPiece, all - first));
    std::vector<double> onTheWay(sums.size());
    for (std::size_t begin = first; begin < a.size(); begin += all) {
      const std::size_t count = std::min(sums.size(), a.size() - begin);
      for (std::size_t t = 0; t < count; ++t) {
        sums[t] += static_cast<double>(a[begin + t]) * static_cast<double>(b[begin + t]);
        onTheWay[t] += std::abs(sums[t]);
      }
    }
    for (std::size_t t = 0; t < sums.size(); ++t) {
      pieces[piece].onTheWay += onTheWay[t];
      pieces[piece].atTheEnd += std::abs(sums[t]);
    }
  });
  RunningSums result;
  for (const RunningSums& piece : pieces) {
    result.onTheWay += piece.onTheWay;
    result.atTheEnd += piece.atTheEnd;
  }
  return result;
}

template <class T>
std::vector<DotVariant<T>> dotVariants() {
  std::vector<DotVariant<T>> variants{{"1 thread", dotOneThread<T>},
                                      {"SIMD", dotSimd<T>},
                                      {"all cores", dotAllCores<T>},
                                      {"tuned", [](std::span<const T> a, std::span<const T> b) {
                                         return tunedDot(a.data(), b.data(), a.size());
                                       }}};
  if (openBlasDot<T>() != nullptr) variants.push_back({"OpenBLAS", dotOpenBlas<T>});
  return variants;
}

template DotReference dotReference(std::span<const float>, std::span<const float>);
template DotReference dotReference(std::span<const double>, std::span<const double>);
template RunningSums runningSums(std::span<const float>, std::span<const float>, std::int64_t);
template RunningSums runningSums(std::span<const double>, std::span<const double>, std::int64_t);
template std::vector<DotVariant<float>> dotVariants();
template std::vector<DotVariant<double>> dotVariants();

}  // namespace lanescope::cpu
