// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>
#include <memory>
#include <vector>

namespace lanescope::ui {

/// One window's place for unsaved work: a file that is there only after a crash, and a lock that
/// tells whose it is while the window lives.
class AutosaveSlot {
 public:
  /// Where slots are for this user.
  [[nodiscard]] static QString usualFolder();
  /// A new one, without a file. Null when the folder cannot be written to.
  [[nodiscard]] static std::unique_ptr<AutosaveSlot> make(const QString& folder);
  /// Those with a file whose window is gone, the newest first; they belong to the caller now.
  /// Sweeps up what else was left behind.
  [[nodiscard]] static std::vector<std::unique_ptr<AutosaveSlot>> abandoned(const QString& folder);

  /// Of the file.
  [[nodiscard]] const QString& path() const { return m_path; }
  /// Removes the file, and what a killed program may have left of it; the slot stays.
  void clear() const;

 private:
  explicit AutosaveSlot(const QString& path);

  QString m_path;
  QLockFile m_lock;  ///< given back with the slot
};

}  // namespace lanescope::ui
