// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/scratch_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <mutex>

#include "values/error.h"

namespace lanescope::app {
namespace {

/// A file in the folder that marks it as ours: another program, or the user, may use the same name.
const QString kMark = QStringLiteral("unfinished");

std::mutex mutex;
/// The folders of living ScratchFolder objects; guarded by the mutex.
QSet<QString>& living() {
  static QSet<QString> folders;
  return folders;
}

/// Locks a folder and returns the file descriptor, or -1 when another process holds the lock or the
/// folder cannot be opened.
int lockOf(const QString& folder) {
  const int file = ::open(QFile::encodeName(folder).constData(),
                          O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (file < 0) return -1;
  struct stat status {};
  const bool isOurs = ::fstat(file, &status) == 0 && status.st_uid == ::geteuid();
  if (isOurs && ::flock(file, LOCK_EX | LOCK_NB) == 0) return file;
  ::close(file);
  return -1;
}

}  // namespace

ScratchFolder::ScratchFolder(const QString& target) {
  const QDir around = folderAround(target);
  // Another process may sweep the folder between its creation and its locking.
  do {
    if (m_lock >= 0) ::close(m_lock);
    m_folder.emplace(around.filePath(QStringLiteral(".lanescope-XXXXXX")));
    if (!m_folder->isValid()) {
      values::refuse(target.toStdString() +
                     " cannot be written: " + m_folder->errorString().toStdString() + ".");
    }
    m_lock = lockOf(m_folder->path());
  } while (!QFileInfo::exists(m_folder->path()));
  {
    const std::scoped_lock lock(mutex);
    living().insert(m_folder->path());
  }
  QFile mark(m_folder->filePath(kMark));
  static_cast<void>(mark.open(QIODevice::WriteOnly));
}

ScratchFolder::~ScratchFolder() {
  const QString path = m_folder->path();
  m_folder.reset();
  if (m_lock >= 0) ::close(m_lock);
  const std::scoped_lock lock(mutex);
  living().remove(path);
}

void removeScratchFolders() {
  const std::scoped_lock lock(mutex);
  for (const QString& folder : living()) QDir(folder).removeRecursively();
}

QDir folderAround(const QString& path) {
  return QFileInfo(QDir::cleanPath(QDir().absoluteFilePath(path))).absoluteDir();
}

void sweepScratchFolders(const QDir& folder) {
  const auto found = folder.entryList({QStringLiteral(".lanescope-??????")},
                                      QDir::Dirs | QDir::Hidden | QDir::NoSymLinks);
  for (const QString& name : found) {
    const QString path = folder.filePath(name);
    const int lock = lockOf(path);
    if (lock < 0) continue;
    if (QFileInfo::exists(QDir(path).filePath(kMark))) {
      QDir(path).removeRecursively();
    } else {
      folder.rmdir(name);  // rmdir removes only empty folders
    }
    ::close(lock);
  }
}

}  // namespace lanescope::app
