// SPDX-License-Identifier: Apache-2.0
#include "cpu/tuned_scan.h"

#include <tbb/parallel_for.h>
#include <tbb/partitioner.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "cpu/simd.h"

namespace lanescope::cpu {
namespace {

using values::Op;

/// Half of a core's second-level cache, so that a tile is still there when it is scanned.
constexpr std::size_t kTileBytes = std::size_t{128} << 10;
/// Below this, waking another core takes longer than it saves.
constexpr std::size_t kFewestBytesForCores = std::size_t{256} << 10;
/// An output beyond the last-level cache is not read again soon: what it would push out is worth
/// more, and a line that is written whole need not be read first.
constexpr std::size_t kFewestBytesPastCaches = std::size_t{24} << 20;

/// Looks at a prefix that is not there yet: as long as about two tiles take.
constexpr int kPatience = 500;

/// Stores past the caches, where the machine can; `to` is a multiple of 32.
template <class T>
[[gnu::always_inline]] inline void storePast(const Vec<T>& v, T* to) {
#if defined(__x86_64__)
  asm volatile("vmovntdq %1, %0" : "=m"(*reinterpret_cast<Vec<T>*>(to)) : "x"(v));
#else
  store(v, to);
#endif
}

/// Scans on from `carry`, which comes before in[0], and returns what comes before in[n].
template <Op kOp, class T, bool kExclusive, bool kPast>
[[gnu::always_inline]] inline T scanOn(const T* in, std::size_t n, T carry, T* out) {
  const auto one = [&](std::size_t i) __attribute__((always_inline)) {
    const T next = combine<kOp>(carry, in[i]);
    out[i] = kExclusive ? carry : next;
    carry = next;
  };
  std::size_t i = 0;
  if constexpr (kPast) {
    for (; i < n && reinterpret_cast<std::uintptr_t>(out + i) % 32 != 0; ++i) one(i);
  }
  Vec<T> none;
  fill<T>(none, identity<kOp, T>());
  Vec<T> before;
  fill<T>(before, carry);
  for (; i + kLanes<T> <= n; i += kLanes<T>) {
    Vec<T> v;
    Vec<T> shifted;
    load<T>(v, in + i);
    shiftUpInHalves<1, T>(shifted, v, none);
    combineLanes<kOp, T>(v, shifted, v);
    if constexpr (kLanes<T> == 8) {
      shiftUpInHalves<2, T>(shifted, v, none);
      combineLanes<kOp, T>(v, shifted, v);
    }
    // Before the second half comes all of the first one too.
    Vec<T> totals;
    Vec<T> swapped;
    Vec<T> start;
    broadcastLastInHalves<T>(totals, v);
    swapHalves<T>(swapped, totals);
    joinHalves<T>(start, none, swapped);
    combineLanes<kOp, T>(start, before, start);
    if constexpr (kExclusive) shiftUpInHalves<1, T>(v, v, none);
    combineLanes<kOp, T>(v, start, v);
    if constexpr (kPast) {
      storePast<T>(v, out + i);
    } else {
      store<T>(v, out + i);
    }
    combineLanes<kOp, T>(totals, totals, swapped);
    combineLanes<kOp, T>(before, before, totals);
  }
  carry = before[0];
  for (; i < n; ++i) one(i);
  return carry;
}

/// What n elements make together.
template <Op kOp, class T>
[[gnu::always_inline]] inline T totalOf(const T* in, std::size_t n) {
  constexpr std::size_t kVectors = 4;
  Vec<T> sums[kVectors];
  for (Vec<T>& sum : sums) fill<T>(sum, identity<kOp, T>());
  std::size_t i = 0;
  for (; i + kVectors * kLanes<T> <= n; i += kVectors * kLanes<T>) {
    for (std::size_t k = 0; k < kVectors; ++k) {
      Vec<T> v;
      load<T>(v, in + i + k * kLanes<T>);
      combineLanes<kOp, T>(sums[k], sums[k], v);
    }
  }
  combineLanes<kOp, T>(sums[0], sums[0], sums[1]);
  combineLanes<kOp, T>(sums[2], sums[2], sums[3]);
  combineLanes<kOp, T>(sums[0], sums[0], sums[2]);
  T total = combineAll<kOp, T>(sums[0]);
  for (; i < n; ++i) total = combine<kOp>(total, in[i]);
  return total;
}

/// The same work for the machine that it runs on.
template <Op kOp, class T, bool kExclusive>
struct Work {
  T (*scan)(const T* in, std::size_t n, T carry, T* out);
  T (*scanPast)(const T* in, std::size_t n, T carry, T* out);
  T (*total)(const T* in, std::size_t n);

  static T scanAnywhere(const T* in, std::size_t n, T carry, T* out) {
    return scanOn<kOp, T, kExclusive, false>(in, n, carry, out);
  }
  static T totalAnywhere(const T* in, std::size_t n) { return totalOf<kOp>(in, n); }
#if defined(__x86_64__)
  [[gnu::target("avx2")]] static T scanAvx2(const T* in, std::size_t n, T carry, T* out) {
    return scanOn<kOp, T, kExclusive, false>(in, n, carry, out);
  }
  [[gnu::target("avx2")]] static T scanPastAvx2(const T* in, std::size_t n, T carry, T* out) {
    const T after = scanOn<kOp, T, kExclusive, true>(in, n, carry, out);
    asm volatile("sfence" ::: "memory");  // who waits for this tile must see it
    return after;
  }
  [[gnu::target("avx2")]] static T totalAvx2(const T* in, std::size_t n) {
    return totalOf<kOp>(in, n);
  }
#endif
  static Work chosen() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2")) return {scanAvx2, scanPastAvx2, totalAvx2};
#endif
    return {scanAnywhere, scanAnywhere, totalAnywhere};
  }
};

/// The prefixes that tiles hand on; on a cache line each, since neighbours are of other cores.
template <class T>
struct alignas(64) Prefix {
  std::atomic<bool> isKnown = false;
  T before;  ///< what comes before the tile
};

/// Each core takes the next tile, so the prefix that one waits for is one that another is at.
template <Op kOp, class T, bool kExclusive>
void scanOnCores(const Work<kOp, T, kExclusive>& work, const T* in, std::size_t n, T* out) {
  const bool past = n * sizeof(T) >= kFewestBytesPastCaches;
  const auto scan = past ? work.scanPast : work.scan;
  constexpr std::size_t kTile = kTileBytes / sizeof(T);
  const std::size_t tiles = (n - 1) / kTile + 1;
  std::vector<Prefix<T>> prefixes(tiles + 1);
  const auto handOn = [&](std::size_t tile, T before) {
    prefixes[tile].before = before;
    prefixes[tile].isKnown.store(true, std::memory_order_release);
  };
  handOn(0, identity<kOp, T>());
  // The system may have taken the core from whoever is at the tile before. Waiting for him to come
  // back costs more than to add up his tile too, to the very same bits.
  const auto prefixOf = [&](std::size_t tile) {
    for (int i = 0; i < kPatience; ++i) {
      if (prefixes[tile].isKnown.load(std::memory_order_acquire)) return prefixes[tile].before;
#if defined(__x86_64__)
      __builtin_ia32_pause();
#endif
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
  const auto worker = [&](int) {
    for (std::size_t tile = next++; tile < tiles; tile = next++) {
      const std::size_t begin = tile * kTile;
      const std::size_t count = std::min(kTile, n - begin);
      const T total = work.total(in + begin, count);
      const T before = prefixOf(tile);
      handOn(tile + 1, combine<kOp>(before, total));
      static_cast<void>(scan(in + begin, count, before, out + begin));
    }
  };
  const int cores = tbb::this_task_arena::max_concurrency();
  tbb::parallel_for(0, cores, worker, tbb::static_partitioner());
}

template <Op kOp, class T, bool kExclusive>
void scanAs(const T* in, std::size_t n, T* out) {
  static const Work<kOp, T, kExclusive> kWork = Work<kOp, T, kExclusive>::chosen();
  if (n * sizeof(T) < kFewestBytesForCores || tbb::this_task_arena::max_concurrency() == 1) {
    static_cast<void>(kWork.scan(in, n, identity<kOp, T>(), out));
  } else {
    scanOnCores(kWork, in, n, out);
  }
}

}  // namespace

template <Op kOp, class T>
void tunedScan(const T* in, std::size_t n, bool exclusive, T* out) {
  if constexpr (kOp == Op::sum && std::is_signed_v<T> && std::is_integral_v<T>) {
    // Unsigned numbers wrap around as these have to.
    using Unsigned = std::make_unsigned_t<T>;
    tunedScan<kOp>(reinterpret_cast<const Unsigned*>(in), n, exclusive,
                   reinterpret_cast<Unsigned*>(out));
  } else if (exclusive) {
    scanAs<kOp, T, true>(in, n, out);
  } else {
    scanAs<kOp, T, false>(in, n, out);
  }
}

#define LANESCOPE_SCANS_OF(T)                                           \
  template void tunedScan<Op::sum, T>(const T*, std::size_t, bool, T*); \
  template void tunedScan<Op::min, T>(const T*, std::size_t, bool, T*); \
  template void tunedScan<Op::max, T>(const T*, std::size_t, bool, T*);
LANESCOPE_SCANS_OF(float)
LANESCOPE_SCANS_OF(double)
LANESCOPE_SCANS_OF(std::int32_t)
LANESCOPE_SCANS_OF(std::uint32_t)
LANESCOPE_SCANS_OF(std::int64_t)
#undef LANESCOPE_SCANS_OF

}  // namespace lanescope::cpu
