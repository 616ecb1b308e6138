// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <vector>

#include "trace/record/timeline.h"

namespace lanescope::trace {

/// The fraction of its input that a block has used, step by step, from 0 before its first step to 1
/// after its last. It aligns two kernels that do the same work. Of several input arrays, the one
/// with the smallest loaded fraction decides. Between two increases of this fraction the value
/// grows evenly over the steps. For a block that loads no input it is the fraction of steps.
class InputProgress {
 public:
  explicit InputProgress(const Timeline& timeline);

  /// The fraction after `stepsDone` steps.
  [[nodiscard]] double after(std::size_t stepsDone) const { return m_used[stepsDone]; }
  /// The fewest steps after which the fraction is at least `used`, at most all steps.
  [[nodiscard]] std::size_t stepsFor(double used) const;

 private:
  std::vector<double> m_used;  ///< one entry per step plus one, ascending
};

}  // namespace lanescope::trace
