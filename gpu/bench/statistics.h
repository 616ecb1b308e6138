// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "request/result.h"

namespace lanescope::bench {

/// A summary of samples in any order. Without samples, all members but the count are NaN.
struct Summary {
  std::size_t count = 0;
  values::Milliseconds least{};
  values::Milliseconds lower{};  ///< quartile
  values::Milliseconds median{};
  values::Milliseconds upper{};  ///< quartile
  /// The standard error of the median relative to the median: half the distance between the
  /// quantiles 0.5 - 0.5/√count and 0.5 + 0.5/√count. It assumes no distribution, and is large
  /// where the median falls between two clusters of samples. See Woodruff, Confidence intervals
  /// for medians and other position measures, 1952. Infinite for fewer than two samples.
  double relativeError = 0;
};
[[nodiscard]] Summary summarize(std::span<const values::Milliseconds> samples);

/// Returns the quantile of ascending numbers, linear between neighbours, as R's type 7 and NumPy's
/// default (Hyndman & Fan, Sample quantiles in statistical packages, 1996). NaN without numbers.
[[nodiscard]] double quantile(std::span<const double> ascending, double q);

/// A 95% confidence interval.
struct Interval {
  double low = 0;
  double high = 0;
};

/// The ratio of the medians of `a` and `b`, with its interval by the percentile bootstrap (Efron &
/// Tibshirani, An introduction to the bootstrap, 1993, ch. 13). The same samples and seed give the
/// same interval. All NaN where either has no samples.
struct Ratio {
  double value = 0;
  Interval interval;
};
[[nodiscard]] Ratio ratioOfMedians(std::span<const values::Milliseconds> a,
                                   std::span<const values::Milliseconds> b, std::uint64_t seed = 1);

/// Returns the median of each phase on its own.
[[nodiscard]] values::Phases medianPhases(const std::vector<values::Phases>& runs);
[[nodiscard]] values::PinnedTransfers medianTransfers(
    const std::vector<values::PinnedTransfers>& runs);

}  // namespace lanescope::bench
