// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/sweep_cell.h"

#include <algorithm>
#include <utility>

namespace lanescope::tune {
namespace {

using values::AccessCounters;
using values::WarpCounters;

std::uint64_t global(const WarpCounters& warps, std::uint64_t AccessCounters::*counter) {
  return warps.globalLoads.*counter + warps.globalStores.*counter + warps.globalAtomics.*counter;
}

std::uint64_t shared(const WarpCounters& warps, std::uint64_t AccessCounters::*counter) {
  return warps.sharedLoads.*counter + warps.sharedStores.*counter + warps.sharedAtomics.*counter;
}

/// Returns 0 where `b` is 0.
double ratio(std::uint64_t a, std::uint64_t b) {
  return b == 0 ? 0.0 : static_cast<double>(a) / static_cast<double>(b);
}

double counted(Metric metric, const values::Counters& counters, std::int64_t block) {
  const WarpCounters& warps = counters.total;
  const std::uint64_t warpCount =
      counters.recordedBlocks * static_cast<std::uint64_t>((block + 31) / 32);
  switch (metric) {
    case Metric::sectors:
      return ratio(global(warps, &AccessCounters::sectors),
                   global(warps, &AccessCounters::requests));
    case Metric::requests:
      return ratio(global(warps, &AccessCounters::requests), warpCount);
    case Metric::conflicts:
      return ratio(shared(warps, &AccessCounters::conflicts),
                   shared(warps, &AccessCounters::requests));
    case Metric::barriers:
      return ratio(warps.barriers, warpCount);
    default:
      return counters.activeLanes;
  }
}

}  // namespace

const MetricWords& wordsOf(Metric metric) {
  return *std::ranges::find(kMetrics, metric, &MetricWords::metric);
}

std::optional<double> SweepCell::value(Metric metric) const {
  if (state != State::measured) return {};
  if (metric == Metric::time) {
    return samples.empty() ? std::optional<double>() : time.median.count();
  }
  if (!counters) return {};
  return counted(metric, *counters, parameters.block);
}

void SweepCell::setSamples(std::vector<values::Milliseconds> measured) {
  samples = std::move(measured);
  time = bench::summarize(samples);
  state = State::measured;
}

void SweepCell::fail(std::string reason) {
  state = State::failed;
  sentence = std::move(reason);
}

void SweepCell::failCheck(std::string reason) {
  fail(std::move(reason));
  isWrong = true;
}

}  // namespace lanescope::tune
