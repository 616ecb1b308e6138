// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "backend/cuda/cuda_run.h"
#include "backend/cuda/fresh_buffers.h"
#include "backend/cuda/workbench.h"
#include "backend/timed_plan.h"
#include "bench/launch_limit.h"

namespace lanescope::backend {

/// A plan on a workbench.
class CudaTimedPlan final : public TimedPlan {
 public:
  CudaTimedPlan(values::Plan plan, std::shared_ptr<Workbench> workbench, bench::LaunchLimit limit,
                std::stop_token stop);

  [[nodiscard]] bench::Sample take(values::Cache cache) override;
  [[nodiscard]] int calls(values::Cache cache) const override;
  [[nodiscard]] double peakMHz() const override { return m_bench->clock().peakMegahertz(); }
  [[nodiscard]] std::vector<values::HostArray> outputs() override;
  [[nodiscard]] std::optional<values::PinnedTransfers> timePinned(
      const std::vector<values::HostArray>& inputs) override;

 private:
  void useCopies(int copies);
  /// Finds out how many calls make a hot sample.
  void settleCalls();
  [[nodiscard]] bench::Sample takeHot(int calls);
  [[nodiscard]] bench::Sample takeCold(int calls);
  /// Enqueues, behind the gate, what goes before and then the calls that are timed, on the copies
  /// of the buffers from `first` on.
  template <class Before>
  [[nodiscard]] bench::Sample takeBehindGate(int first, int calls, const Before& before);
  void callAlone(int copy);
  void call(int copy) { m_run.enqueuePlan(m_fresh->copy(copy)); }

  values::Plan m_plan;
  std::shared_ptr<Workbench> m_bench;
  bench::LaunchLimit m_limit;
  CudaRun m_run;
  bool m_isGated = true;  ///< until a call was found to wait for the stream itself
  std::optional<FreshBuffers> m_fresh;
  std::optional<values::Milliseconds> m_once;  ///< what a call took last
  int m_calls = 0;                             ///< of a hot sample; 0: not settled
  int m_lastCopy = 0;
};

}  // namespace lanescope::backend
