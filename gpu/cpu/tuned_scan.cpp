// SPDX-License-Identifier: Apache-2.0
#include "cpu/tuned_scan.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "cpu/combine.h"
#include "cpu/cores.h"
#include "cpu/lanes.h"
#include "platform/processor.h"

namespace lanescope::cpu {
namespace {

using values::Op;

/// Half of a core's second-level cache, so that a tile is still there when it is scanned.
constexpr std::size_t kTileBytes = std::size_t{128} << 10;
/// Below this, waking another core takes longer than it saves.
constexpr std::size_t kScanBytesForCores = std::size_t{256} << 10;
/// The part of a shared last-level cache that one program may expect.
constexpr std::size_t kMostBytesOfCache = std::size_t{48} << 20;

/// Polls of a prefix that is not there yet: about the time of two tiles.
constexpr int kPatience = 500;

/// An output larger than the last-level cache is not read again soon: the data that it would evict
/// is worth more, and a line that is written whole need not be read first.
bool isPastCaches(std::size_t bytes) {
  static const std::size_t kCache = platform::lastLevelCacheBytes();
  return bytes >= (kCache == 0 ? kMostBytesOfCache : std::min(kCache, kMostBytesOfCache));
}

template <Op kOp, class T>
ScanWork<T> chosenScan() {
#if defined(LANESCOPE_AVX2)
  if (isAvx2Machine()) return scanWork<Avx2Machine, kOp, T>();
#endif
  return scanWork<AnyMachine, kOp, T>();
}

/// It is looked up before main.
template <Op kOp, class T>
const ScanWork<T> kWork = chosenScan<kOp, T>();

/// The prefix that a tile hands on. Each has a cache line of its own, since other cores have the
/// neighbouring tiles.
template <class T>
struct alignas(64) Prefix {
  std::atomic<bool> isKnown = false;
  T before;  ///< combination of all elements before the tile
};

/// Each core takes the next tile, so another core is at work on the tile whose prefix it waits for.
template <Op kOp, class T>
void scanOnCores(const T* in, std::size_t n, bool exclusive, T* out) {
  const ScanWork<T>& work = kWork<kOp, T>;
  const bool past = isPastCaches(n * sizeof(T));
  const auto scan = past ? (exclusive ? work.exclusivePast : work.inclusivePast)
                         : (exclusive ? work.exclusive : work.inclusive);
  constexpr std::size_t kTile = kTileBytes / sizeof(T);
  const std::size_t tiles = (n - 1) / kTile + 1;
  std::vector<Prefix<T>> prefixes(tiles + 1);
  const auto handOn = [&](std::size_t tile, T before) {
    prefixes[tile].before = before;
    prefixes[tile].isKnown.store(true, std::memory_order_release);
  };
  handOn(0, identity<kOp, T>());
  // The system may have taken the core from the thread that is at the tile before. Waiting for that
  // thread costs more than adding up its tile, too, to the very same bits.
  const auto prefixOf = [&](std::size_t tile) {
    for (int i = 0; i < kPatience; ++i) {
      if (prefixes[tile].isKnown.load(std::memory_order_acquire)) return prefixes[tile].before;
      relax();
    }
    std::size_t known = tile;
    while (!prefixes[known].isKnown.load(std::memory_order_acquire)) --known;
    T before = prefixes[known].before;
    for (; known < tile; ++known) {
      before = combine<kOp>(before, work.total(in + known * kTile, kTile));
    }
    return before;
  };
  std::atomic<std::size_t> next = 0;
  const auto cores = static_cast<unsigned>(std::min(tiles, std::size_t{coreCount()}));
  onCores(cores, [&](unsigned) {
    for (std::size_t tile = next++; tile < tiles; tile = next++) {
      const std::size_t begin = tile * kTile;
      const std::size_t count = std::min(kTile, n - begin);
      const T total = work.total(in + begin, count);
      const T before = prefixOf(tile);
      handOn(tile + 1, combine<kOp>(before, total));
      static_cast<void>(scan(in + begin, count, before, out + begin));
    }
  });
}

template <Op kOp, class T>
void scanAs(const T* in, std::size_t n, bool exclusive, T* out) {
  if (n * sizeof(T) >= kScanBytesForCores && coreCount() > 1) {
    scanOnCores<kOp>(in, n, exclusive, out);
    return;
  }
  const ScanWork<T>& work = kWork<kOp, T>;
  static_cast<void>((exclusive ? work.exclusive : work.inclusive)(in, n, identity<kOp, T>(), out));
}

}  // namespace

template <Op kOp, class T>
void tunedScan(const T* in, std::size_t n, bool exclusive, T* out) {
  if constexpr (kOp == Op::sum && std::is_signed_v<T> && std::is_integral_v<T>) {
    // Sums of unsigned numbers wrap around, as these must.
    using Unsigned = std::make_unsigned_t<T>;
    scanAs<kOp>(reinterpret_cast<const Unsigned*>(in), n, exclusive,
                reinterpret_cast<Unsigned*>(out));
  } else {
    scanAs<kOp>(in, n, exclusive, out);
  }
}

template void tunedScan<Op::sum>(const float*, std::size_t, bool, float*);
template void tunedScan<Op::sum>(const std::int32_t*, std::size_t, bool, std::int32_t*);
template void tunedScan<Op::sum>(const std::int64_t*, std::size_t, bool, std::int64_t*);
template void tunedScan<Op::max>(const float*, std::size_t, bool, float*);
template void tunedScan<Op::max>(const std::int32_t*, std::size_t, bool, std::int32_t*);
template void tunedScan<Op::max>(const std::int64_t*, std::size_t, bool, std::int64_t*);

}  // namespace lanescope::cpu
