// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <chrono>
#include <optional>

#include "app/engine/mpi_ranks.h"

namespace lanescope::app {

/// The longest times that the client waits for an engine before it counts as lost.
struct EngineLimits {
  std::chrono::milliseconds hello{10'000};     ///< from the start of the process to its hello
  std::chrono::milliseconds silence{10'000};   ///< without a byte, although pings are out
  std::chrono::milliseconds question{60'000};  ///< to begin what it has; to tell of devices
  std::chrono::milliseconds restart{250};      ///< between the starts of two engines
  std::chrono::milliseconds cancel{500};       ///< from asking to killing
};

/// The place of the engine: this machine, another one that `ssh` reaches, or several processes
/// under Open MPI, on one machine or several.
class EngineAddress {
  Q_DECLARE_TR_FUNCTIONS(EngineAddress)

 public:
  /// This machine, with the `lanescope-engine` in the folder of the application.
  EngineAddress() = default;

  /// Parses "local", "ssh:HOST", where HOST may be USER@HOST, "mpi:N" or "mpi:HOSTFILE"
  /// (mpi_ranks.h). Throws values::Error: badInput for anything else, unavailable where Open MPI is
  /// not installed. A host may contain only letters, digits and . - _ @ : [ ], and must not begin
  /// with '-', which ssh would take for an option.
  [[nodiscard]] static EngineAddress parse(const QString& text);

  [[nodiscard]] bool isLocal() const { return m_host.isEmpty() && !m_ranks; }
  /// The processes of an engine of several; nothing where it is one.
  [[nodiscard]] const std::optional<MpiRanks>& ranks() const { return m_ranks; }
  /// Returns the text that `parse` takes.
  [[nodiscard]] QString text() const;
  /// Returns the place for sentences: "on this machine", "on HOST", "under MPI on this
  /// machine".
  [[nodiscard]] QString place() const;

  /// Returns the executable and its arguments. No shell interprets them.
  [[nodiscard]] QString program() const;
  [[nodiscard]] QStringList arguments() const;
  [[nodiscard]] const EngineLimits& limits() const { return m_limits; }

  /// Sets another executable and its arguments in place of `lanescope-engine`, `ssh` or `mpirun`.
  void setProgram(const QString& program, const QStringList& arguments = {});
  void setLimits(const EngineLimits& limits) { m_limits = limits; }

  /// Makes it an engine of its own for a kernel of the user: it loads the compiled kernel in this
  /// folder, in a sandbox. `name`: of the kernel's file, for sentences. `isUnconfined`: also where
  /// the system has no sandbox. Throws values::Error (badInput) for another machine.
  void setOwnKernel(const QString& folder, const QString& name, bool isUnconfined);
  /// The same for a kernel that is compiled for a GPU (app/lab/device_build.h). No code of it runs
  /// in the engine's process, which serves the whole catalogue as usual and needs no sandbox.
  void setOwnDeviceKernel(const QString& folder, const QString& name);
  /// The name of the kernel of the user that the engine loads; empty: none.
  [[nodiscard]] const QString& ownKernel() const { return m_ownKernel; }
  /// Whether the engine runs that kernel on a GPU.
  [[nodiscard]] bool isForDevice() const { return m_isForDevice; }

 private:
  /// The path of `lanescope-engine` on this machine.
  [[nodiscard]] static QString engineHere();
  /// Refuses a kernel of the user on another machine, and keeps its folder and name.
  void takeOwnKernel(const QString& folder, const QString& name);

  QString m_host;  ///< empty: this machine
  std::optional<MpiRanks> m_ranks;
  QString m_program;  ///< empty: as the host says
  QStringList m_programArguments;
  QString m_ownKernel;
  bool m_isForDevice = false;
  QStringList m_ownArguments;  ///< what the engine is told of it
  EngineLimits m_limits;
};

}  // namespace lanescope::app
