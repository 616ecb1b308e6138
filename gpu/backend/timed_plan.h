// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

#include "bench/sample.h"
#include "request/result.h"
#include "values/host_array.h"

namespace lanescope::backend {

/// A plan in a GPU's memory, launched again and again to be timed. Used by the thread that made it.
/// Every member throws values::Error.
class TimedPlan {
 public:
  TimedPlan() = default;
  TimedPlan(const TimedPlan&) = delete;
  TimedPlan& operator=(const TimedPlan&) = delete;
  virtual ~TimedPlan() = default;

  /// Times the plan's launches alone, by events, without gaps between them; short ones are called
  /// several times for a sample. Hot: in a row, behind a call that is not timed. Cold: each behind
  /// writing twice as much memory as the L2 cache holds. Each call has its own of the buffers that
  /// the plan wants cleared, and of small ones, so that no address decides about the time.
  [[nodiscard]] virtual bench::Sample take(values::Cache cache) = 0;
  /// Calls in a sample. Settled once a sample was taken.
  [[nodiscard]] virtual int calls(values::Cache cache) const = 0;
  [[nodiscard]] virtual double peakMHz() const = 0;
  /// Takes one more hot sample and gives the plan's outputs as its last call left them.
  [[nodiscard]] virtual std::vector<values::HostArray> outputs() = 0;
  /// Times the copies of the plan's inputs and outputs from and to page-locked memory once; nothing
  /// where that would lock more than 1 GiB of the host's. `inputs`: as the plan was prepared with.
  [[nodiscard]] virtual std::optional<values::PinnedTransfers> timePinned(
      const std::vector<values::HostArray>& inputs) = 0;
};

}  // namespace lanescope::backend
