// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSaveFile>
#include <QString>
#include <memory>
#include <string>
#include <string_view>

namespace lanescope::app {

/// A file that appears whole or not at all. The bytes go to a temporary file in the same folder,
/// which replaces the file on `commit`. Without `commit`, an existing file stays unchanged. This
/// holds when the power fails, too.
class OutputFile {
 public:
  /// Throws values::Error (badInput) when the folder does not exist or may not be written to, or
  /// when `path` is a folder.
  explicit OutputFile(const QString& path);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  /// Throws values::Error (unavailable) when the disk is full.
  void write(std::string_view bytes);
  /// Replaces the file, on the disk when it returns. Throws values::Error (unavailable).
  void commit();

  /// Returns a device for libraries that need one. It never reports an error to them, since many do
  /// not check and others print it; `commit` throws the first error.
  [[nodiscard]] QIODevice& device();

 private:
  class Device;

  void flush();
  [[noreturn]] void fail(const std::string& reason) const;

  QString m_path;
  QSaveFile m_file;
  std::string m_buffer;
  std::unique_ptr<Device> m_device;
};

/// Writes a whole file. Throws what OutputFile throws.
void writeFile(const QString& path, std::string_view bytes);

}  // namespace lanescope::app
