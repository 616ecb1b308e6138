// SPDX-License-Identifier: Apache-2.0
#include "cpu/ceilings.h"

#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <vector>

#include "cpu/lanes.h"
#include "cpu/tuned_dot.h"
#include "platform/memory.h"
#include "platform/processor.h"

namespace lanescope::cpu {
namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

/// The duration and the number of tries of a measurement, since other programs and steps of the
/// clock disturb some.
constexpr Seconds kTrying{0.06};
constexpr int kFewestTries = 3;

/// Returns the shortest time of the work; nothing when it was stopped. The first try wakes the
/// cores and does not count.
template <class Work>
std::optional<Seconds> leastTime(const std::stop_token& stop, const Work& work) {
  if (stop.stop_requested()) return std::nullopt;
  work();
  Seconds least = Seconds::max();
  const auto begin = Clock::now();
  for (int tries = 0; tries < kFewestTries || Clock::now() - begin < kTrying; ++tries) {
    if (stop.stop_requested()) return std::nullopt;
    const auto start = Clock::now();
    work();
    least = std::min<Seconds>(least, Clock::now() - start);
  }
  return least;
}

/// Returns twice the last-level cache, within limits and at most a quarter of the free memory.
std::size_t bytesBeyondCaches() {
  constexpr std::size_t kLeast = std::size_t{64} << 20;
  constexpr std::size_t kMost = std::size_t{512} << 20;
  const std::size_t wanted = std::clamp(2 * platform::lastLevelCacheBytes(), kLeast, kMost);
  return std::max(std::min<std::size_t>(wanted, platform::readMemory().free / 4), kLeast);
}

MultiplyAddWork chosenMultiplyAdds() {
#if defined(LANESCOPE_AVX2)
  if (isAvx512Machine()) return multiplyAddWork<Avx512Machine>();
  if (isAvx2Machine()) return multiplyAddWork<Avx2Machine>();
#endif
  return multiplyAddWork<AnyMachine>();
}

/// Keeps the compiler from leaving out the computation of the number.
void keep(float number) {
  volatile float sink = number;
  static_cast<void>(sink);
}

}  // namespace

std::optional<double> measureReadRate(const std::stop_token& stop) {
  const std::size_t n = bytesBeyondCaches() / sizeof(float) / 2;
  // All cores touch the pages first, each in its own part, so that each part lies near its core.
  const auto a = std::make_unique_for_overwrite<float[]>(n);
  const auto b = std::make_unique_for_overwrite<float[]>(n);
  constexpr std::size_t kTile = std::size_t{1} << 15;
  tbb::parallel_for(std::size_t{0}, (n - 1) / kTile + 1, [&](std::size_t tile) {
    if (stop.stop_requested()) return;
    const std::size_t begin = tile * kTile;
    const std::size_t count = std::min(kTile, n - begin);
    std::fill_n(a.get() + begin, count, 1.0F);
    std::fill_n(b.get() + begin, count, 1.0F);
  });
  const std::optional<Seconds> least =
      leastTime(stop, [&] { keep(tunedDot(a.get(), b.get(), n)); });
  if (!least) return std::nullopt;
  return static_cast<double>(2 * n * sizeof(float)) / least->count();
}

std::optional<double> measureMultiplyAddRate(const std::stop_token& stop) {
  const MultiplyAddWork work = chosenMultiplyAdds();
  // The work is cut into many short pieces: a core that is held up leaves its share to the others.
  constexpr std::size_t kRounds = 20'000;
  constexpr std::size_t kPiecesOfACore = 8;
  const auto cores = static_cast<std::size_t>(tbb::this_task_arena::max_concurrency());
  const std::size_t pieces = kPiecesOfACore * cores;
  const std::optional<Seconds> least = leastTime(stop, [&] {
    tbb::parallel_for(std::size_t{0}, pieces, [&](std::size_t) { keep(work.run(kRounds)); });
  });
  if (!least) return std::nullopt;
  return static_cast<double>(pieces * kRounds) * work.operations / least->count();
}

}  // namespace lanescope::cpu
