// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <cstdint>
#include <vector>

namespace lanescope::app {

/// The machines of an engine of several: a file with the name of a host on each line, which
/// " slots=N" may follow, the number of its ranks, else 1. A line that begins with '#', and what
/// follows " #", is a comment.
class HostFile {
  Q_DECLARE_TR_FUNCTIONS(HostFile)

 public:
  struct Host {
    QString name;  ///< HOST or USER@HOST
    std::int64_t ranks = 1;
    bool operator==(const Host&) const = default;
  };

  /// Throws values::Error (badInput) with the line that is wrong, when the file cannot be read, or
  /// when it has no host or more than values::kMostDevices ranks.
  explicit HostFile(const QString& path);

  [[nodiscard]] const std::vector<Host>& hosts() const { return m_hosts; }
  /// The ranks of all hosts.
  [[nodiscard]] std::int64_t ranks() const { return m_ranks; }
  /// What was read, without comments, as mpirun reads it.
  [[nodiscard]] QByteArray text() const;

 private:
  void readLine(const QString& line, qsizetype number);

  QString m_path;
  std::vector<Host> m_hosts;
  std::int64_t m_ranks = 0;
};

}  // namespace lanescope::app
