// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/backend.h"

namespace lanescope::backend {

/// Runs plans on an NVIDIA GPU through the CUDA runtime. The first call makes the context; no phase
/// contains that.
class CudaBackend final : public Backend {
 public:
  [[nodiscard]] std::vector<values::DeviceInfo> devices() override;
  [[nodiscard]] RunOutcome run(const values::Plan& plan,
                               const std::vector<values::HostArray>& inputs,
                               const RunOptions& options, std::stop_token stop,
                               const Progress& progress) override;
  [[nodiscard]] std::vector<std::unique_ptr<TimedPlan>> prepare(
      const std::vector<values::Plan>& plans, const std::vector<values::HostArray>& inputs,
      const values::Target& target, const std::stop_token& stop) override;
  [[nodiscard]] std::string driver() override;
  [[nodiscard]] values::Ceilings measureCeilings(const values::Target& target) override;
  [[nodiscard]] std::optional<values::Milliseconds> longestLaunch(
      const values::Target& target) override;
  [[nodiscard]] std::optional<values::Residency> residency(const values::Plan& plan,
                                                           const values::Launch& launch,
                                                           const values::Target& target) override;
};

}  // namespace lanescope::backend
