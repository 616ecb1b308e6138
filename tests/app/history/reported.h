// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <vector>

namespace lanescope::tests {

/// Of each series of a history_writer.
inline constexpr std::size_t kReportedSamples = 500;

/// The series and runs that a history_writer has reported as stored.
struct Reported {
  std::map<std::int64_t, std::vector<std::int64_t>> series;
  std::set<std::int64_t> runs;
  int lines = 0;

  /// Drops an incomplete last line, which is no report.
  void take(const QByteArray& output);
};

/// Checks SQLite's own consistency.
void expectSound(const QString& path);
/// Checks that all reported data are in the file unchanged, and at most one write more.
void expectWhole(const QString& path, const Reported& reported);

}  // namespace lanescope::tests
