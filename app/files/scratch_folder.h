// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QString>
#include <QTemporaryDir>
#include <optional>

namespace lanescope::app {

/// A temporary folder ".lanescope-XXXXXX" for files that are moved next to it once they are whole.
/// The destructor removes it. A process locks its folder (flock); the system drops the lock when
/// the process ends, and folders without a lock are swept.
class ScratchFolder {
 public:
  /// `target` is the final file or folder; only messages use it. Throws values::Error (badInput)
  /// when its parent folder is not writable.
  explicit ScratchFolder(const QString& target);
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  [[nodiscard]] QString path() const { return m_folder->path(); }
  [[nodiscard]] QString filePath(const QString& name) const { return m_folder->filePath(name); }

 private:
  std::optional<QTemporaryDir> m_folder;
  int m_lock = -1;
};

/// Removes all scratch folders of this process, which is about to end. May be called from any
/// thread.
void removeScratchFolders();

/// The parent folder of a file or folder, which need not exist.
[[nodiscard]] QDir folderAround(const QString& path);

/// Removes the scratch folders in `folder` whose processes have ended.
void sweepScratchFolders(const QDir& folder);

}  // namespace lanescope::app
