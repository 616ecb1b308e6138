// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

#include "bench/sample.h"
#include "request/result.h"
#include "values/host_array.h"

namespace lanescope::backend {

/// A plan in a GPU's memory that is launched repeatedly to be timed. Only the thread that made it
/// may use it. Every member throws values::Error.
class TimedPlan {
 public:
  TimedPlan() = default;
  TimedPlan(const TimedPlan&) = delete;
  TimedPlan& operator=(const TimedPlan&) = delete;
  virtual ~TimedPlan() = default;

  /// Times only the plan's launches, by events, without gaps between them; a sample contains
  /// several calls of a short plan. Hot calls are in a row, behind an untimed call. Each cold call
  /// comes behind a write over twice as much memory as the L2 cache holds. Each call has its own
  /// zeroed and small buffers, so that no single address decides about the time.
  [[nodiscard]] virtual bench::Sample take(values::Cache cache) = 0;
  /// Calls in a sample; valid after the first sample.
  [[nodiscard]] virtual int calls(values::Cache cache) const = 0;
  [[nodiscard]] virtual double peakMHz() const = 0;
  /// Takes one more hot sample and returns the plan's outputs after its last call.
  [[nodiscard]] virtual std::vector<values::HostArray> outputs() = 0;
  /// Times the copies of the plan's inputs and outputs from and to page-locked memory once. Returns
  /// nothing where that would lock more than 1 GiB of host memory. `inputs`: those of `prepare`.
  [[nodiscard]] virtual std::optional<values::PinnedTransfers> timePinned(
      const std::vector<values::HostArray>& inputs) = 0;
};

}  // namespace lanescope::backend
