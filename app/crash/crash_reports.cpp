// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/crash/crash_reports.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <algorithm>

#include "crash/crash_report.h"

namespace lanescope::app {
namespace {

constexpr const char* kSeen = "crashes/seen";  // seconds since 1970
constexpr qint64 kMostBytes = qint64{64} << 10;

CrashReport readReport(const QFileInfo& info) {
  CrashReport report;
  report.file = info.filePath();
  // "1767225600-lanescope-engine-4711"
  const QString name = info.completeBaseName();
  const qsizetype first = name.indexOf(QLatin1Char('-'));
  const qsizetype last = name.lastIndexOf(QLatin1Char('-'));
  report.when = QDateTime::fromSecsSinceEpoch(name.left(first).toLongLong());
  report.program = name.mid(first + 1, last - first - 1);
  QFile file(report.file);
  if (file.open(QIODevice::ReadOnly)) report.text = QString::fromUtf8(file.read(kMostBytes));
  return report;
}

}  // namespace

QList<CrashReport> crashReports() {
  const std::filesystem::path folder = crash::crashFolder();
  QList<CrashReport> reports;
  if (folder.empty()) return reports;
  const QDir dir(QString::fromStdString(folder.string()),
                 QLatin1Char('*') + QLatin1String(crash::kCrashSuffix), QDir::Name | QDir::Reversed,
                 QDir::Files | QDir::NoSymLinks);
  for (const QFileInfo& info : dir.entryInfoList()) reports += readReport(info);
  return reports;
}

bool deleteCrashReport(const CrashReport& report) {
  return QFile::remove(report.file);
}

bool hasCrashedSince() {
  const QList<CrashReport> reports = crashReports();
  const auto newest =
      std::ranges::find(reports, QStringLiteral("lanescope"), &CrashReport::program);
  if (newest == reports.end()) return false;
  QSettings settings;
  const qint64 when = newest->when.toSecsSinceEpoch();
  if (when <= settings.value(QLatin1String(kSeen)).toLongLong()) return false;
  settings.setValue(QLatin1String(kSeen), when);
  return true;
}

}  // namespace lanescope::app
