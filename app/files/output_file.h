// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSaveFile>
#include <QString>
#include <memory>
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
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  /// Throws values::Error (unavailable) when the disk is full.
  void write(std::string_view bytes);
  /// Puts the file into its place. Throws values::Error (unavailable).
  void commit();

  /// For libraries that want a device. To them all goes well; what went wrong is thrown by
  /// `commit`, since many of them do not look, and others print it.
  [[nodiscard]] QIODevice& device();

 private:
  class Device;

  void flush();
  [[noreturn]] void fail() const;

  QString m_path;
  QSaveFile m_file;
  std::string m_buffer;
  std::unique_ptr<Device> m_device;
};

/// A whole file. Throws what OutputFile throws.
void writeFile(const QString& path, std::string_view bytes);

}  // namespace lanescope::app
