// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "request/sampling.h"

namespace lanescope::bench {

/// The longest time that a GPU may be busy without a pause. The driver of a GPU that also draws a
/// display ends longer work, and the process with it.
class LaunchLimit {
 public:
  /// Without `longest` there is no limit.
  explicit LaunchLimit(std::optional<values::Milliseconds> longest = {}) : m_longest(longest) {}

  /// Whether `calls` calls of duration `once` may be enqueued one behind the other. While `once` is
  /// not known, only a single call may be.
  [[nodiscard]] bool allowsInARow(int calls, std::optional<values::Milliseconds> once) const;

  /// Runs a kernel on n elements and returns its time.
  using Run = std::function<values::Milliseconds(std::int64_t n)>;
  /// A quantity proportional to the kernel's time on n elements.
  using Work = std::function<double(std::int64_t n)>;

  /// Returns the expected time of a kernel on n elements where it is too long, and nothing where
  /// the kernel may be launched. The kernel has not run yet: the function runs it on n / 2, n / 4,
  /// … elements, first on so few that no kernel takes long, then on ever more, as long as the
  /// previous time predicts that they do not take too long, until the time at n is known well
  /// enough.
  [[nodiscard]] std::optional<values::Milliseconds> tooLong(std::int64_t n, const Run& run,
                                                            const Work& work) const;

 private:
  std::optional<values::Milliseconds> m_longest;
};

}  // namespace lanescope::bench
