// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/folder_entries.h"

#include <QDir>
#include <QFile>
#include <algorithm>
#include <filesystem>
#include <new>
#include <system_error>

#include "values/error.h"

namespace lanescope::app {
namespace {

namespace fs = std::filesystem;

QFileInfoList entriesOnDisk(const QString& folder) {
  QFileInfoList entries;
  std::error_code error;
  fs::directory_iterator each(QFile::encodeName(folder).toStdString(), error);
  for (; !error && each != fs::directory_iterator(); each.increment(error)) {
    const std::string name = each->path().filename().native();
    entries += QFileInfo(folder + QLatin1Char('/') + QFile::decodeName(name.c_str()));
  }
  if (error == std::errc::not_enough_memory) throw std::bad_alloc();
  if (error) {
    values::unavailable(folder.toStdString() + " cannot be read: " + error.message() + ".");
  }
  std::ranges::sort(entries, {}, &QFileInfo::fileName);
  return entries;
}

}  // namespace

QFileInfoList entriesOf(const QString& folder) {
  if (!folder.startsWith(QLatin1Char(':'))) return entriesOnDisk(folder);
  return QDir(folder).entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                                    QDir::Name);
}

void visitEntries(const QString& folder, const std::function<bool(const QFileInfo&)>& visit) {
  for (const QFileInfo& entry : entriesOf(folder)) {
    const bool isEntered = visit(entry) && entry.isDir() && !entry.isSymLink();
    if (isEntered) visitEntries(entry.filePath(), visit);
  }
}

bool isHidden(const QFileInfo& entry) {
  return entry.fileName().startsWith(QLatin1Char('.'));
}

}  // namespace lanescope::app
