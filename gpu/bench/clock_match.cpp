// SPDX-License-Identifier: Apache-2.0
#include "bench/clock_match.h"

#include <algorithm>
#include <numeric>

namespace lanescope::bench {

std::optional<std::int64_t> clockOffset(std::span<const ClockPair> pairs) {
  if (pairs.empty()) return std::nullopt;
  std::int64_t least = pairs[0].hostBefore - pairs[0].device;
  std::int64_t most = pairs[0].hostAfter - pairs[0].device;
  for (const ClockPair& pair : pairs.subspan(1)) {
    least = std::max(least, pair.hostBefore - pair.device);
    most = std::min(most, pair.hostAfter - pair.device);
  }
  return std::midpoint(least, most);
}

}  // namespace lanescope::bench
