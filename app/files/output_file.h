// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QIODevice>
#include <QString>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "app/files/file_descriptor.h"

namespace lanescope::app {

/// Who may read a file that is written: as the file before, or as the user's other new files; or
/// its owner alone.
enum class Readers : std::uint8_t { asBefore, ownerAlone };

/// A file that appears whole or not at all. The bytes go to a temporary file in the same folder,
/// which replaces the file on `commit`. Without `commit`, an existing file stays unchanged. This
/// holds when the power fails, too.
class OutputFile {
 public:
  /// Throws values::Error (badInput) when the folder does not exist or may not be written to, or
  /// when `path` is a folder.
  explicit OutputFile(const QString& path, Readers readers = Readers::asBefore);
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

  /// The file that holds the bytes meanwhile, in the target's folder. It has no name there until
  /// it replaces the target, so that nothing is left of it however the process ends; where the file
  /// system has no such files, the destructor deletes it. What fails leaves the cause in errno.
  class Temporary {
   public:
    Temporary() = default;
    Temporary(const Temporary&) = delete;
    Temporary& operator=(const Temporary&) = delete;
    ~Temporary();
    void makeFor(const QString& path);  ///< `file` is not open where it failed
    [[nodiscard]] bool allow(Readers readers) const;
    [[nodiscard]] bool replaceTarget();

    QByteArray target;
    FileDescriptor file;

   private:
    void nextName();

    QByteArray m_name;
    bool m_isNamed = false;
  };

  void flush();
  [[noreturn]] void fail(const std::string& reason) const;

  QString m_path;
  Temporary m_temporary;
  std::string m_buffer;
  std::unique_ptr<Device> m_device;
};

/// Writes a whole file. Throws what OutputFile throws.
void writeFile(const QString& path, std::string_view bytes);

}  // namespace lanescope::app
