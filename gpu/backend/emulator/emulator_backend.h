// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/backend.h"
#include "simt/emulator.h"

namespace lanescope::backend {

/// Runs plans on the CPU, thread for thread as a GPU would. One device, "Emulator".
class EmulatorBackend final : public Backend {
 public:
  [[nodiscard]] std::vector<values::DeviceInfo> devices() override;

  /// Beyond what Backend says: a kernel that misbehaves ends the run with one finding, and with the
  /// record of what led to it. Launches are held to the limits of a GPU.
  [[nodiscard]] RunOutcome run(const values::Plan& plan,
                               const std::vector<values::HostArray>& inputs,
                               const RunOptions& options, std::stop_token stop,
                               const Progress& progress) override;
  /// Nothing; the launch is held to the limits of a GPU.
  [[nodiscard]] std::optional<values::Residency> residency(const values::Plan& plan,
                                                           const values::Launch& launch,
                                                           const values::Target& target) override;

 private:
  simt::Emulator m_emulator;
};

}  // namespace lanescope::backend
