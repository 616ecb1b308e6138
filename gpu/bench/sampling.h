// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "values/result.h"

namespace lanescope::bench {

/// Wall time of one call of `work`, `samples` times, ascending. A warm-up comes first; work shorter
/// than the clock can tell apart is repeated within a sample and the time divided. Ends early, with
/// what there is, on `stop`.
[[nodiscard]] std::vector<values::Milliseconds> sampleWallTime(const std::function<void()>& work,
                                                               int samples,
                                                               const std::stop_token& stop);

/// Of an ascending list; the mean of the middle two when the count is even. 0 for an empty one.
[[nodiscard]] values::Milliseconds median(const std::vector<values::Milliseconds>& ascending);

/// The median of each phase on its own.
[[nodiscard]] values::Phases medianPhases(const std::vector<values::Phases>& runs);

}  // namespace lanescope::bench
