// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace lanescope::bench {

/// One moment by two clocks, in nanoseconds. The host's clock was read before and after the device
/// took its time.
struct ClockPair {
  std::int64_t hostBefore = 0;
  std::int64_t hostAfter = 0;
  std::int64_t device = 0;
};

/// Returns what to add to a time of the device to get the host's. Each pair says that the offset is
/// from `hostBefore - device` to `hostAfter - device`; the result is the middle of what all of them
/// permit. Where they contradict each other, because the clocks are rounded, it is the middle of
/// the gap between them, which is wrong by the least. Nothing without a pair.
[[nodiscard]] std::optional<std::int64_t> clockOffset(std::span<const ClockPair> pairs);

}  // namespace lanescope::bench
