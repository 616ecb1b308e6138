// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <vector>

#include "trace/record/timeline.h"

namespace lanescope::trace {

/// How much of its input a block has used, step by step, from 0 before its first step to 1 after
/// its last: by this two kernels that do the same are shown in step. Of the arrays of the input the
/// one decides of which the smallest part has been loaded; what is loaded counts as used bit by bit
/// until the next part is. A block that loads no input uses up its steps.
class Intake {
 public:
  explicit Intake(const Timeline& timeline);

  /// After the step; 0 for none.
  [[nodiscard]] double after(std::size_t stepsDone) const { return m_used[stepsDone]; }
  /// The fewest steps after which so much is used, at most all of them.
  [[nodiscard]] std::size_t stepsFor(double used) const;

 private:
  std::vector<double> m_used;  ///< one entry a step plus one, ascending
};

}  // namespace lanescope::trace
