// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "bench/statistics.h"
#include "request/result.h"

namespace lanescope::results {

/// One item that two benchmarks have both timed at one size.
struct ComparedTime {
  QString what;  ///< "dot_shared", "cpu: SIMD", or "dot_shared / dot_global" where the names differ
  std::string subject;  ///< the same without "cpu: ", as the other benchmark names it
  bool onCpu = false;
  std::size_t other;  ///< index of the benchmark that is compared with the first
  std::int64_t n = 0;
  values::Cache cache = values::Cache::hot;
  values::Milliseconds before{};  ///< median of the first benchmark
  values::Milliseconds now{};     ///< median of the other benchmark
  bench::Ratio ratio;             ///< the other one's time over the first one's
  /// True when the interval excludes a ratio of 1.
  [[nodiscard]] bool isClear() const { return ratio.interval.low > 1 || ratio.interval.high < 1; }
};

/// Compares all other benchmarks with the first one, by size. The kernels that the benchmarks are
/// of are compared whatever their names; CPU variants and further kernels are compared by name. The
/// emulator's times are left out. Returns what it has once a stop is requested.
[[nodiscard]] std::vector<ComparedTime> compareTimes(
    const std::vector<values::BenchResult>& results, const std::stop_token& stop = {});

}  // namespace lanescope::results
