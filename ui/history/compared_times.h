// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "bench/statistics.h"
#include "request/result.h"

namespace lanescope::ui {

/// What two benchmarks both have timed at one size.
struct ComparedTime {
  QString what;       ///< "dot_shared", "cpu: SIMD"; "dot_shared / dot_global" where they differ
  std::size_t other;  ///< which of the benchmarks stands against the first
  std::int64_t n = 0;
  values::Cache cache = values::Cache::hot;
  values::Milliseconds before{};  ///< median of the first benchmark
  values::Milliseconds now{};     ///< of the other one
  bench::Ratio ratio;             ///< how many times as long the other one takes
  /// Whether the interval says that one of them is faster.
  [[nodiscard]] bool isClear() const { return ratio.interval.low > 1 || ratio.interval.high < 1; }
};

/// All others against the first, by size. The kernels that the benchmarks are of stand against each
/// other, whatever they are; CPU variants and kernels beside stand against those of their name. The
/// emulator's times are left out. Stops early, with what it has, when that is asked for.
[[nodiscard]] std::vector<ComparedTime> compareTimes(
    const std::vector<values::BenchResult>& results, const std::stop_token& stop = {});

}  // namespace lanescope::ui
