// SPDX-License-Identifier: Apache-2.0
#include "cpu/tuned_dot.h"

#include <algorithm>
#include <atomic>
#include <vector>

#include "cpu/cores.h"
#include "cpu/lanes.h"

namespace lanescope::cpu {
namespace {

/// Bytes of one array that a core gets at least: for less, handing it over takes longer than it
/// saves.
constexpr std::size_t kFewestBytesOfACore = std::size_t{128} << 10;
/// Bytes of one array that the calling core reads until another core has noticed the work.
constexpr std::size_t kHeadStartBytes = std::size_t{32} << 10;
/// Bytes of one array from which on memory is the bottleneck. Memory serves one core faster than
/// another, so the first core to be ready takes the next tile.
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

/// Looked up before main: asking in every call would take as long as some hundred elements.
template <class T>
const DotWork<T> kChains = chosenDot<T>();

template <class T>
struct alignas(64) Part {
  T sum;
};

template <class T>
T totalOf(const std::vector<Part<T>>& parts) {
  T total = 0;
  for (const Part<T>& part : parts) total += part.sum;
  return total;
}

/// Gives each core a stretch of whole cache lines; the caller's stretch, which begins at once, is
/// longer.
template <class T>
T dotInStretches(const T* a, const T* b, std::size_t n, unsigned cores) {
  constexpr std::size_t kLine = 64 / sizeof(T);
  const std::size_t stretch = (n - kHeadStartBytes / sizeof(T)) / cores / kLine * kLine;
  const std::size_t ofCaller = n - (cores - 1) * stretch;
  std::vector<Part<T>> parts(cores);
  onCores(cores, [&](unsigned part) {
    const std::size_t begin = part == 0 ? 0 : ofCaller + (part - 1) * stretch;
    parts[part].sum = kChains<T>(a + begin, b + begin, part == 0 ? ofCaller : stretch);
  });
  return totalOf(parts);
}

/// Makes the same sums in the same order in every run, whichever core takes which tile.
template <class T>
T dotInTiles(const T* a, const T* b, std::size_t n, unsigned cores) {
  constexpr std::size_t kTile = kDotTileBytes / sizeof(T);
  std::vector<Part<T>> tiles((n - 1) / kTile + 1);
  std::atomic<std::size_t> next = 0;
  onCores(cores, [&](unsigned) {
    for (std::size_t tile = next++; tile < tiles.size(); tile = next++) {
      const std::size_t begin = tile * kTile;
      tiles[tile].sum = kChains<T>(a + begin, b + begin, std::min(kTile, n - begin));
    }
  });
  return totalOf(tiles);
}

template <class T>
[[gnu::noinline]] T dotOnCores(const T* a, const T* b, std::size_t n) {
  const std::size_t bytes = n * sizeof(T);
  const auto cores =
      static_cast<unsigned>(std::min(bytes / kFewestBytesOfACore, std::size_t{coreCount()}));
  if (cores == 1) return kChains<T>(a, b, n);
  return bytes >= kDotBytesForTiles ? dotInTiles(a, b, n, cores) : dotInStretches(a, b, n, cores);
}

}  // namespace

template <class T>
T tunedDot(const T* a, const T* b, std::size_t n) {
  return n * sizeof(T) < 2 * kFewestBytesOfACore ? kChains<T>(a, b, n) : dotOnCores(a, b, n);
}

template float tunedDot(const float*, const float*, std::size_t);
template double tunedDot(const double*, const double*, std::size_t);

}  // namespace lanescope::cpu
