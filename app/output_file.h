// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSaveFile>
#include <QString>
#include <string>
#include <string_view>

namespace lanescope::app {

/// A file that appears whole or not at all: what is written goes to a temporary file beside it,
/// which takes its place on `commit`. Without it the file that was there stays as it was.
class OutputFile {
 public:
  /// Throws values::Error (badInput) when the folder does not exist or may not be written to, or
  /// the name is a folder's.
  explicit OutputFile(const QString& path);

  /// Throws values::Error (unavailable) when the disk is full.
  void write(std::string_view bytes);
  /// Puts the file into its place. Throws values::Error (unavailable).
  void commit();

  /// For writers that want a device. What they write must not be mixed with `write`.
  [[nodiscard]] QIODevice& device() { return m_file; }

 private:
  void flush();
  [[noreturn]] void fail() const;

  QString m_path;
  QSaveFile m_file;
  std::string m_buffer;
};

/// A whole file. Throws what OutputFile throws.
void writeFile(const QString& path, std::string_view bytes);

}  // namespace lanescope::app
