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
/// Of one array. From here on memory is what all wait for, and it serves one core faster than
/// another: who is ready first takes the next tile.
constexpr std::size_t kDotBytesForTiles = std::size_t{16} << 20;
constexpr std::size_t kDotTileBytes = std::size_t{128} << 10;

template <class T>
DotWork<T> chosenDot() {
#if defined(LANESCOPE_AVX2)
  if (isAvx512Machine()) return dotWork<Avx512Machine, T>();
  if (isAvx2Machine()) return dotWork<Avx2Machine, T>();
#endif
  return dotWork<AnyMachine, T>();
}

/// Looked up before main: asking every time would take as long as some hundred elements.
template <class T>
const DotWork<T> kChains = chosenDot<T>();

/// The same sums in the same order in every run, whichever core takes which part.
template <class T, class Partitioner>
T dotInParts(const T* a, const T* b, std::size_t n, std::size_t ofAPart,
             const Partitioner& partitioner) {
  struct alignas(64) Part {
    T sum;
  };
  std::vector<Part> parts((n - 1) / ofAPart + 1);
  tbb::parallel_for(
      std::size_t{0}, parts.size(),
      [&](std::size_t part) {
        const std::size_t begin = part * ofAPart;
        parts[part].sum = kChains<T>(a + begin, b + begin, std::min(ofAPart, n - begin));
      },
      partitioner);
  T total = 0;
  for (const Part& part : parts) total += part.sum;
  return total;
}

template <class T>
[[gnu::noinline]] T dotOnCores(const T* a, const T* b, std::size_t n) {
  const auto cores = static_cast<std::size_t>(tbb::this_task_arena::max_concurrency());
  if (cores == 1) return kChains<T>(a, b, n);
  if (n * sizeof(T) >= kDotBytesForTiles) {
    return dotInParts(a, b, n, kDotTileBytes / sizeof(T), tbb::auto_partitioner());
  }
  // Whole cache lines each.
  constexpr std::size_t kLine = 64 / sizeof(T);
  const std::size_t stretch = (n / cores + kLine) / kLine * kLine;
  return dotInParts(a, b, n, stretch, tbb::static_partitioner());
}

}  // namespace

template <class T>
T tunedDot(const T* a, const T* b, std::size_t n) {
  return n * sizeof(T) < kDotBytesForCores ? kChains<T>(a, b, n) : dotOnCores(a, b, n);
}

template float tunedDot(const float*, const float*, std::size_t);
template double tunedDot(const double*, const double*, std::size_t);

}  // namespace lanescope::cpu
