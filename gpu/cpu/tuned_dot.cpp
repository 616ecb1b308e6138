// SPDX-License-Identifier: Apache-2.0
#include "cpu/tuned_dot.h"

#include <tbb/parallel_for.h>
#include <tbb/partitioner.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <vector>

#include "cpu/lanes.h"

namespace lanescope::cpu {
namespace {

/// Of one array. Below this, waking another core takes longer than it saves.
constexpr std::size_t kDotBytesForCores = std::size_t{512} << 10;

template <class T>
DotWork<T> chosenDot() {
#if defined(LANESCOPE_AVX2)
  if (isAvx2Machine()) return dotWork<Avx2Machine, T>();
#endif
  return dotWork<AnyMachine, T>();
}

/// Looked up before main: asking every time would take as long as some hundred elements.
template <class T>
const DotWork<T> kChains = chosenDot<T>();

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
  return n * sizeof(T) < kDotBytesForCores ? kChains<T>(a, b, n) : dotOnCores(a, b, n);
}

template float tunedDot(const float*, const float*, std::size_t);
template double tunedDot(const double*, const double*, std::size_t);

}  // namespace lanescope::cpu
