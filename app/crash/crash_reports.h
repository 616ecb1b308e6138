// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

namespace lanescope::app {

/// What `crash::reportCrashes` has written when a program ended by a signal.
struct CrashReport {
  QString file;     ///< its path
  QDateTime when;   ///< local time
  QString program;  ///< "lanescope" or "lanescope-engine"
  QString text;
};

/// Returns the reports of this user, the newest first.
[[nodiscard]] QList<CrashReport> crashReports();

/// Deletes the report's file. Returns whether it is gone.
bool deleteCrashReport(const CrashReport& report);

/// Whether the window's program has crashed since this function was last asked, as QSettings
/// remembers.
[[nodiscard]] bool hasCrashedSince();

}  // namespace lanescope::app
