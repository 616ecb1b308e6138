// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/kernel_file.h"

#include <sys/xattr.h>
#include <unistd.h>

#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>
#include <utility>

#include "app/files/output_file.h"
#include "app/lab/own_kernel_build.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr const char* kUtf8Mark = "\xEF\xBB\xBF";
/// Editors write a file in several steps, each of which is told.
constexpr int kLookMs = 50;

[[noreturn]] void refuse(const QString& sentence) {
  values::refuse(sentence.toStdString());
}

/// Returns the file's bytes, at most 1 MiB. Throws values::Error (badInput).
QByteArray bytesOf(const QString& path) {
  const QString name = QFileInfo(path).fileName();
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    //: %1: name of a file; %2: why, from the system
    refuse(KernelFile::tr("%1 cannot be read: %2.").arg(name, file.errorString()));
  }
  QByteArray bytes = file.read(kMostKernelTextBytes + 1);
  bytes.squeeze();  // it has room for as many bytes as were asked for
  if (bytes.size() > kMostKernelTextBytes) {
    //: %1: name of a file
    refuse(KernelFile::tr("%1 is too large; the text of a kernel has at most 1 MiB.").arg(name));
  }
  return bytes;
}

/// The same for a text that can be written again without a loss.
QByteArray readKernel(const QString& path) {
  QByteArray bytes = bytesOf(path);
  QStringDecoder decoder(QStringDecoder::Utf8);
  const QString text = decoder(bytes);
  if (decoder.hasError() || text.contains(QChar(0))) {
    //: %1: name of a file; UTF-8 is the usual encoding of letters
    refuse(KernelFile::tr("%1 is no text in UTF-8. Convert it in an editor, and open it again.")
               .arg(QFileInfo(path).fileName()));
  }
  return bytes;
}

/// Whether a file is neither of another user nor noted by a browser as one that was downloaded.
bool isOfUser(const QString& path) {
  if (QFileInfo(path).ownerId() != ::geteuid()) return false;
  return ::getxattr(QFile::encodeName(path).constData(), "user.xdg.origin.url", nullptr, 0) < 0;
}

}  // namespace

QString readKernelText(const QString& path) {
  return QString::fromUtf8(bytesOf(path));
}

KernelFile::KernelFile(QObject* parent) : QObject(parent) {
  m_looking.setSingleShot(true);
  m_looking.setInterval(kLookMs);
  connect(&m_looking, &QTimer::timeout, this, &KernelFile::look);
  const auto soon = [this] { m_looking.start(); };
  connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, soon);
  connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, soon);
}

QString KernelFile::name() const {
  return m_path.isEmpty() ? m_name : QFileInfo(m_path).fileName();
}

void KernelFile::open(const QString& path) {
  const QByteArray bytes = readKernel(path);
  m_isOwn = isOfUser(path);
  takeText(bytes);
  moveTo(path, bytes);
}

void KernelFile::begin(const QString& name, const QString& text, bool isOwn) {
  m_name = name;
  m_text = text;
  m_hasMark = false;
  m_isOwn = isOwn;
  m_isThere = false;
  m_onDisk = bytesOfText();
  m_pending.clear();
  m_hasPending = false;
  if (!m_path.isEmpty()) {
    m_path.clear();
    emit pathChanged(m_path);
  }
  watch();
  setModified(false);
}

void KernelFile::setText(const QString& text) {
  m_text = text;
  const bool isGone = !m_path.isEmpty() && !m_isThere;
  setModified(isGone || bytesOfText() != m_onDisk);
}

void KernelFile::trust() {
  m_isOwn = true;
}

bool KernelFile::save() {
  if (m_path.isEmpty()) refuse(tr("The kernel is in no file yet; save it as a file."));
  // What was written a moment ago is perhaps not told yet.
  look();
  if (m_hasPending) return false;
  write(m_path);
  return true;
}

void KernelFile::saveAs(const QString& path) {
  write(path);
}

void KernelFile::write(const QString& path) {
  const QByteArray bytes = bytesOfText();
  if (bytes.size() > kMostKernelTextBytes) {
    refuse(tr("The text is too large; that of a kernel has at most 1 MiB."));
  }
  writeFile(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
  moveTo(path, bytes);
}

void KernelFile::takeFromDisk() {
  if (!std::exchange(m_hasPending, false)) return;
  m_onDisk = std::exchange(m_pending, {});
  takeText(m_onDisk);
  setModified(false);
  emit changedOnDisk(m_text);
}

void KernelFile::keepOwn() {
  if (!std::exchange(m_hasPending, false)) return;
  m_onDisk = std::exchange(m_pending, {});
  setModified(bytesOfText() != m_onDisk);
}

void KernelFile::moveTo(const QString& path, const QByteArray& bytes) {
  const QString absolute = QFileInfo(path).absoluteFilePath();
  m_onDisk = bytes;
  m_pending.clear();
  m_hasPending = false;
  m_isThere = true;
  const bool isOther = std::exchange(m_path, absolute) != absolute;
  watch();
  setModified(false);
  if (isOther) emit pathChanged(m_path);
}

void KernelFile::watch() {
  const QStringList watched = m_watcher.files() + m_watcher.directories();
  if (!watched.isEmpty()) m_watcher.removePaths(watched);
  if (m_path.isEmpty()) return;
  // The folder tells of a file that another one has replaced, which the file's own watch loses.
  m_watcher.addPath(QFileInfo(m_path).absolutePath());
  if (QFileInfo::exists(m_path)) m_watcher.addPath(m_path);
}

void KernelFile::look() {
  m_looking.stop();
  if (m_path.isEmpty()) return;
  if (!m_watcher.files().contains(m_path)) watch();
  if (!QFileInfo::exists(m_path)) {
    if (!std::exchange(m_isThere, false)) return;
    m_pending.clear();
    m_hasPending = false;
    setModified(true);
    emit removed();
    return;
  }
  QByteArray bytes;
  try {
    bytes = readKernel(m_path);
  } catch (const values::Error& error) {
    emit unreadable(QString::fromUtf8(error.what()));
    return;
  }
  const bool wasThere = std::exchange(m_isThere, true);
  if (bytes == m_onDisk) {
    m_pending.clear();
    m_hasPending = false;
    if (!wasThere) setModified(bytesOfText() != m_onDisk);
    return;
  }
  if (bytes == bytesOfText()) {
    m_onDisk = bytes;
    m_pending.clear();
    m_hasPending = false;
    setModified(false);
    return;
  }
  // A file that comes back is no unsaved edit if the text is still the one that it had.
  const bool hasEdits = bytesOfText() != m_onDisk;
  if (hasEdits) {
    if (std::exchange(m_hasPending, true) && m_pending == bytes) return;
    m_pending = bytes;
    emit conflicted(QString::fromUtf8(bytes));
    return;
  }
  m_onDisk = bytes;
  takeText(bytes);
  setModified(false);
  emit changedOnDisk(m_text);
}

void KernelFile::takeText(const QByteArray& bytes) {
  m_hasMark = bytes.startsWith(kUtf8Mark);
  // Qt leaves the mark out.
  m_text = QString::fromUtf8(bytes);
}

QByteArray KernelFile::bytesOfText() const {
  const QByteArray bytes = m_text.toUtf8();
  return m_hasMark ? kUtf8Mark + bytes : bytes;
}

void KernelFile::setModified(bool isModified) {
  if (std::exchange(m_isModified, isModified) != isModified) emit modifiedChanged(isModified);
}

}  // namespace lanescope::app
