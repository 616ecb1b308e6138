// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "backend/backend.h"
#include "bench/sampler.h"
#include "catalog/catalog.h"
#include "request/request.h"
#include "request/result.h"

namespace lanescope::engine {

/// One kernel at one size that is timed in turn with others. The inputs must outlive it.
class KernelBench {
 public:
  /// Runs the kernel several times for its phases. Throws values::Error.
  KernelBench(const catalog::KernelRow& row, values::Parameters parameters,
              const values::BenchRequest& request, const values::DeviceInfo& device,
              backend::Backend& backend, const std::vector<values::HostArray>& inputs,
              std::stop_token stop);
  KernelBench(const KernelBench&) = delete;
  KernelBench& operator=(const KernelBench&) = delete;
  ~KernelBench();

  [[nodiscard]] const values::Plan& plan() const { return m_plan; }
  /// `timed`: the plan on the device; null: the kernel is timed by its runs.
  void prepare(std::unique_ptr<backend::TimedPlan> timed, const values::Sampling& sampling);
  /// Returns the subjects to sample, after `prepare`: on a GPU hot, cold or both, as requested;
  /// else one. Where a request asks for neither, there are none.
  [[nodiscard]] std::vector<bench::Subject*> subjects() const;
  /// Returns the series of the subjects, in the same order, or one of the phases alone. The outputs
  /// of the timed calls are compared with the reference.
  [[nodiscard]] std::vector<values::BenchSeries> finish(std::span<bench::Sampled> sampled,
                                                        const catalog::Reference& reference);

 private:
  class OnDevice;
  class ByRuns;

  /// Runs the plan once as for a RunRequest and records its phases.
  values::Milliseconds runOnce();
  void timePhases(const values::Sampling& sampling);

  const catalog::KernelRow& m_row;
  values::Parameters m_parameters;
  values::Plan m_plan;
  values::Target m_target;
  const values::DeviceInfo& m_device;
  backend::Backend& m_backend;
  const std::vector<values::HostArray>& m_inputs;
  std::stop_token m_stop;

  std::vector<values::Phases> m_phases;
  std::vector<values::PinnedTransfers> m_pinned;
  std::vector<values::HostArray> m_outputs;  ///< outputs of the last run
  bool m_isSound = true;                     ///< no run had a finding
  std::unique_ptr<backend::TimedPlan> m_timed;
  std::vector<std::unique_ptr<bench::Subject>> m_subjects;
  std::vector<values::Cache> m_caches;  ///< one per subject
};

}  // namespace lanescope::engine
