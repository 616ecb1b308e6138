// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/backend.h"
#include "simt/emulator.h"

namespace lanescope::backend {

/// Runs plans on the CPU, thread by thread as a GPU would. It has one device, "Emulator".
class EmulatorBackend final : public Backend {
 public:
  [[nodiscard]] std::vector<values::DeviceInfo> devices() override;

  /// In addition to Backend::run: a kernel with an error ends the run with one finding and the
  /// record up to it. Launches must keep the limits of a GPU.
  [[nodiscard]] RunOutcome run(const values::Plan& plan,
                               const std::vector<values::HostArray>& inputs,
                               const RunOptions& options, std::stop_token stop,
                               const Progress& progress) override;
  /// Returns nothing, but checks the launch against the limits of a GPU.
  [[nodiscard]] std::optional<values::Residency> residency(const values::Plan& plan,
                                                           const values::Launch& launch,
                                                           const values::Target& target) override;

 private:
  simt::Emulator m_emulator;
};

}  // namespace lanescope::backend
