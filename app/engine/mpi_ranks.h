// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <memory>

#include "app/files/scratch_folder.h"

namespace lanescope::app {

/// The ranks of an engine under Open MPI, on this machine or on those of a file of hosts, and how
/// they are started: by mpirun, or within a job of SLURM by srun where there is no mpirun.
class MpiRanks {
  Q_DECLARE_TR_FUNCTIONS(MpiRanks)

 public:
  /// `text`: "N", from 1 to values::kMostDevices, or the path of a file of hosts (host_file.h).
  /// Throws values::Error: badInput for anything else, unavailable where a program that starts the
  /// ranks is missing.
  explicit MpiRanks(const QString& text);

  [[nodiscard]] std::int64_t count() const { return m_count; }
  [[nodiscard]] const QString& text() const { return m_text; }
  /// "under MPI on this machine", "under MPI on the hosts of FILE".
  [[nodiscard]] QString place() const;

  [[nodiscard]] const QString& program() const { return m_program; }
  /// `engine`: the path of lanescope-engine, the same on all hosts.
  [[nodiscard]] QStringList arguments(const QString& engine) const;

 private:
  void findProgram();
  void readHosts();
  /// The copy of the file of hosts.
  [[nodiscard]] QString hostFile() const;
  [[nodiscard]] QStringList mpirunArguments() const;

  QString m_text;
  std::int64_t m_count = 1;
  QString m_program;
  bool m_isSrun = false;
  bool m_isOnHosts = false;
  /// It has what was checked of the file of hosts, which may change later, and what the ranks of
  /// this machine share in memory, so that nothing of it stays when mpirun is killed.
  std::shared_ptr<const ScratchFolder> m_scratch;
};

}  // namespace lanescope::app
