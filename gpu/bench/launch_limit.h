// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "request/sampling.h"

namespace lanescope::bench {

/// How long a GPU may be kept busy without a pause. A GPU that also draws a display has a driver
/// that ends what lasts longer, and with it the process.
class LaunchLimit {
 public:
  /// Nothing: as long as one likes.
  explicit LaunchLimit(std::optional<values::Milliseconds> longest = {}) : m_longest(longest) {}

  /// Whether so many calls may be enqueued one behind the other, when one takes `once`. Where that
  /// is not known yet, one call alone.
  [[nodiscard]] bool allowsInARow(int calls, std::optional<values::Milliseconds> once) const;

  /// Runs a kernel on n elements and gives its time.
  using Run = std::function<values::Milliseconds(std::int64_t n)>;
  /// What the time grows with.
  using Work = std::function<double(std::int64_t n)>;

  /// What a kernel that has not been launched yet would take on n elements, where that is too long;
  /// nothing where it may be launched. Runs it on n / 2, n / 4, … elements: first on so few that
  /// no kernel takes long, then on ever more of them, as long as that is not expected to take too
  /// long by the time before, until the time at n is known well enough.
  [[nodiscard]] std::optional<values::Milliseconds> tooLong(std::int64_t n, const Run& run,
                                                            const Work& work) const;

 private:
  std::optional<values::Milliseconds> m_longest;
};

}  // namespace lanescope::bench
