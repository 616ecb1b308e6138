// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/result_point.h"

#include "app/text/text.h"

namespace lanescope::results {

ResultPoint::ResultPoint(const values::BenchSeries& series)
    : name(toQString(series.subject())),
      where(toQString(series.where)),
      n(series.n),
      passed(series.passed),
      onCpu(series.isOnCpu()) {}

}  // namespace lanescope::results
