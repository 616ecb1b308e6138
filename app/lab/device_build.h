// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <string>
#include <vector>

#include "app/lab/front_end.h"
#include "app/lab/host_compiler.h"
#include "values/device_kernel.h"

namespace lanescope::app {

/// The compiler of a kernel of the user for a GPU: the program lanescope-device-compiler with
/// NVIDIA's NVRTC. It runs in lanescope-confine, as the host's compiler does. No GPU is needed.
class DeviceBuild {
  Q_DECLARE_TR_FUNCTIONS(DeviceBuild)

 public:
  /// Throws values::Error (unavailable) where the program or Lanescope's headers are missing.
  DeviceBuild();

  /// Returns what to compile for: the compute capability of this machine's GPU with this number,
  /// 90 for 9.0; kWithoutGpu on a machine that has none. Throws values::Error (badInput) where it
  /// has others.
  [[nodiscard]] int capabilityOf(int gpu) const;
  /// Compute capability 9.0. What the compiler makes for it can be read on any machine.
  static constexpr int kWithoutGpu = 90;

  /// Compiles the two builds of instances of kernels into files that the engine loads, in
  /// `folder` (gpu/engine/program/own_kernel.h). Calls `refuse` for the first error in the text,
  /// with its place in the user's text, which throws. Throws values::Error (unavailable) where
  /// NVRTC is missing or does not work.
  values::DeviceKernel compile(const ReadFile& file, const std::vector<std::string>& entries,
                               int capability, const QString& folder,
                               const HostCompiler::Refuse& refuse) const;

  /// Also where the system cannot confine the compiler.
  void allowUnconfined() { m_isUnconfined = true; }

 private:
  /// Returns the compute capability of each GPU of this machine, in CUDA's order: 90 for 9.0. Asks
  /// the driver, in a process of its own.
  [[nodiscard]] std::vector<int> capabilities() const;
  [[nodiscard]] QStringList argumentsFor(const std::vector<std::string>& entries, int capability,
                                         const QString& folder) const;

  QString m_program;
  QString m_includes;  ///< the folder of Lanescope's headers
  bool m_isUnconfined = false;
};

}  // namespace lanescope::app
