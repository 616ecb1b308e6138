// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <vector>

namespace lanescope::app {

/// A place where one submission at a time is graded.
struct GradingPlace {
  QString host;  ///< HOST or USER@HOST, which ssh reaches; empty: this machine
  bool operator==(const GradingPlace&) const = default;
};

/// The places of a text as an engine's address has it.
class GradingPlaces {
  Q_DECLARE_TR_FUNCTIONS(GradingPlaces)

 public:
  /// "local": two on this machine; "mpi:N": N on it; "mpi:HOSTFILE": as many on each host as the
  /// file says (app/engine/host_file.h), of which `localhost` is this machine. Throws values::Error
  /// (badInput) for anything else.
  [[nodiscard]] static std::vector<GradingPlace> parse(const QString& text);
};

}  // namespace lanescope::app
