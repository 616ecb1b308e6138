// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "request/result.h"

namespace lanescope::bench {

/// Of samples in any order; all NaN but the count when there are none.
struct Summary {
  std::size_t count = 0;
  values::Milliseconds least{};
  values::Milliseconds lower{};  ///< quartile
  values::Milliseconds median{};
  values::Milliseconds upper{};  ///< quartile
  /// The standard error of the median, as a part of it: half of what lies between the quantiles
  /// 0.5 - 0.5/√count and 0.5 + 0.5/√count. It supposes no distribution, and is large where the
  /// median falls between two heaps of samples. After Woodruff, Confidence intervals for medians
  /// and other position measures, 1952. Infinite for fewer than two samples.
  double relativeError = 0;
};
[[nodiscard]] Summary summarize(std::span<const values::Milliseconds> samples);

/// The quantile of ascending numbers, linear between neighbours, as R's type 7 and NumPy's default
/// (Hyndman & Fan, Sample quantiles in statistical packages, 1996). NaN for none.
[[nodiscard]] double quantile(std::span<const double> ascending, double q);

/// A range that holds the truth in 95 of 100 cases.
struct Interval {
  double low = 0;
  double high = 0;
};

/// How many times as long `a` takes as `b`: the ratio of their medians, and its interval by the
/// percentile bootstrap (Efron & Tibshirani, An introduction to the bootstrap, 1993, ch. 13). The
/// same samples and seed give the same interval. All NaN where either has no samples.
struct Ratio {
  double value = 0;
  Interval interval;
};
[[nodiscard]] Ratio ratioOfMedians(std::span<const values::Milliseconds> a,
                                   std::span<const values::Milliseconds> b, std::uint64_t seed = 1);

/// The median of each phase on its own.
[[nodiscard]] values::Phases medianPhases(const std::vector<values::Phases>& runs);
[[nodiscard]] values::PinnedTransfers medianTransfers(
    const std::vector<values::PinnedTransfers>& runs);

}  // namespace lanescope::bench
