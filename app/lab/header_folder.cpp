// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/header_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>
#include <cerrno>
#include <functional>

#include "values/error.h"

namespace lanescope::app {
namespace {

/// The file of a folder whose time is that of the last use, and whose lock says that it is used.
const QString kUse = QStringLiteral("/used");

QString allFolders() {
  return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
         QStringLiteral("/lanescope/kernels");
}

int openUse(const QString& folder) {
  return ::open(QFile::encodeName(folder + kUse).constData(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
}

/// Waits for a lock that others share.
void share(int file) {
  while (::flock(file, LOCK_SH) != 0 && errno == EINTR) continue;
}

bool isRemoved(int file) {
  struct stat status {};
  return ::fstat(file, &status) == 0 && status.st_nlink == 0;
}

QDateTime lastUseOf(const QFileInfo& folder) {
  const QFileInfo use(folder.filePath() + kUse);
  return use.exists() ? use.lastModified() : folder.lastModified();
}

void removeUnlessUsed(const QString& folder) {
  const int use = openUse(folder);
  if (use < 0) return;
  if (::flock(use, LOCK_EX | LOCK_NB) == 0) QDir(folder).removeRecursively();
  ::close(use);
}

}  // namespace

HeaderFolder::HeaderFolder(const QString& key) : m_path(allFolders() + QLatin1Char('/') + key) {
  for (;;) {
    if (QDir().mkpath(m_path)) m_use = openUse(m_path);
    if (m_use < 0) {
      //: %1 a folder
      values::unavailable(tr("The folder %1 cannot be made.").arg(m_path).toStdString());
    }
    share(m_use);
    if (!isRemoved(m_use)) break;
    ::close(m_use);  // another process has removed the folder meanwhile
    m_use = -1;
  }
  ::futimens(m_use, nullptr);
}

HeaderFolder::~HeaderFolder() {
  ::close(m_use);
}

void HeaderFolder::removeOld(std::chrono::hours age, int kept) {
  QFileInfoList folders = QDir(allFolders()).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot);
  std::ranges::sort(folders, std::greater<>(), lastUseOf);
  const QDateTime oldest = QDateTime::currentDateTime().addSecs(-std::chrono::seconds(age).count());
  for (qsizetype i = kept; i < folders.size(); ++i) {
    if (lastUseOf(folders[i]) < oldest) removeUnlessUsed(folders[i].filePath());
  }
}

}  // namespace lanescope::app
