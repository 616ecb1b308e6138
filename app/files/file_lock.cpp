// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <QDeadlineTimer>
#include <QFile>
#include <QThread>
#include <cerrno>

namespace lanescope::app {

FileLock::FileLock(const QString& path, std::chrono::milliseconds timeout)
    : m_file(::open(QFile::encodeName(path).constData(), O_CREAT | O_RDWR | O_CLOEXEC, 0600)) {
  if (m_file < 0) return;
  const QDeadlineTimer deadline(timeout);
  while (::flock(m_file, LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK && errno != EINTR) return;
    if (deadline.hasExpired()) {
      m_isHeldElsewhere = true;
      return;
    }
    QThread::msleep(5);
  }
}

FileLock::~FileLock() {
  if (m_file >= 0) ::close(m_file);
}

}  // namespace lanescope::app
