// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/output_file.h"

#include <QFileInfo>

#include "values/error.h"

namespace lanescope::app {
namespace {
constexpr std::size_t kBufferBytes = std::size_t{1} << 20;
}  // namespace

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
  if (!m_file.open(QIODevice::WriteOnly)) refuse(m_file.errorString().toStdString());
}

void OutputFile::write(std::string_view bytes) {
  m_buffer += bytes;
  if (m_buffer.size() >= kBufferBytes) flush();
}

void OutputFile::flush() {
  const auto size = static_cast<qint64>(m_buffer.size());
  if (m_file.write(m_buffer.data(), size) != size) fail();
  m_buffer.clear();
}

void OutputFile::commit() {
  flush();
  if (!m_file.commit()) fail();
}

void OutputFile::fail() const {
  throw values::Error(
      values::ErrorKind::unavailable,
      m_path.toStdString() + " cannot be written: " + m_file.errorString().toStdString() + ".");
}

void writeFile(const QString& path, std::string_view bytes) {
  OutputFile file(path);
  file.write(bytes);
  file.commit();
}

}  // namespace lanescope::app
