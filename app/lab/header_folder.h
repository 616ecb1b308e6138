// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <chrono>

namespace lanescope::app {

/// A folder of the user's cache with what a compiler has made of Lanescope's headers. No program
/// removes it while this object, or one of another process, lives.
class HeaderFolder {
  Q_DECLARE_TR_FUNCTIONS(HeaderFolder)

 public:
  /// Makes the folder of this key where it is missing, and notes that it is used now. Throws
  /// values::Error (unavailable) where it cannot be made.
  explicit HeaderFolder(const QString& key);
  ~HeaderFolder();
  HeaderFolder(const HeaderFolder&) = delete;
  HeaderFolder& operator=(const HeaderFolder&) = delete;

  [[nodiscard]] const QString& path() const { return m_path; }

  /// Removes the folders that have not been used for `age` and are in use nowhere, but for the
  /// `kept` that were used last.
  static void removeOld(std::chrono::hours age, int kept);

 private:
  QString m_path;
  int m_use = -1;  ///< a file that is locked while the folder is used
};

}  // namespace lanescope::app
