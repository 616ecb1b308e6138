// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/on_disk.h"

#include <fcntl.h>
#include <unistd.h>

#include <QFile>
#include <QFileInfo>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "app/files/file_descriptor.h"
#include "values/error.h"

namespace lanescope::app {

bool isOnDisk(int file) {
  return ::fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EROFS;
}

void bringNamesToDisk(const QString& folder) {
  const FileDescriptor file(::open(QFile::encodeName(folder).constData(), O_RDONLY | O_CLOEXEC));
  static_cast<void>(isOnDisk(file.get()));
}

void moveIntoPlace(const QString& from, const QString& to) {
  const QByteArray source = QFile::encodeName(from);
  const FileDescriptor file(::open(source.constData(), O_RDONLY | O_CLOEXEC));
  if (!file.isOpen() || !isOnDisk(file.get()) ||
      std::rename(source.constData(), QFile::encodeName(to).constData()) != 0) {
    values::unavailable(to.toStdString() + " cannot be written: " + std::strerror(errno) + ".");
  }
  bringNamesToDisk(QFileInfo(to).canonicalPath());
}

}  // namespace lanescope::app
