// SPDX-License-Identifier: Apache-2.0
#include "cpu/tuned_dot.h"

#include <tbb/parallel_for.h>
#include <tbb/partitioner.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "cpu/simd.h"

namespace lanescope::cpu {
namespace {

/// Of one array. Below this, waking another core takes longer than it saves.
constexpr std::size_t kFewestBytesForCores = std::size_t{512} << 10;

/// sum += a·b in each lane; fused by the machine's own instruction, since the project's flags keep
/// the compiler from making one of two operations.
template <bool kFused, class T>
[[gnu::always_inline]] inline void addProducts(Vec<T>& sum, const Vec<T>& a, const Vec<T>& b) {
#if defined(__x86_64__)
  if constexpr (kFused && sizeof(T) == 4) {
    asm("vfmadd231ps %2, %1, %0" : "+x"(sum) : "x"(a), "xm"(b));
  }
  if constexpr (kFused && sizeof(T) == 8) {
    asm("vfmadd231pd %2, %1, %0" : "+x"(sum) : "x"(a), "xm"(b));
  }
#endif
  if constexpr (!kFused) sum += a * b;
}

template <bool kFused, class T>
[[gnu::always_inline]] inline T dotInChains(const T* a, const T* b, std::size_t n) {
  constexpr std::size_t kChains = 8;
  Vec<T> sums[kChains] = {};
  const auto add = [&](Vec<T> & sum, std::size_t i) __attribute__((always_inline)) {
    Vec<T> x;
    Vec<T> y;
    load<T>(x, a + i);
    load<T>(y, b + i);
    addProducts<kFused, T>(sum, x, y);
  };
  std::size_t i = 0;
  // Written out, since sums that a loop picks would not stay in registers.
  [&]<std::size_t... k>(std::index_sequence<k...>) __attribute__((always_inline)) {
    for (; i + kChains * kLanes<T> <= n; i += kChains * kLanes<T>) {
      (add(sums[k], i + k * kLanes<T>), ...);
    }
  }
  (std::make_index_sequence<kChains>());
  for (; i + kLanes<T> <= n; i += kLanes<T>) add(sums[0], i);
  const Vec<T> all =
      ((sums[0] + sums[4]) + (sums[1] + sums[5])) + ((sums[2] + sums[6]) + (sums[3] + sums[7]));
  T total = combineAll<values::Op::sum, T>(all);
  for (; i < n; ++i) total += a[i] * b[i];
  return total;
}

template <class T>
T chainsAnywhere(const T* a, const T* b, std::size_t n) {
  return dotInChains<false>(a, b, n);
}

#if defined(__x86_64__)
template <class T>
[[gnu::target("avx2,fma")]] T chainsAvx2(const T* a, const T* b, std::size_t n) {
  return dotInChains<true>(a, b, n);
}
#endif

template <class T>
using Dot = T (*)(const T* a, const T* b, std::size_t n);

template <class T>
Dot<T> chosen() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return chainsAvx2<T>;
#endif
  return chainsAnywhere<T>;
}

/// Looked up before main: asking every time would take as long as some hundred elements.
template <class T>
const Dot<T> kChains = chosen<T>();

template <class T>
[[gnu::noinline]] T dotOnCores(const T* a, const T* b, std::size_t n) {
  const int cores = tbb::this_task_arena::max_concurrency();
  if (cores == 1) return kChains<T>(a, b, n);
  struct alignas(64) Part {
    T sum;
  };
  std::vector<Part> parts(static_cast<std::size_t>(cores));
  // Whole cache lines each.
  constexpr std::size_t kLine = 64 / sizeof(T);
  const std::size_t stretch = (n / parts.size() + kLine) / kLine * kLine;
  tbb::parallel_for(
      std::size_t{0}, parts.size(),
      [&](std::size_t part) {
        const std::size_t begin = std::min(n, part * stretch);
        parts[part].sum = kChains<T>(a + begin, b + begin, std::min(stretch, n - begin));
      },
      tbb::static_partitioner());
  T total = 0;
  for (const Part& part : parts) total += part.sum;
  return total;
}

}  // namespace

template <class T>
T tunedDot(const T* a, const T* b, std::size_t n) {
  return n * sizeof(T) < kFewestBytesForCores ? kChains<T>(a, b, n) : dotOnCores(a, b, n);
}

template float tunedDot(const float*, const float*, std::size_t);
template double tunedDot(const double*, const double*, std::size_t);

}  // namespace lanescope::cpu
