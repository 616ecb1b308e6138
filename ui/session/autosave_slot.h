// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>
#include <memory>
#include <vector>

namespace lanescope::ui {

/// A window's place for its unsaved work: a file that remains only after a crash, and a lock that
/// the window holds while it lives.
class AutosaveSlot {
 public:
  /// The folder of this user's slots.
  [[nodiscard]] static QString usualFolder();
  /// Makes a slot without a file. Null when the folder cannot be written to.
  [[nodiscard]] static std::unique_ptr<AutosaveSlot> make(const QString& folder);
  /// The slots with a file whose windows are gone, the newest first. The caller owns them. Removes
  /// what else was left behind.
  [[nodiscard]] static std::vector<std::unique_ptr<AutosaveSlot>> abandoned(const QString& folder);

  /// The path of the file.
  [[nodiscard]] const QString& path() const { return m_path; }
  /// Removes the file, and what a killed program may have left of it; the slot stays.
  void clear() const;

 private:
  explicit AutosaveSlot(const QString& path);

  QString m_path;
  QLockFile m_lock;  ///< given back with the slot
};

}  // namespace lanescope::ui
