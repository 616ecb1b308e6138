// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>
#include <map>
#include <vector>

#include "tests/soak/action.h"

namespace lanescope::soak {

/// A folder that can be full: a small file system of its own where this process may mount one, and
/// else a limit of the size of files.
class SmallDisk {
 public:
  /// `folder` exists. The file system is gone with the process.
  explicit SmallDisk(const QString& folder);
  ~SmallDisk();

  [[nodiscard]] bool isMounted() const { return m_isMounted; }
  void fill();
  void release();

 private:
  QString m_folder;
  QFile m_ballast;
  bool m_isMounted = false;
};

/// What goes wrong around the window, and for how long.
class Faults {
 public:
  explicit Faults(SmallDisk& disk) : m_disk(disk) {}

  /// Does what the action says; a stopped engine and a full disk last for some further actions.
  void inject(const Action& action);
  /// An action has passed.
  void tick();
  /// Lets stopped engines go on and frees the disk.
  void end();
  [[nodiscard]] const std::map<std::string, int>& counts() const { return m_counts; }

 private:
  SmallDisk& m_disk;
  std::map<std::string, int> m_counts;
  std::vector<int> m_stopped;
  int m_stoppedFor = 0;
  int m_fullFor = 0;
};

}  // namespace lanescope::soak
