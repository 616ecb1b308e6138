// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QString>
#include <QTemporaryDir>
#include <optional>

namespace lanescope::app {

/// A folder ".lanescope-XXXXXX" for files that are to be moved beside it once they are whole. It
/// goes with the object; one that a killed process has left is swept. A live process holds a lock
/// on its own (flock), which the system takes away when the process is gone.
class ScratchFolder {
 public:
  /// `target`: the file or folder that is to be; only for the sentence. Throws values::Error
  /// (badInput) where the folder around it may not be written to.
  explicit ScratchFolder(const QString& target);
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  [[nodiscard]] QString filePath(const QString& name) const { return m_folder->filePath(name); }

 private:
  std::optional<QTemporaryDir> m_folder;
  int m_lock = -1;
};

/// Removes all that there are of this process, which is to end at once. From any thread.
void removeScratchFolders();

/// The folder that a file or folder of this name is in or will be in.
[[nodiscard]] QDir folderAround(const QString& path);

/// Removes the scratch folders in `folder` whose processes are gone.
void sweepScratchFolders(const QDir& folder);

}  // namespace lanescope::app
