// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/output_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>

#include "app/files/on_disk.h"
#include "platform/nameless_file.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr std::size_t kBufferBytes = std::size_t{1} << 20;
constexpr mode_t kAllOfAFile = 0666;  ///< less the umask
constexpr mode_t kOfTheOwner = 0600;
constexpr mode_t kPermissions = 07777;
constexpr int kMostNames = 100;
// The name of a temporary file ends in six letters or digits, ".1b2c3d".
constexpr int kBase = 36;
constexpr int kLetters = 6;
constexpr quint32 kEndings = 2'176'782'336;  ///< 36 to the power of 6

/// Follows links to the file that is to be replaced, whether it exists or not.
QString fileBehind(const QString& path) {
  constexpr int kMostLinks = 40;  // as Linux allows
  QFileInfo info(path);
  for (int links = 0; info.isSymLink() && links < kMostLinks; ++links) {
    info.setFile(info.symLinkTarget());
  }
  return info.filePath();
}

}  // namespace

OutputFile::Temporary::~Temporary() {
  if (m_isNamed) ::unlink(m_name.constData());
}

void OutputFile::Temporary::makeFor(const QString& path) {
  target = QFile::encodeName(path);
  nextName();
  const QByteArray folder = QFile::encodeName(QFileInfo(path).path());
  file = FileDescriptor(platform::openNamelessFile(folder.constData(), kAllOfAFile));
  if (file.isOpen()) return;
  // Some file systems have no files without a name.
  for (int attempt = 0; attempt < kMostNames; ++attempt) {
    constexpr int kNew = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC;
    file = FileDescriptor(::open(m_name.constData(), kNew, kAllOfAFile));
    m_isNamed = file.isOpen();
    if (m_isNamed || errno != EEXIST) return;
    nextName();
  }
}

void OutputFile::Temporary::nextName() {
  const QByteArray letters =
      QByteArray::number(QRandomGenerator::global()->bounded(kEndings), kBase);
  m_name = target + '.' + letters.rightJustified(kLetters, '0');
}

bool OutputFile::Temporary::allow(Readers readers) const {
  if (readers == Readers::ownerAlone) return ::fchmod(file.get(), kOfTheOwner) == 0;
  struct stat before {};
  return ::stat(target.constData(), &before) != 0 ||
         ::fchmod(file.get(), before.st_mode & kPermissions) == 0;
}

bool OutputFile::Temporary::replaceTarget() {
  // A file is given no name that another has, so that it has one of its own for a moment.
  for (int attempt = 0; !m_isNamed && attempt < kMostNames; ++attempt) {
    m_isNamed = platform::nameFile(file.get(), m_name.constData());
    if (!m_isNamed && errno != EEXIST) return false;
    if (!m_isNamed) nextName();
  }
  if (!m_isNamed || std::rename(m_name.constData(), target.constData()) != 0) return false;
  m_isNamed = false;
  return true;
}

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

OutputFile::OutputFile(const QString& path, Readers readers) : m_path(path) {
  const auto refuse = [&](const std::string& reason) {
    values::refuse(path.toStdString() + " cannot be written: " + reason + ".");
  };
  const QFileInfo info(fileBehind(path));
  if (path.isEmpty()) refuse("the name is empty");
  if (info.isDir()) refuse("it is a folder");
  const QFileInfo folder(info.absolutePath());
  if (!folder.isDir()) {
    refuse("the folder " + folder.filePath().toStdString() + " does not exist");
  }
  if (info.exists() && !info.isFile()) refuse("it is not a regular file");
  if (info.exists() && !info.isWritable()) refuse(std::strerror(EACCES));
  m_temporary.makeFor(info.absoluteFilePath());
  if (!m_temporary.file.isOpen()) refuse(std::strerror(errno));
  if (!m_temporary.allow(readers)) refuse(std::strerror(errno));
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
    const ssize_t taken = ::write(m_temporary.file.get(), rest.data(), rest.size());
    if (taken < 0 && errno == EINTR) continue;
    if (taken <= 0) fail(std::strerror(errno));
    rest.remove_prefix(static_cast<std::size_t>(taken));
  }
  m_buffer.clear();
}

void OutputFile::commit() {
  if (m_device != nullptr) m_device->check();
  flush();
  if (!isOnDisk(m_temporary.file.get()) || !m_temporary.replaceTarget()) {
    fail(std::strerror(errno));
  }
  bringNamesToDisk(QFileInfo(QFile::decodeName(m_temporary.target)).canonicalPath());
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
