// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/output_file.h"

#include <QFileInfo>
#include <cerrno>
#include <cstring>
#include <exception>

#include "app/files/on_disk.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr std::size_t kBufferBytes = std::size_t{1} << 20;

}  // namespace

/// Passes the bytes on to the file and keeps the first exception.
class OutputFile::Device : public QIODevice {
 public:
  explicit Device(OutputFile& file) : m_file(file) { open(WriteOnly | Unbuffered); }
  [[nodiscard]] bool isSequential() const override { return true; }
  void check() const {
    if (m_failure) std::rethrow_exception(m_failure);
  }

 protected:
  qint64 readData(char* /*bytes*/, qint64 /*most*/) override { return -1; }
  qint64 writeData(const char* bytes, qint64 count) override {
    if (m_failure) return count;
    try {
      m_file.write({bytes, static_cast<std::size_t>(count)});
    } catch (...) {
      m_failure = std::current_exception();
    }
    return count;
  }

 private:
  OutputFile& m_file;
  std::exception_ptr m_failure;
};

OutputFile::OutputFile(const QString& path) : m_path(path), m_file(path) {
  const auto refuse = [&](const std::string& reason) {
    values::refuse(path.toStdString() + " cannot be written: " + reason + ".");
  };
  const QFileInfo info(path);
  if (path.isEmpty()) refuse("the name is empty");
  if (info.isDir()) refuse("it is a folder");
  const QFileInfo folder(info.absolutePath());
  if (!folder.isDir()) {
    refuse("the folder " + folder.filePath().toStdString() + " does not exist");
  }
  if (info.exists() && !info.isFile()) refuse("it is not a regular file");
  if (!m_file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) {
    refuse(m_file.errorString().toStdString());
  }
}

OutputFile::~OutputFile() = default;

QIODevice& OutputFile::device() {
  if (m_device == nullptr) m_device = std::make_unique<Device>(*this);
  return *m_device;
}

void OutputFile::write(std::string_view bytes) {
  m_buffer += bytes;
  if (m_buffer.size() >= kBufferBytes) flush();
}

void OutputFile::flush() {
  // A disk that fills up accepts a part of the bytes first, and reports the error with the next
  // call.
  std::string_view rest = m_buffer;
  while (!rest.empty()) {
    const qint64 taken = m_file.write(rest.data(), static_cast<qint64>(rest.size()));
    if (taken <= 0) fail(m_file.errorString().toStdString());
    rest.remove_prefix(static_cast<std::size_t>(taken));
  }
  m_buffer.clear();
}

void OutputFile::commit() {
  if (m_device != nullptr) m_device->check();
  flush();
  // Qt's own attempt does not tell whether it succeeded.
  if (!isOnDisk(m_file.handle())) fail(std::strerror(errno));
  if (!m_file.commit()) fail(m_file.errorString().toStdString());
  bringNamesToDisk(QFileInfo(m_path).canonicalPath());
}

void OutputFile::fail(const std::string& reason) const {
  values::unavailable(m_path.toStdString() + " cannot be written: " + reason + ".");
}

void writeFile(const QString& path, std::string_view bytes) {
  OutputFile file(path);
  file.write(bytes);
  file.commit();
}

}  // namespace lanescope::app
