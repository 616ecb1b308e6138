// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <chrono>

namespace lanescope::app {

/// A lock that one program at a time can hold. It is released by the destructor or by the end of
/// the process, however that ends, since the system keeps it (flock(2)).
class FileLock {
 public:
  /// Waits at most `timeout` for another program. Creates the file if it does not exist.
  FileLock(const QString& path, std::chrono::milliseconds timeout);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

  /// Whether another program holds it. In a folder without write permission no program can.
  [[nodiscard]] bool isHeldElsewhere() const { return m_isHeldElsewhere; }

 private:
  int m_file;
  bool m_isHeldElsewhere = false;
};

}  // namespace lanescope::app
