// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <chrono>

namespace lanescope::app {

/// Held by one program at a time, until it is destroyed or its process is gone, however that ended:
/// the system keeps it (flock), so that nothing is left behind.
class FileLock {
 public:
  /// Waits for `estimate`. The file is made where it is not there.
  FileLock(const QString& path, std::chrono::milliseconds estimate);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

  /// Whether another program holds it. In a folder that may not be written to no program can.
  [[nodiscard]] bool isHeldElsewhere() const { return m_isHeldElsewhere; }

 private:
  int m_file;
  bool m_isHeldElsewhere = false;
};

}  // namespace lanescope::app
